import { cva } from "class-variance-authority";
import type { ReactNode } from "react";
import { listRole } from "#design-system/layout/layout-element.ts";
import { numbersIn } from "#format/written-numbers.ts";
import { readMarkdownTable, type MarkdownCell } from "#widgets/reading/markdown/read-markdown.ts";

const looks = ["first", "second", "third"] as const;

const part = cva("", {
  variants: {
    look: {
      first: "fill-brand forced-colors:fill-[CanvasText]",
      second: "fill-accent-wash stroke-accent forced-colors:fill-[Canvas]",
      third: "fill-line-strong forced-colors:fill-[GrayText]",
    },
  },
});

export interface AmountBarsProps {
  /** Accessible name: the amounts that the bars compare. */
  readonly label: string;
  /**
   * A Markdown table. Its first column names the bars, each right-aligned column is a part of the bar, and any other
   * column is a note. A part given as a range is drawn at its middle.
   */
  readonly children: ReactNode;
  /** Explanation below the bars. */
  readonly caption?: string;
}

interface Part {
  readonly name: ReactNode;
  readonly content: ReactNode;
  readonly amount: number;
  readonly look: (typeof looks)[number];
}

/** The number in a cell; of a range, the middle. */
function amountIn({ text }: MarkdownCell): number {
  const numbers = numbersIn(text);
  if (numbers.length === 0) throw new Error(`"${text}" stands in a table where an amount belongs.`);
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}

function partsOf(row: readonly MarkdownCell[], header: readonly MarkdownCell[]): readonly Part[] {
  return row
    .map((cell, index) => ({ cell, name: header[index]?.content }))
    .filter(({ cell }) => cell.isNumeric && cell.text.trim() !== "")
    .map(({ cell, name }, index) => ({
      name,
      content: cell.content,
      amount: amountIn(cell),
      look: looks[index % looks.length] ?? "first",
    }));
}

const totalOf = (parts: readonly Part[]) => parts.reduce((sum, { amount }) => sum + amount, 0);

/**
 * Amounts as bars to one scale, each of one to three parts.
 *
 * Accessibility: a figure with a list of all amounts. The bars are never announced.
 */
export function AmountBars({ label, caption, children }: AmountBarsProps) {
  const { header, rows } = readMarkdownTable(children);
  const bars = rows.map((row) => ({
    key: row[0]?.text,
    name: row[0]?.content,
    parts: partsOf(row, header),
    notes: row.slice(1).filter(({ isNumeric, text }) => !isNumeric && text.trim() !== ""),
  }));
  const whole = Math.max(...bars.map(({ parts }) => totalOf(parts)));
  return (
    <figure data-slot="amount-bars" aria-label={label} className="max-w-prose min-w-0 border-t-2 border-ink pt-4">
      <ul role={listRole("ul")} className="grid gap-4">
        {bars.map(({ key, name, parts, notes }) => (
          <li key={key}>
            <div className="flex flex-wrap items-baseline gap-x-4 text-small">
              <span className="font-semibold">{name}</span>
              {parts.length === 1 && (
                <span className="font-display text-heading-4 font-semibold tabular-nums">{parts[0]?.content}</span>
              )}
              {notes.map(({ content, text }) => (
                <span key={text} className="text-ink-soft">
                  {content}
                </span>
              ))}
            </div>
            {parts.length > 0 && <Bar parts={parts} whole={whole} />}
            {parts.length > 1 && (
              <dl className="mt-1.5 flex flex-wrap gap-x-6 gap-y-1 text-small tabular-nums">
                {parts.map(({ name: partName, content, look }) => (
                  <div key={look} className="flex items-center gap-2">
                    <svg aria-hidden="true" width="12" height="12" className="shrink-0">
                      <rect x="1" y="1" width="10" height="10" className={part({ look })} />
                    </svg>
                    <dt>{partName}</dt>
                    <dd className="font-semibold">{content}</dd>
                  </div>
                ))}
              </dl>
            )}
          </li>
        ))}
      </ul>
      {caption !== undefined && <figcaption className="mt-4 text-caption text-ink-soft">{caption}</figcaption>}
    </figure>
  );
}

function Bar({ parts, whole }: { readonly parts: readonly Part[]; readonly whole: number }) {
  const percent = (amount: number) => `${((amount / whole) * 100).toFixed(1)}%`;
  return (
    <svg aria-hidden="true" width="100%" height="20" className="mt-1 block overflow-visible rtl:-scale-x-100">
      {parts.map(({ amount, look }, index) => (
        <rect
          key={look}
          x={percent(totalOf(parts.slice(0, index)))}
          y="1"
          width={percent(amount)}
          height="18"
          strokeDasharray="4 3"
          className={part({ look })}
        />
      ))}
    </svg>
  );
}
