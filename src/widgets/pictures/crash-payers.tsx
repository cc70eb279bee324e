import type { ReactNode } from "react";
import { listRole } from "#design-system/layout/layout-element.ts";
import { cva } from "class-variance-authority";
import { readMarkdownTable } from "#widgets/reading/markdown/read-markdown.ts";
import { DrawingFrame } from "./drawing-frame.tsx";
import { isBold } from "./is-bold.ts";
import { DrawnMarks, Mark } from "./picture-mark.tsx";

const payer = cva("px-3 py-2 text-small [&_strong]:font-semibold", {
  variants: {
    isPublic: {
      true: "border border-deep bg-deep text-on-deep",
      false: "border border-line-strong bg-surface text-ink",
    },
  },
});

/** People who are hurt, your car, and the damage to others. */
const marks = [
  { x: 131, y: 18, look: "solid" },
  { x: 74, y: 74, look: "solid" },
  { x: 404, y: 74, look: "solid" },
] as const;

export interface CrashPayersProps {
  /** Accessible name: the question that the picture answers. */
  readonly label: string;
  readonly caption: string;
  /**
   * A Markdown table: a row each for people who are hurt, your car and the damage to others, and a column for each
   * system. A cell that begins in bold is paid by a public plan.
   */
  readonly children: ReactNode;
}

/**
 * Who pays after a crash, in each system of car insurance. Public plans are filled, private insurers outlined.
 *
 * Accessibility: a list of systems with the payer of each loss. The drawing is never announced.
 */
export function CrashPayers({ label, caption, children }: CrashPayersProps) {
  const { header, rows } = readMarkdownTable(children);
  return (
    <figure data-slot="crash-payers" aria-label={label} className="@container min-w-0 border-t-2 border-ink pt-4">
      <div className="max-w-prose">
        <DrawingFrame shape="strip">
          <CrashDrawing />
        </DrawingFrame>
      </div>
      <ul role={listRole("ul")} className="mt-4 grid gap-x-6 gap-y-8 @min-[42rem]:grid-cols-3 @min-[42rem]:gap-y-0">
        {header.slice(1).map(({ content, text }, index) => (
          <li key={text} className="grid gap-3 @min-[42rem]:row-span-2 @min-[42rem]:grid-rows-subgrid">
            <p className="[&_strong]:block [&_strong]:font-display [&_strong]:text-heading-3 [&_strong]:font-semibold">
              {content}
            </p>
            <dl className="grid content-start gap-2">
              {rows.map((row, number) => (
                <div key={row[0]?.text} className={payer({ isPublic: isBold(row[index + 1]?.content) })}>
                  <dt className="flex items-center gap-2 text-caption">
                    <span aria-hidden="true">
                      <Mark number={number + 1} />
                    </span>
                    <span>{row[0]?.content}</span>
                  </dt>
                  <dd className="mt-1">{row[index + 1]?.content}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
      <figcaption className="mt-3 text-caption text-ink-soft">{caption}</figcaption>
    </figure>
  );
}

const car =
  "M12 124h16a17 17 0 0 1 34 0h74a17 17 0 0 1 34 0h34v-22c0-6-4-10-10-12l-34-6-26-28c-3-3-6-4-10-4H76c-5 0-8 2-11 6L44 86l-22 6c-6 2-10 6-10 12z";

function CrashDrawing() {
  return (
    <svg
      viewBox="0 0 480 160"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="block h-auto w-full"
    >
      <path d="M0 142h480" strokeWidth="2.25" />
      <path d="M20 152h40M100 152h40M180 152h40M260 152h40M340 152h40M420 152h40" strokeWidth="1" />
      <CarDrawing />
      <g transform="matrix(-1 0 0 1 480 0)">
        <CarDrawing />
      </g>
      <path
        d="M240 40l5 26 15-20-5 25 20-13-13 21 22-4-19 14 19 9-22 1 11 17-18-11-2 20-13-17-13 17-2-20-18 11 11-17-22-1 19-9-19-14 22 4-13-21 20 13-5-25 15 20z"
        strokeWidth="2.5"
        className="fill-surface stroke-accent forced-colors:fill-[Canvas]"
      />
      <path d="M131 32v24" strokeDasharray="3 4" strokeWidth="1" />
      <DrawnMarks marks={marks} />
    </svg>
  );
}

function CarDrawing() {
  return (
    <>
      <path d={car} className="fill-surface forced-colors:fill-[Canvas]" strokeWidth="2" />
      <path d="M45 112a14 14 0 1 0 .01 0zM153 112a14 14 0 1 0 .01 0zM45 119a7 7 0 1 0 .01 0zM153 119a7 7 0 1 0 .01 0z" />
      <path
        d="M58 84l13-20c2-3 4-4 7-4h22v24zM106 60h24c3 0 5 1 7 3l20 21h-51zM103 60v56M110 94h10M64 94h10M190 98h12M12 108h10M124 84v-6a7 7 0 0 1 14 0v6M131 60a7 7 0 1 0 .01 0z"
        strokeWidth="1"
      />
    </>
  );
}
