import type { ReactNode } from "react";
import { Heading } from "#design-system/heading/heading.tsx";
import { Prose } from "#design-system/prose/prose.tsx";
import type { LetterGrade } from "#domain/rating.ts";
import { RatingBadge } from "#widgets/comparison/rating-badge/rating-badge.tsx";

export interface InsurerCardsProps {
  /** `InsurerCard` blocks. */
  readonly children: ReactNode;
}

/** Insurers side by side on wide screens. */
export function InsurerCards({ children }: InsurerCardsProps) {
  return <div className="mt-10 grid grid-cols-1 gap-x-12 laptop:grid-cols-3">{children}</div>;
}

export interface InsurerCardProps {
  readonly name: string;
  /** Letter grade of financial strength, as published. */
  readonly grade: LetterGrade;
  /** The rating agency, the date of the grade, and a description of the insurer. */
  readonly children: ReactNode;
}

/** One insurer with its published grade. */
export function InsurerCard({ name, grade, children }: InsurerCardProps) {
  return (
    <section aria-label={name} className="grid grid-cols-1 content-start gap-4 border-t-2 border-ink py-5">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Heading level={3}>{name}</Heading>
        <RatingBadge grade={grade} />
      </div>
      <Prose>{children}</Prose>
    </section>
  );
}
