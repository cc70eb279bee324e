import type { Ref } from "react";
import { ButtonLink } from "#design-system/button/button-link.tsx";
import { Button } from "#design-system/button/button.tsx";
import { Callout } from "#design-system/callout/callout.tsx";
import { Details } from "#design-system/details/details.tsx";
import type { Elements } from "#design-system/elements.ts";
import { Heading } from "#design-system/heading/heading.tsx";
import { Grid } from "#design-system/layout/grid.tsx";
import type { Interest } from "#domain/lead.ts";
import { needFigures, needTitles, type LifeNeedsWorking, type NeedFigure } from "./life-needs-working.ts";
import type { LifeNeedsResult } from "#domain/life-needs.ts";
import type { DollarBounds } from "#domain/tools/life-methods.ts";
import { formatRounded } from "#domain/tools/round-for-display.ts";
import { formatDollars } from "#format/money.ts";
import { Figure } from "#widgets/reading/figure/figure.tsx";
import { LeadDialog } from "#widgets/leads/lead-dialog/lead-dialog.tsx";
import { NeedChart } from "#widgets/charts/need-chart/need-chart.tsx";
import { WorkingLedger } from "#widgets/reading/working-ledger.tsx";
import * as words from "#words/life-needs.ts";
import { LifeNeedsRecapText } from "./life-needs-recap-text.tsx";
import type { LifeNeedsRecap } from "./life-needs-recap.ts";
import { PremiumList, type LifePremiumGuide } from "./premium-list.tsx";

export interface LifeNeedsResultsProps {
  readonly result: LifeNeedsResult;
  readonly working: LifeNeedsWorking;
  readonly recap: LifeNeedsRecap;
  /** Range of the methods that need no further answers; `null` without an income. */
  readonly others: DollarBounds | null;
  readonly guide: LifePremiumGuide;
  /** Whether the explanation is rendered; otherwise a placeholder reserves its space. */
  readonly isWhole: boolean;
  /** Receives focus when the results appear. */
  readonly headingRef: Ref<HTMLHeadingElement>;
  /** Options of the quote form's interest field. */
  readonly interests: readonly Interest[];
  /** Renders the published price of the coverage gap in words, and what it rests on. */
  readonly price?: ((gap: number, says: "price" | "basis") => Elements) | undefined;
  /** Fragment link to the save and share actions. */
  readonly keepHref?: `#${string}` | undefined;
  readonly onRecalculate: () => void;
  /** Called after a quote request is stored. */
  readonly onQuotesRequested?: (() => void) | undefined;
}

const card =
  "grid gap-x-12 gap-y-2 rounded-large border border-line bg-surface p-4 wide-phone:gap-y-5 wide-phone:p-7 laptop:grid-cols-2 print:grid-cols-2 print:border-0 print:p-0";

/** Summarises the results in one sentence. */
export function summariseNeeds(
  { totalNeeds, existingCoverage, coverageGap }: LifeNeedsResult,
  { isEmpty, notReadable }: LifeNeedsRecap,
): string {
  const needs = formatDollars(totalNeeds);
  if (notReadable.length > 0) {
    return words.announcedWithout(
      words.notReadable(notReadable),
      words.resultInWords(needs, formatDollars(existingCoverage), formatDollars(coverageGap)),
    );
  }
  if (isEmpty) return words.nothingToAnnounce(needs);
  return words.resultInWords(needs, formatDollars(existingCoverage), formatDollars(coverageGap));
}

