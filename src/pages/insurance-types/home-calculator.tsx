import { ButtonLink } from "#design-system/button/button-link.tsx";
import { Heading } from "#design-system/heading/heading.tsx";
import { TextLink } from "#design-system/link/link.tsx";
import type { HomeCostBand } from "#domain/guide-records.ts";
import { CostBands } from "#widgets/comparison/cost-bands.tsx";
import { InlineToolSlot } from "#widgets/tools/inline-tool/inline-tool-slot.tsx";
import { claims } from "#content/site.ts";
import * as words from "#words/pages/home-comparison.ts";

export interface HomeCalculatorProps {
  readonly bands: readonly HomeCostBand[];
}

/* Each may be switched off in `site.ts`. */
const promises: readonly (string | null)[] = [
  claims.comparisonMinutes,
  claims.comparisonQuotes,
  claims.comparisonSavings,
];

/** The way to the comparison tool, and what homes cost to insure by their value. */
export function HomeCalculator({ bands }: HomeCalculatorProps) {
  return (
    <div className="grid gap-x-16 gap-y-14 laptop:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
      <section aria-labelledby="free-comparison" className="bg-brand-wash p-6 tablet:p-8">
        <Heading level={3} id="free-comparison">
          {words.compareForYourOwnHome}
        </Heading>
        <ul role="list" className="mt-6 grid gap-3">
          {promises
            .filter((promise) => promise !== null)
            .map((promise) => (
              <li
                key={promise}
                className="border-t border-brand-line pt-3 font-display text-heading-2 font-medium text-brand"
              >
                {promise}
              </li>
            ))}
        </ul>
        <div className="mt-8">
          <ButtonLink href="/tools/insurance-comparison-tool">{words.startFreeComparison}</ButtonLink>
        </div>
      </section>
      <div className="min-w-0">
        <CostBands
          title={words.averageMonthlyCostByHome}
          per="month"
          basis="site"
          bands={bands.map(({ homeValue, from, to }) => ({ label: `${homeValue} home`, from, to }))}
        />
        <p className="mt-4 max-w-prose text-small text-ink-soft">
          {`${words.whatCountsIsTheCost} `}
          <TextLink href="/tools/home-insurance-calculator">{words.workOutWhatYoursWould}</TextLink>.
        </p>
        <div className="mt-4">
          <InlineToolSlot id="home-insurance-calculator" />
        </div>
      </div>
    </div>
  );
}
