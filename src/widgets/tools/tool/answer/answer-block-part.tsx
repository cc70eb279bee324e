import { Heading } from "#design-system/heading/heading.tsx";
import { Table } from "#design-system/table/table.tsx";
import type { IsoDay } from "#domain/dated-figure.ts";
import type { AnswerBlock, CellWords } from "#domain/tools/tool-words.ts";
import { Figure } from "#widgets/reading/figure/figure.tsx";
import { CalendarBlock } from "./calendar-block.tsx";
import type { Tool } from "#widgets/tools/tool/definition/define-tool.ts";
import { MessageBlock } from "./message-block.tsx";

function Cell({ cell }: { readonly cell: CellWords }) {
  if (typeof cell === "string") return <span>{cell}</span>;
  return (
    <Figure basis={cell.basis} asOf={cell.asOf}>
      {cell.text}
    </Figure>
  );
}

export interface AnswerBlockPartProps {
  readonly block: AnswerBlock;
  readonly tool: Tool;
  readonly day: IsoDay;
  /** Whether the block renders its title. In a disclosure, the summary is the title. */
  readonly hasTitle: boolean;
}

/** Maximum length of a value that fits beside its label on a phone, in characters. */
const shortValue = 32;

/** A tool-specific part of an answer: a table, a list, a message to send, or dates for a calendar. */
export function AnswerBlockPart({ block, tool, day, hasTitle }: AnswerBlockPartProps) {
  const { actions } = tool.shared;
  const title = hasTitle && <Heading level={3}>{block.title}</Heading>;
  if (block.kind === "message")
    return <MessageBlock title={title} lead={block.lead} text={block.text} words={actions} />;
  if (block.kind === "calendar")
    return <CalendarBlock {...block} title={title} fileName={tool.id} day={day} words={actions} />;
  if (block.kind === "list")
    return (
      <section>
        {title}
        {block.lead !== undefined && <p className="mt-2 max-w-prose text-ink-soft">{block.lead}</p>}
        <ul className="mt-4 grid max-w-prose gap-2">
          {block.items.map((item) => {
            const text = typeof item === "string" ? item : item.text;
            return (
              <li key={text} className="border-s-2 border-brand-line ps-4">
                <Cell cell={item} />
              </li>
            );
          })}
        </ul>
      </section>
    );
  const { lead, columns, rows, note } = block;
  const isList = columns.length === 2;
  const isShort = rows.every(([, value = ""]) => (typeof value === "string" ? value : value.text).length <= shortValue);
  return (
    // In print, a wide table spans both columns.
    <section data-slot="answer-block" className={columns.length > 3 ? "print:[column-span:all]" : undefined}>
      {title}
      {lead !== undefined && <p className="mt-2 max-w-prose text-ink-soft">{lead}</p>}
      {/* Labels with short values stay beside them on a phone, and close to them in a wide window. */}
      <div className={isList ? "mt-4 max-w-prose print:mt-1" : "mt-4 print:mt-1"}>
        <Table<{ readonly cells: readonly CellWords[] }>
          caption={block.title}
          captionHidden
          narrow={isList && isShort ? "scroll" : "cards"}
          columns={columns.map(({ header, numeric = false }, index) => ({
            key: header,
            header,
            numeric,
            cell: ({ cells }) => {
              const cell = cells[index] ?? "";
              return cell === "" ? null : <Cell cell={cell} />;
            },
          }))}
          rows={rows.map((cells) => ({ cells }))}
          note={note}
        />
      </div>
    </section>
  );
}
