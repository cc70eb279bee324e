import { cva } from "class-variance-authority";
import { Heading } from "#design-system/heading/heading.tsx";
import type { Company } from "#domain/company.ts";
import { SourceMarks } from "#widgets/reading/figure/source-marks.tsx";
import * as words from "#words/company-profile.ts";

const list = cva("mt-5 grid gap-x-10 gap-y-6", {
  variants: {
    layout: {
      band: "tablet:grid-cols-3",
      column: "",
    },
  },
});

export interface StrengthRatingsProps {
  readonly company: Pick<Company, "strengthRatings" | "ratingNote">;
  /** `band` sets the grades side by side, `column` one under the other. */
  readonly layout: "band" | "column";
}

/** Published grades with agency and date, and what a grade does not say. A company without one gets a blank, not a guess. */
export function StrengthRatings({ company: { strengthRatings, ratingNote }, layout }: StrengthRatingsProps) {
  return (
    <section data-slot="strength-ratings" aria-labelledby="strength-ratings">
      <Heading level={2} id="strength-ratings" size={3}>
        {words.strengthRatings}
      </Heading>
      {strengthRatings.length === 0 ? (
        <p className="mt-5 max-w-narrow border-2 border-dashed border-line-strong px-5 py-4 font-display text-heading-3">
          {words.noGradePrinted}
        </p>
      ) : (
        <ul role="list" className={list({ layout })}>
          {strengthRatings.map(({ agency, subject, grade, asOf, source }) => (
            <li key={`${agency} ${subject ?? ""} ${asOf}`} className="border-t-2 border-ink pt-3">
              <span className="block font-display text-display font-medium tracking-tight text-brand">{grade}</span>
              <span className="mt-1 block font-semibold">
                {agency}
                <SourceMarks ids={[source]} />
              </span>
              {subject !== undefined && <span className="block text-small">{subject}</span>}
              <span className="block text-small text-ink-soft">{asOf}</span>
            </li>
          ))}
        </ul>
      )}
      <p className="mt-5 max-w-prose text-small">{ratingNote}</p>
      <p className="mt-1 max-w-prose text-small text-ink-soft">{words.whatAGradeIs}</p>
    </section>
  );
}