/** Every figure with its working, a chart of the need, and estimated premiums. */
export function LifeNeedsResults(props: LifeNeedsResultsProps) {
  const { result, working, recap, others, guide, isWhole, headingRef, interests, price, keepHref } = props;
  const { onRecalculate, onQuotesRequested } = props;
  // What was typed counts only once it has been corrected, so this comes before a quote.
  const isUnfinished = recap.isEmpty || recap.notReadable.length > 0;
  const recalculate = (
    <Button intent={isUnfinished ? "primary" : "secondary"} size="small" onClick={onRecalculate}>
      {words.recalculate}
    </Button>
  );
  return (
    <div data-slot="life-needs-results">
      <div data-slot="life-needs-answer" data-kept-clear="" className={card}>
        <div className="min-w-0">
          <Heading level={2} size={4} ref={headingRef}>
            {words.yourLifeInsuranceNeeds}
          </Heading>
          <div className="mt-1">
            <LifeNeedsRecapText recap={recap} />
          </div>
          <p className="mt-2 border-t-2 border-ink pt-2">
            <span className="block text-small">{figureName(recap)}</span>
            <span className="block font-display text-heading-2 font-medium tracking-tight text-brand tabular-nums">
              {formatDollars(result.coverageGap)}
            </span>
          </p>
          <p className="mt-1 text-small">
            <span className="text-ink-soft">{sentenceOf(result, recap)}</span>
            {!isUnfinished && (
              <>
                {others !== null && (
                  <span>
                    {` ${words.otherMethods(result.coverageGap > others.high, rangeOf(others), result.existingCoverage > 0)}`}
                  </span>
                )}
                {result.coverageGap > 0 && price?.(result.coverageGap, "price")}
              </>
            )}
          </p>
        </div>
        {isWhole ? (
          !recap.isEmpty && <Need result={result} />
        ) : (
          // As tall as the screen, so that the heading keeps its scroll position when the explanation renders.
          <div className="min-h-screen" />
        )}
        <div className="flex flex-wrap gap-2 laptop:col-span-full print:hidden">
          {isUnfinished && recalculate}
          <LeadDialog
            intent={isUnfinished ? "secondary" : "primary"}
            size="small"
            trigger={words.getPersonalizedQuotes}
            title={words.getPersonalizedQuotes}
            description={words.tellUsWhereToReachYou}
            leadType="insurance_calculator"
            interests={interests}
            pageSource="life_needs_calculator"
            buttonText={words.requestMyQuotes}
            showPhone
            onSuccess={onQuotesRequested}
          />
          {keepHref !== undefined && (
            <ButtonLink intent="secondary" size="small" href={keepHref}>
              {words.keepAnswer}
            </ButtonLink>
          )}
          {!isUnfinished && recalculate}
        </div>
      </div>
      {isWhole && <Explanation result={result} working={working} recap={recap} guide={guide} price={price} />}
    </div>
  );
}

function rangeOf({ low, high }: DollarBounds): string {
  return words.fromTo(formatRounded(low), formatRounded(high));
}

function figureName({ isEmpty, notReadable }: LifeNeedsRecap): string {
  if (notReadable.length > 0) return words.coverageGapSoFar;
  return isEmpty ? words.finalExpensesAlone : words.coverageGap;
}

/** What the figure means. The chart shows the need and the coverage that it is the difference of. */
function sentenceOf({ coverageGap }: LifeNeedsResult, { isEmpty, notReadable }: LifeNeedsRecap): string {
  if (notReadable.length > 0) return words.answersAreMissing;
  if (isEmpty) return words.notAnAnswer;
  return coverageGap === 0 ? words.coverageIsEnough : "";
}

type ExplanationProps = Pick<LifeNeedsResultsProps, "result" | "working" | "recap" | "guide" | "price">;

/** Chart of the coverage need. */
function Need({ result }: Pick<ExplanationProps, "result">) {
  const figure = (name: NeedFigure) => ({ label: needTitles[name], amount: result[name] });
  const parts = (["incomeReplacement", "immediateNeeds", "futureNeeds", "specialAdjustments"] as const).filter(
    (name) => result[name] !== 0,
  );
  return (
    <NeedChart
      title={words.whereTheNeedComesFrom}
      parts={parts.map(figure)}
      total={figure("totalNeeds")}
      covered={figure("existingCoverage")}
      gap={figure("coverageGap")}
    />
  );
}

/**
 * Collapsed explanation of the answer: the working and estimated premiums; the working alone if there are no answers.
 */
function Explanation({ result, working, recap, guide, price }: ExplanationProps) {
  return (
    <div className="mt-8">
      {!recap.isEmpty && (
        <Details summary={words.whatCoverageMayCost} headingLevel={3}>
          <div className="grid gap-8">
            <Callout tone="caution" title={words.estimatesNotQuotes}>
              <p>{words.roughFormula}</p>
            </Callout>
            {price !== undefined && result.coverageGap > 0 && recap.notReadable.length === 0 && (
              <p className="max-w-prose text-small">{price(result.coverageGap, "basis")}</p>
            )}
            <PremiumList working={working} guide={guide} />
            <WorkingLedger working={working.basePremium} />
          </div>
        </Details>
      )}
      <Details summary={words.howEachFigureComesAbout} headingLevel={3}>
        {!recap.isEmpty && (
          <p className="text-small">
            {`${words.insuredHouseholdHolds} `}
            <Figure basis="S407" asOf="2024">
              $509,000
            </Figure>
            {` ${words.fiveTimesItsIncome}`}
          </p>
        )}
        <p className="text-small text-ink-soft">
          {result.incomeReplacement < 0 ? words.withoutCents + words.spouseEarnsMore : words.withoutCents}
        </p>
        <Grid columns={2} min="medium">
          {needFigures.map((name) => (
            <div key={name}>
              <WorkingLedger working={working.needs[name]} />
            </div>
          ))}
        </Grid>
      </Details>
    </div>
  );
}
