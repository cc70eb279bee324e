import { Children, createContext, isValidElement, use, useId, type ReactElement, type ReactNode } from "react";

const CaptionContext = createContext<{ readonly id: string; readonly text: string } | null>(null);
const SectionContext = createContext<"head" | "body">("body");

export interface DataTableProps {
  /** Says what the table compares. */
  readonly caption: string;
  /** One Markdown table; its first column names the rows. */
  readonly children: ReactNode;
}

/** A table with its caption. Where it is wider than the page it scrolls on its own, by keyboard too. */
export function DataTable({ caption, children }: DataTableProps) {
  const id = useId();
  return <CaptionContext value={{ id, text: caption }}>{children}</CaptionContext>;
}

interface PartProps {
  readonly children?: ReactNode;
}

interface CellProps extends PartProps {
  readonly align?: "left" | "center" | "right" | "justify" | "char" | undefined;
}

function MarkdownTable({ children }: PartProps) {
  const caption = use(CaptionContext);
  return (
    <div
      data-slot="prose-table"
      role="region"
      aria-labelledby={caption?.id}
      tabIndex={0}
      className="overflow-x-auto"
    >
      <table>
        {caption !== null && (
          <caption id={caption.id} className="pb-3 text-start font-display text-heading-4 font-semibold">
            {caption.text}
          </caption>
        )}
        {children}
      </table>
    </div>
  );
}

function MarkdownHead({ children }: PartProps) {
  return (
    <SectionContext value="head">
      <thead>{children}</thead>
    </SectionContext>
  );
}

function isCell(part: ReactNode): part is ReactElement<CellProps> {
  return isValidElement(part) && (part.type === MarkdownCell || part.type === MarkdownHeaderCell);
}

/** The first cell of a row in the body is its header. */
function MarkdownRow({ children }: PartProps) {
  const section = use(SectionContext);
  const cells = Children.toArray(children).filter(isCell);
  return (
    <tr>
      {section === "head"
        ? cells
        : cells.map((cell, index) =>
            index === 0 ? (
              <th key={cell.key} scope="row">
                {cell.props.children}
              </th>
            ) : (
              cell
            ),
          )}
    </tr>
  );
}

/** A header without text would announce an empty name. */
function MarkdownHeaderCell({ align, children }: CellProps) {
  if (children === undefined) return <td />;
  return (
    <th scope="col" align={align}>
      {children}
    </th>
  );
}

function MarkdownCell({ align, children }: CellProps) {
  return <td align={align}>{children}</td>;
}

/** What Markdown's own table syntax becomes. */
export const markdownTable = {
  table: MarkdownTable,
  thead: MarkdownHead,
  tr: MarkdownRow,
  th: MarkdownHeaderCell,
  td: MarkdownCell,
};
