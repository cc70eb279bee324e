import { cva } from "class-variance-authority";
import type { ReactNode } from "react";
import { Card } from "#design-system/card/card.tsx";
import { LineIllustration } from "#design-system/illustration/line-illustration.tsx";
import type { InsuranceLine } from "#domain/insurance-line.ts";

/* Rows of two, three and two cards. The first two lines, which most households need first, have large illustrations. */
const cell = cva("grid", {
  variants: {
    room: {
      large: "laptop:col-span-3",
      half: "laptop:col-span-3",
      third: "laptop:col-span-2",
    },
  },
});

const rooms = {
  life: "large",
  home: "large",
  auto: "third",
  travel: "third",
  health: "third",
  business: "half",
  disability: "half",
} as const satisfies Record<InsuranceLine, "large" | "half" | "third">;

export interface LineCardProps {
  /** The line of insurance; the card links to its comparison. */
  readonly line: InsuranceLine;
  readonly title: string;
  readonly children: ReactNode;
}

/** One line of insurance with its illustration. */
export function LineCard({ line, title, children }: LineCardProps) {
  return (
    <li className={cell({ room: rooms[line] })}>
      <Card
        title={title}
        href={`/insurance-types/${line}`}
        headingLevel={2}
        media={<LineIllustration line={line} size={rooms[line] === "large" ? "large" : "medium"} />}
      >
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
    <ul role="list" aria-label={label} className="grid gap-x-10 gap-y-12 tablet:grid-cols-2 laptop:grid-cols-6">
      {children}
    </ul>
  );
}
