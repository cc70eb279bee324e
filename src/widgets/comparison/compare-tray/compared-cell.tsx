import { listRole } from "#design-system/layout/layout-element.ts";
import type { ComparedValue } from "./compared-rows.ts";
import { Graded } from "#widgets/comparison/rating-badge/graded.tsx";
import { Figure } from "#widgets/reading/figure/figure.tsx";
import * as words from "#words/comparison.ts";

export interface ComparedCellProps {
  readonly value: ComparedValue;
}

/** One value of the comparison, rendered by its kind. */
export function ComparedCell({ value }: ComparedCellProps) {
  if (value.kind === "none") return <span className="text-ink-soft">{words.notGiven}</span>;
  if (value.kind === "text") {
    return value.basis === undefined ? <span>{value.text}</span> : <Figure basis={value.basis}>{value.text}</Figure>;
  }
  if (value.kind === "grade") return <Graded rating={value.rating} />;
  return (
    <ul role={listRole("ul")} className="grid gap-1">
      {value.items.map((item) => (
        <li
          key={item}
          className="relative ps-4 before:absolute before:inset-s-0 before:top-2.5 before:w-2 before:border-t-2 before:border-accent"
        >
          {item}
        </li>
      ))}
    </ul>
  );
}
