import type { ReactNode } from "react";
import { Heading } from "#design-system/heading/heading.tsx";
import { listRole } from "#design-system/layout/layout-element.ts";
import { readMarkdownList } from "#widgets/reading/markdown/read-markdown.ts";

const marks = [
  { number: 1, x: 118, y: 128 },
  { number: 2, x: 186, y: 128 },
  { number: 3, x: 254, y: 128 },
  { number: 4, x: 366, y: 142 },
  { number: 5, x: 186, y: 238 },
] as const;

export interface HouseOnPilesProps {
  /** Fragment of the questions. */
  readonly id: string;
  readonly title: string;
  /** A Markdown list: the meaning of each of the five numbers in the drawing, and a question to ask. */
  readonly children: ReactNode;
}

/** A house on piles, cut open, with five numbers that the list beside it explains. */
export function HouseOnPiles({ id, title, children }: HouseOnPilesProps) {
  return (
    <section
      aria-labelledby={id}
      className="grid items-center gap-x-16 gap-y-8 laptop:grid-cols-[minmax(0,6fr)_minmax(0,6fr)]"
    >
      <HouseDrawing />
      <div>
        <Heading level={2} id={id} size={3}>
          {title}
        </Heading>
        <ol role={listRole("ol")} className="mt-4">
          {readMarkdownList(children).map((item, index) => (
            // Items of a static text never change places.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={index} className="grid grid-cols-[2rem_minmax(0,1fr)] border-t border-brand-line py-3">
              <span aria-hidden="true" className="font-display text-heading-4 font-semibold text-accent">
                {index + 1}
              </span>
              <span>{item}</span>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

/** Tanks and boiler inside, fuel beside the house, frozen ground below. */
function HouseDrawing() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 420 270"
      fill="none"
      className="h-auto w-full max-w-narrow stroke-ink"
      strokeWidth="2"
      strokeLinejoin="round"
    >
      <path d="M70 160V84l116-48 116 48v76z" className="fill-surface" />
      <path d="M56 90l130-54 130 54" strokeLinecap="round" />
      <path d="M96 112h44v32H96z" className="fill-brand-wash" />
      <path d="M168 106h36v38h-36z" />
      <path d="M232 112h44v32h-44z" className="fill-accent-wash" />
      <path d="M340 124h52v36h-52zM350 160v14M382 160v14M340 142h-38" />
      <path d="M92 160v66M140 160v66M186 160v32M232 160v66M280 160v66" strokeWidth="5" />
      <path d="M10 184c40-6 70 4 110 0s80-6 120 0 110 4 170-2" className="stroke-line-strong" strokeWidth="3" />
      <g className="stroke-brand" strokeWidth="1.5" strokeLinecap="round">
        <path d="M24 208h24M66 224h22M40 242h30M112 246h26M154 214h18M204 216h20M250 246h24M300 212h26M338 232h28M372 206h24M310 250h22" />
      </g>
      {marks.map(({ number, x, y }) => (
        <g key={number} stroke="none">
          <circle cx={x} cy={y} r="12" className="fill-brand" />
          <text x={x} y={y + 5} textAnchor="middle" className="fill-on-brand font-text text-caption font-bold">
            {number}
          </text>
        </g>
      ))}
    </svg>
  );
}
