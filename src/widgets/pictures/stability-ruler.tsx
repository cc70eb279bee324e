import { useId, type ReactNode } from "react";
import { readMarkdownList } from "#widgets/reading/markdown/read-markdown.ts";
import { MarkedList } from "./marked-list.tsx";
import { DrawnMarks, type MarkLook } from "./picture-mark.tsx";

export interface StabilityRulerProps {
  /** Accessible name: the question that the ruler answers. */
  readonly label: string;
  readonly caption: string;
  /** Days before departure without a change of health that the policy asks for. */
  readonly period: number;
  /** Days before departure of a change that is early enough, and of one that comes too late. */
  readonly early: number;
  readonly late: number;
  /** A Markdown list: the early change, the first day of the period, the late change, the departure. */
  readonly children: ReactNode;
}

const looks: readonly MarkLook[] = ["solid", "solid", "open", "solid"];

/**
 * A ruler of the days before a departure, with the period in which health must not change.
 *
 * Accessibility: a figure with an ordered list of the four days. The ruler is never announced.
 */
export function StabilityRuler({ label, caption, period, early, late, children }: StabilityRulerProps) {
  const id = useId();
  const days = Math.ceil((early + 5) / 10) * 10;
  const percent = (before: number) => `${(((days - before) / days) * 100).toFixed(1)}%`;
  return (
    <figure
      data-slot="stability-ruler"
      aria-label={label}
      className="@container mt-6 min-w-0 border-t-2 border-ink pt-4"
    >
      <div aria-hidden="true" className="px-3">
        <svg width="100%" height="92" className="block overflow-visible text-ink">
          <defs>
            <pattern id={id} width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
              <path d="M0 0v8" strokeWidth="2" className="stroke-brand-line" />
            </pattern>
          </defs>
          <rect
            x={percent(period)}
            y="40"
            width={`${((period / days) * 100).toFixed(1)}%`}
            height="42"
            fill={`url(#${id})`}
          />
          <rect y="40" width="100%" height="42" fill="none" stroke="currentColor" strokeWidth="1.75" />
          {Array.from({ length: days / 5 - 1 }, (_, index) => (index + 1) * 5).map((before) => (
            <line
              key={before}
              x1={percent(before)}
              x2={percent(before)}
              y1="82"
              y2={before % 10 === 0 ? 68 : 75}
              stroke="currentColor"
            />
          ))}
          {[early, period, late, 0].map((before, index) => (
            <svg key={before} x={percent(before)} className="overflow-visible">
              <path
                d={index === 2 ? "M0 24v58" : "M0 26v56"}
                strokeWidth="2"
                className={index === 2 ? "stroke-accent" : "stroke-brand"}
                strokeDasharray={index === 2 ? "5 3" : undefined}
              />
              <DrawnMarks marks={[{ x: 0, y: 14, look: looks[index] ?? "solid" }]} first={index + 1} />
            </svg>
          ))}
        </svg>
      </div>
      <div className="mt-4">
        <MarkedList items={readMarkdownList(children)} looks={looks} columns={2} />
      </div>
      <figcaption className="mt-3 text-caption text-ink-soft">{caption}</figcaption>
    </figure>
  );
}
