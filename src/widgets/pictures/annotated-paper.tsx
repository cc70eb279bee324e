import type { ReactNode } from "react";
import { readMarkdownList, readMarkdownTable, type MarkdownCell } from "#widgets/reading/markdown/read-markdown.ts";
import { MarkedList } from "./marked-list.tsx";
import { Mark } from "./picture-mark.tsx";

export interface AnnotatedPaperProps {
  /** Heading of the paper. */
  readonly title: string;
  /** Line above the heading, such as the sender. */
  readonly sender: string;
  readonly caption: string;
  /**
   * A Markdown table with the lines of the paper, whose last column holds the number of the note or nothing, and a
   * list of the notes. With one column of entries, the table's header is only announced.
   */
  readonly children: ReactNode;
}

/**
 * A paper from an insurer with numbered notes: beside it where there is room, else below it.
 *
 * Accessibility: a figure with a table and an ordered list of notes.
 */
export function AnnotatedPaper({ title, sender, caption, children }: AnnotatedPaperProps) {
  const { header, rows } = readMarkdownTable(children);
  const hasColumns = header.length > 3;
  return (
    <figure data-slot="annotated-paper" aria-label={title} className="@container min-w-0">
      <div className="grid grid-cols-1 items-start gap-x-12 gap-y-6 @min-[42rem]:grid-cols-[minmax(0,7fr)_minmax(0,6fr)]">
        <div className="relative border border-line bg-surface px-4 pt-6 pb-8 shadow-raised wide-phone:px-6">
          <Letterhead />
          <p className="pe-24 text-caption wrap-anywhere text-ink-soft">{sender}</p>
          <p className="pe-24 font-display text-heading-3 font-semibold wrap-anywhere">{title}</p>
          <table className="mt-4 w-full border-t-2 border-ink text-small wrap-anywhere tabular-nums">
            <thead className={hasColumns ? undefined : "sr-only"}>
              <tr>
                {header.map(({ text, content }, index) => (
                  <th key={text} scope="col" className="py-2 pe-3 text-start font-semibold">
                    <span className={index === 0 || index === header.length - 1 ? "sr-only" : undefined}>
                      {content}
                    </span>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <PaperLine key={row[0]?.text} cells={row} />
              ))}
            </tbody>
          </table>
        </div>
        <MarkedList items={readMarkdownList(children)} />
      </div>
      <figcaption className="mt-4 text-caption text-ink-soft">{caption}</figcaption>
    </figure>
  );
}

function PaperLine({ cells }: { readonly cells: readonly MarkdownCell[] }) {
  const [name, ...rest] = cells;
  const note = Number(rest.at(-1)?.text);
  return (
    <tr className="border-t border-line align-baseline">
      <th scope="row" className="py-2 pe-3 text-start font-regular">
        {name?.content}
      </th>
      {rest.slice(0, -1).map(({ content }, index) => (
        // Columns of a static table never change places.
        // oxlint-disable-next-line react/no-array-index-key
        <td key={index} className="py-2 pe-3 font-semibold @min-[21rem]:wrap-normal">
          {content}
        </td>
      ))}
      <td className="w-7 py-1.5 text-end">{note > 0 && <Mark number={note} />}</td>
    </tr>
  );
}

/** A roof under an arch, as on the site's own picture, and a folded corner. */
function Letterhead() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 96 56"
      fill="none"
      stroke="currentColor"
      strokeLinejoin="round"
      className="absolute inset-e-0 top-0 h-14 w-24"
    >
      <path d="M68 0v28h28z" className="fill-sunken stroke-line-strong" strokeWidth="1" />
      <path d="M8 46V26a20 20 0 0 1 40 0v20" strokeWidth="1" />
      <path d="M15 46V33l13-11 13 11v13M2 46h52" strokeWidth="1.75" />
      <path d="M24 46V36h8v10" strokeWidth="1.75" className="stroke-accent" />
    </svg>
  );
}
