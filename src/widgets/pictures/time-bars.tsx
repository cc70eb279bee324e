import { cva } from "class-variance-authority";
import type { ReactNode } from "react";
import { listRole } from "#design-system/layout/layout-element.ts";
import { isBold } from "./is-bold.ts";
import { readMarkdownTable, readNumberCell, type MarkdownCell } from "#widgets/reading/markdown/read-markdown.ts";

const span = cva("", {
  variants: {
    look: {
      step: "fill-brand forced-colors:fill-[CanvasText]",
      deadline: "fill-accent-wash stroke-accent forced-colors:fill-[Canvas]",
    },
  },
});

/** A mark of the time scale. All marks are equally far apart, so that days and years fit on one scale. */
export interface TimeMark {
  readonly at: number;
  readonly label: string;
}

export interface TimeBarsProps {
  /** Accessible name: what passes in this time. */
  readonly label: string;
  readonly marks: readonly TimeMark[];
  readonly caption: string;
  /**
   * A Markdown table: name, start, end, explanation. Start and end are numbers in the unit of the scale; a bar without
   * an end goes on after the last mark. A bar whose name is bold is dashed: time that runs out.
   */
  readonly children: ReactNode;
}

/** Position of a time on the scale, in percent. */
function placeOn(marks: readonly TimeMark[], time: number): number {
  const after = marks.findIndex(({ at }) => at >= time);
  if (after <= 0) return after === 0 ? 0 : 100;
  const start = marks[after - 1]?.at ?? 0;
  const end = marks[after]?.at ?? time;
  return ((after - 1 + (time - start) / (end - start)) / (marks.length - 1)) * 100;
}

/**
 * Spans of time on one scale: the steps of a claim, the deadlines of a complaint, the incomes after an illness.
 *
 * Accessibility: a figure with a list that says each span in words. The bars are never announced.
 */
export function TimeBars({ label, marks, caption, children }: TimeBarsProps) {
  const { rows } = readMarkdownTable(children);
  return (
    <figure data-slot="time-bars" aria-label={label} className="@container min-w-0 border-t-2 border-ink">
      <div aria-hidden="true" className={line}>
        <span className="hidden @min-[42rem]:block" />
        <Scale marks={marks} />
      </div>
      <ul role={listRole("ul")} className="min-w-0">
        {rows.map((row) => (
          <li key={row[0]?.text} className={`border-t border-line py-3 ${line}`}>
            <div className="text-small [&_strong]:font-semibold">
              <span className="font-semibold">{row[0]?.content}</span>
              <span className="block text-ink-soft">{row[3]?.content}</span>
            </div>
            <Span row={row} marks={marks} />
          </li>
        ))}
      </ul>
      <figcaption className="border-t border-line pt-3 text-caption text-ink-soft">{caption}</figcaption>
    </figure>
  );
}

const line = "grid items-center gap-x-10 gap-y-1 @min-[42rem]:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]";

function Scale({ marks }: { readonly marks: readonly TimeMark[] }) {
  return (
    <svg width="100%" height="32" className="block overflow-visible">
      {marks.map(({ at, label }, index) => (
        <text
          key={at}
          x={`${(index / (marks.length - 1)) * 100}%`}
          y="22"
          textAnchor={anchorAt(index, marks.length - 1)}
          className="fill-ink-soft text-caption forced-colors:fill-[CanvasText]"
        >
          {label}
        </text>
      ))}
    </svg>
  );
}

function anchorAt(index: number, last: number) {
  if (index === 0) return "start";
  return index === last ? "end" : "middle";
}

interface SpanProps {
  readonly row: readonly MarkdownCell[];
  readonly marks: readonly TimeMark[];
}

function Span({ row: [name, from, to], marks }: SpanProps) {
  const start = placeOn(marks, readNumberCell(from));
  const isOpen = to === undefined || to.text.trim() === "";
  const end = isOpen ? 100 : placeOn(marks, readNumberCell(to));
  const look = isBold(name?.content) ? "deadline" : "step";
  return (
    <svg aria-hidden="true" width="100%" height="24" className="block overflow-visible">
      {marks.map(({ at }, index) => {
        const x = `${(index / (marks.length - 1)) * 100}%`;
        return <line key={at} x1={x} x2={x} y1="0" y2="24" className="stroke-line" />;
      })}
      <rect
        x={`${start.toFixed(1)}%`}
        y="5"
        width={`${Math.max(end - start, 1.5).toFixed(1)}%`}
        height="14"
        strokeDasharray={look === "deadline" ? "4 3" : undefined}
        className={span({ look })}
      />
      {isOpen && (
        <svg x="100%" y="5" className="overflow-visible">
          <path d="M0 0l8 7-8 7z" className={span({ look })} />
        </svg>
      )}
    </svg>
  );
}
