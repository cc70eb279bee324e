import { cva } from "class-variance-authority";
import type { ReactNode } from "react";
import { listRole } from "#design-system/layout/layout-element.ts";
import { Mark, type MarkLook } from "./picture-mark.tsx";

const list = cva("min-w-0", { variants: { columns: { 1: "", 2: "grid gap-x-12 @min-[42rem]:grid-cols-2" } } });

export interface MarkedListProps {
  /** Explanations in the order of the picture's numbers. Bold words become an item's heading. */
  readonly items: readonly ReactNode[];
  /** Looks of the marks; an item without one has a solid mark. */
  readonly looks?: readonly MarkLook[];
  /** Columns where there is room. Default: 1. */
  readonly columns?: 1 | 2;
}

/** The explanations of a picture's numbers. */
export function MarkedList({ items, looks = [], columns = 1 }: MarkedListProps) {
  return (
    <ol role={listRole("ol")} className={list({ columns })}>
      {items.map((item, index) => (
        // Items of a static text never change places.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={index} className="grid grid-cols-[2.5rem_minmax(0,1fr)] border-t border-line py-3 text-small">
          <span aria-hidden="true">
            <Mark number={index + 1} look={looks[index]} />
          </span>
          <div className="[&_strong]:block [&_strong]:text-body">{item}</div>
        </li>
      ))}
    </ol>
  );
}
