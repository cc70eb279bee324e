import { useEffect, useRef, type ReactNode } from "react";
import { Callout } from "#design-system/callout/callout.tsx";
import { Details } from "#design-system/details/details.tsx";
import { Heading } from "#design-system/heading/heading.tsx";
import { formatDollarRange, formatDollars, formatExactDollars } from "#format/money.ts";
import { checkAgainstGuide, type PremiumGuide } from "#domain/premium-guide.ts";
import type { PremiumEstimate, PremiumQuestion } from "#domain/premium.ts";
import { WorkingLedger } from "#widgets/reading/working-ledger.tsx";
import { premiumSteps, verdicts } from "#words/premium.ts";
import * as words from "#words/premium-calculator.ts";
import { guideBasis } from "./guide-sentences.ts";
import { PremiumScale, ScaleKey } from "./premium-scale.tsx";

export interface PremiumResultProps {
  readonly question: PremiumQuestion;
  readonly estimate: PremiumEstimate;
  readonly guide: PremiumGuide;
}

interface ScaleFigureProps {
  readonly of: "estimate" | "guide";
  readonly label: string;
  readonly children: ReactNode;
}

/** One of the two figures. Both have the same size, because neither is more reliable. */
function ScaleFigure({ of, label, children }: ScaleFigureProps) {
  return (
    <div className="min-w-0">
      <dt className="flex items-center gap-2 text-small text-ink-soft">
        <ScaleKey of={of} />
        <span>{label}</span>
      </dt>
      <dd className="font-display text-heading-2 font-medium tracking-tight tabular-nums">{children}</dd>
    </div>
  );
}

/** The estimate beside the site's own range, on one scale, with an explanation and the working. */
export function PremiumResult({ question, estimate: { monthly, working }, guide }: PremiumResultProps) {
  const check = checkAgainstGuide(question, monthly, guide);
  const figure = useRef<HTMLDivElement>(null);

  useEffect(() => {
    // On a phone, the figures would otherwise render below the visible part of the dialog.
    figure.current?.scrollIntoView({ block: "nearest" });
  }, []);

  return (
    <section data-slot="premium-result" aria-label={words.estimatedMonthlyPremium} className="grid gap-4">
      <div ref={figure} className="grid gap-3 border-t-2 border-ink pt-3">
        <Heading level={3} size={4}>
          {words.estimatedMonthlyPremium}
        </Heading>
        <dl className="grid gap-x-6 gap-y-2 wide-phone:grid-cols-2">
          <ScaleFigure of="estimate" label={words.thisEstimate}>
            {formatDollars(monthly)}
          </ScaleFigure>
          {check !== undefined && (
            <ScaleFigure of="guide" label={words.ourOwnGuide}>
              {formatDollarRange(check.figure.guide)}
            </ScaleFigure>
          )}
        </dl>
        {check !== undefined && (
          <>
            <PremiumScale monthly={monthly} guide={check.figure.guide} />
            <Callout tone="caution" title={words.isThatRealistic}>
              <p>{guideBasis(check.figure)}</p>
              <p>{verdicts[check.position]}</p>
            </Callout>
          </>
        )}
      </div>
      <Details summary={words.howWeGotThere}>
        <WorkingLedger
          working={{
            title: words.howWeGotThere,
            lines: working.map(({ step, ...line }) => ({ ...line, label: premiumSteps[step] })),
            amount: monthly,
            per: "month",
          }}
          format={formatExactDollars}
          captionHidden
          withoutTotal
        />
      </Details>
    </section>
  );
}
