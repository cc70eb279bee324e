import { Heading } from "#design-system/heading/heading.tsx";
import { Grid } from "#design-system/layout/grid.tsx";
import { premiumKinds, premiumTitles, type LifeNeedsWorking } from "./life-needs-working.ts";
import { formatDollars, type DollarRange } from "#format/money.ts";
import { compareLifePremium } from "#widgets/tools/premium-calculator/guide-sentences.ts";
import type { PremiumKind } from "#domain/life-needs.ts";
import { WorkingLedger } from "#widgets/reading/working-ledger.tsx";
import * as words from "#words/life-needs.ts";

/** The site's own premium ranges for life insurance, in dollars a month. */
export interface LifePremiumGuide {
  readonly term: DollarRange;
  readonly wholeLife: DollarRange;
}

export interface PremiumListProps {
  readonly working: LifeNeedsWorking;
  readonly guide: LifePremiumGuide;
}

/** Estimated monthly premium of each policy type, with its working and a comparison with the site's own ranges. */
export function PremiumList({ working, guide }: PremiumListProps) {
  const compare = (kind: PremiumKind, monthly: number) => {
    const subject = kind === "wholeLife" ? kind : "term";
    return compareLifePremium(subject, monthly, guide[subject]);
  };
  return (
    <Grid columns={2} min="medium">
      {premiumKinds.map((kind) => {
        const premium = working.premiums[kind];
        return (
          <section key={kind} aria-labelledby={`premium-${kind}`} className="border-t-2 border-ink pt-3">
            <Heading level={4} id={`premium-${kind}`}>
              {premiumTitles[kind]}
            </Heading>
            <p className="mb-3 font-display text-heading-2 font-medium tracking-tight text-brand tabular-nums">
              <span>{formatDollars(premium.amount)}</span>{" "}
              <span className="text-body text-ink-soft">{words.aMonth}</span>
            </p>
            <WorkingLedger working={premium} captionHidden withoutTotal />
            <p className="mt-2 text-small text-ink-soft">{compare(kind, premium.amount)}</p>
          </section>
        );
      })}
    </Grid>
  );
}
