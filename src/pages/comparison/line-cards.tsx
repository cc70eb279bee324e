import type { ReactNode } from "react";
import { Card } from "#design-system/card/card.tsx";
import { Plate } from "#design-system/illustration/plate.tsx";
import type { InsuranceLine } from "#domain/insurance-line.ts";

export interface LineCardProps {
  /** The line of insurance; the card links to its comparison. */
  readonly line: InsuranceLine;
  readonly title: string;
  readonly children: ReactNode;
}

/** One line of insurance with its illustration. */
export function LineCard({ line, title, children }: LineCardProps) {
  return (
    <li className="grid">
      <Card title={title} href={`/insurance-types/${line}`} headingLevel={2} media={<Plate name={line} />}>
        {children}
      </Card>
    </li>
  );
}

export interface LineCardsProps {
  /** Accessible name of the list. */
  readonly label: string;
  /** A `LineCard` for each line, in the order of the specification. */
  readonly children: ReactNode;
}

/** The lines of insurance as cards. */
export function LineCards({ label, children }: LineCardsProps) {
  return (
    <ul role="list" aria-label={label} className="grid gap-x-10 gap-y-12 wide-phone:grid-cols-2 laptop:grid-cols-4">
      {children}
    </ul>
  );
}
