import { cva } from "class-variance-authority";
import { Heading } from "#design-system/heading/heading.tsx";
import type { StrengthRating } from "#domain/rating.ts";
import { longPeriod } from "#format/long-date.ts";
import { SourceMarks } from "#widgets/reading/figure/source-marks.tsx";
import * as words from "#words/company-profile.ts";

const list = cva("mt-5 grid gap-x-10 gap-y-4", {
  variants: {
    layout: {
      band: "tablet:grid-cols-3",
      column: "",
    },
  },
});

export interface StrengthRatingsProps {
  /** Empty where no current grade was found. */
  readonly ratings: readonly StrengthRating[];
  /** Advice about the grades, or a place to find one. */
  readonly note: string;
  /** `band` sets the grades side by side, `column` one under the other. */
  readonly layout: "band" | "column";
}

/** Published grades with agency and date, and the limits of a grade. Where none was found, the note alone. */
export function StrengthRatings({ ratings, note, layout }: StrengthRatingsProps) {
  return (
    <section data-slot="strength-ratings" aria-labelledby="strength-ratings">
      <Heading level={2} id="strength-ratings" size={3}>
        {words.strengthRatings}
      </Heading>
      {ratings.length > 0 && (
        <ul role="list" className={list({ layout })}>
          {ratings.map(({ agency, subject, company, grade, asOf, source }) => (
            <li
              key={`${agency} ${subject ?? ""} ${asOf}`}
              className="flex flex-wrap gap-x-4 border-t-2 border-ink pt-3 tablet:block"
            >
              <span className="block min-w-20 font-display text-display font-medium tracking-tight text-brand">
                {grade}
              </span>
              <div className="grow basis-36">
                <span className="block font-semibold">
                  <span>{agency}</span>
                  <SourceMarks ids={[source]} />
                </span>
                {subject !== undefined && <span className="block text-small">{words.ratingSubjects[subject]}</span>}
                {company !== undefined && <span className="block text-small">{company}</span>}
                <span className="block text-small text-ink-soft">{longPeriod(asOf)}</span>
              </div>
            </li>
          ))}
        </ul>
      )}
      <p className="mt-5 max-w-prose text-small">{note}</p>
      <p className="mt-1 max-w-prose text-small text-ink-soft">{words.whatAGradeIs}</p>
    </section>
  );
}
