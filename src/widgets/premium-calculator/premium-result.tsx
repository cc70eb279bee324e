import { useEffect, useRef } from "react";
import { Callout } from "#design-system/callout/callout.tsx";
import { Heading } from "#design-system/heading/heading.tsx";
import { formatDollars, formatExactDollars } from "#format/money.ts";
import { checkAgainstGuide, type PremiumGuide } from "#domain/premium-guide.ts";
import type { PremiumEstimate, PremiumQuestion } from "#domain/premium.ts";
import { WorkingLedger } from "#widgets/working/working-ledger.tsx";

export interface PremiumResultProps {
  readonly question: PremiumQuestion;
  readonly estimate: PremiumEstimate;
  readonly guide: PremiumGuide;
}

/** The estimate, how it comes about, and how it stands beside the site's own figures. */
export function PremiumResult({ question, estimate: { monthly, working }, guide }: PremiumResultProps) {
  const check = checkAgainstGuide(question, monthly, guide);
  const figure = useRef<HTMLDivElement>(null);

  useEffect(() => {
    // On a phone the figure would appear below the edge of the dialog.
    figure.current?.scrollIntoView({ block: "nearest" });
  }, []);

  return (
    <section data-slot="premium-result" aria-label="Estimated monthly premium" className="grid gap-5">
      <div ref={figure} className="grid gap-1 border-t-2 border-ink pt-3">
        <Heading level={3} size={4}>
          Estimated monthly premium
        </Heading>
        <p className="font-display text-display font-medium tracking-tight text-brand tabular-nums">
          {formatDollars(monthly)}
        </p>
      </div>
      <WorkingLedger
        working={{ title: "How we got there", lines: working, amount: monthly, per: "month" }}
        format={formatExactDollars}
        withoutTotal
      />
      {check !== undefined && (
        <Callout tone="caution" title="Is that realistic?">
          <p>{check.basis}</p>
          <p>{check.verdict}</p>
        </Callout>
      )}
    </section>
  );
}
