import { useId, useState, type FormEvent } from "react";
import { Button } from "#design-system/button/button.tsx";
import { Field } from "#design-system/field/field.tsx";
import { Select } from "#design-system/select/select.tsx";
import { Slider } from "#design-system/slider/slider.tsx";
import { dollarUnits, formatDollars } from "#format/money.ts";
import type { PremiumGuide } from "#domain/premium-guide.ts";
import {
  ageRange,
  coverageRanges,
  estimatePremium,
  fitToRange,
  premiumLines,
  type PremiumLine,
  type PremiumQuestion,
} from "#domain/premium.ts";
import { premiumCalculatorForm } from "#domain/tool.ts";
import { LeadForm } from "#widgets/leads/lead-form/lead-form.tsx";
import { years } from "#words/parts.ts";
import * as words from "#words/premium-calculator.ts";
import { PremiumResult } from "./premium-result.tsx";
import { Dialog } from "#design-system/dialog/dialog.tsx";

export interface PremiumCalculatorProps {
  /** The site's own ranges, compared with the estimate. */
  readonly guide: PremiumGuide;
  /** Called after the lead from the form below the estimate is stored. */
  readonly onLeadStored?: (() => void) | undefined;
}

const lineLabels = {
  life: words.lifeInsurance,
  home: words.homeInsurance,
  auto: words.autoInsurance,
} as const satisfies Record<PremiumLine, string>;

const startingCoverage: Readonly<Record<PremiumLine, number>> = {
  life: coverageRanges.life.initial,
  home: coverageRanges.home.initial,
  auto: coverageRanges.auto.initial,
};

const formatAge = (age: number) => `${age} ${years}`;

/**
 * The floating calculator: a rough monthly premium for life, home or auto insurance. Entries are neither stored nor
 * sent, also not with the lead form below the estimate.
 *
 * Accessibility: a dialog. The estimate is announced, and the scale has a text equivalent.
 */
export function PremiumCalculator({ guide, onLeadStored }: PremiumCalculatorProps) {
  const [line, setLine] = useState<PremiumLine | null>(null);
  const [age, setAge] = useState(ageRange.initial);
  const [coverage, setCoverage] = useState(startingCoverage);
  const [asked, setAsked] = useState<PremiumQuestion | null>(null);
  const [hasCalculated, setHasCalculated] = useState(false);
  const typeId = useId();
  const estimate = asked === null ? null : estimatePremium(asked);

  /** Applies a change and clears the estimate, which belongs to the previous inputs. */
  function change(apply: () => void) {
    apply();
    setAsked(null);
  }

  function calculate(event: FormEvent) {
    event.preventDefault();
    if (line === null) return;
    setAsked(line === "life" ? { line, age, coverage: coverage.life } : { line, coverage: coverage[line] });
    setHasCalculated(true);
  }

  return (
    <div data-slot="premium-calculator" className="grid gap-8">
      <form method="dialog" noValidate autoComplete="off" onSubmit={calculate} className="grid gap-6">
        <Field id={typeId} label={words.insuranceType}>
          {(control) => (
            <Select
              {...control}
              placeholder={words.chooseOne}
              value={line ?? ""}
              options={premiumLines.map((value) => ({ value, label: lineLabels[value] }))}
              onChange={({ currentTarget: { value } }) =>
                change(() => setLine(premiumLines.find((candidate) => candidate === value) ?? null))
              }
            />
          )}
        </Field>
        {line === "life" && (
          <Slider
            label={words.age}
            min={ageRange.minimum}
            max={ageRange.maximum}
            step={ageRange.step}
            value={age}
            kind="decimal"
            format={formatAge}
            suffix={years}
            onValueChange={(value) => change(() => setAge(fitToRange(value, ageRange)))}
          />
        )}
        {line !== null && (
          <Slider
            key={line}
            label={words.coverage}
            min={coverageRanges[line].minimum}
            max={coverageRanges[line].maximum}
            step={coverageRanges[line].step}
            value={coverage[line]}
            kind="amount"
            format={formatDollars}
            {...dollarUnits()}
            onValueChange={(value) =>
              change(() => setCoverage({ ...coverage, [line]: fitToRange(value, coverageRanges[line]) }))
            }
          />
        )}
        <div>
          <Button type="submit" disabled={line === null}>
            {words.calculatePremium}
          </Button>
        </div>
      </form>
      <output className="block text-small text-ink-soft empty:sr-only">
        {estimate !== null && <span className="sr-only">{words.estimateInWords(formatDollars(estimate.monthly))}</span>}
        {estimate === null && hasCalculated && <span>{words.pressForNewEstimate}</span>}
      </output>
      {asked !== null && estimate !== null && <PremiumResult question={asked} estimate={estimate} guide={guide} />}
      {hasCalculated && (
        <div className="border-t border-line pt-8">
          <LeadForm
            title={words.getOffersThatFit}
            description={words.estimateKnowsNothing}
            {...premiumCalculatorForm}
            buttonText={words.getMyQuotes}
            headingLevel={3}
            onSuccess={onLeadStored}
          />
        </div>
      )}
    </div>
  );
}

export interface PremiumCalculatorDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly guide: PremiumGuide;
}

/** The floating calculator in its dialog. Fetched when the calculator is first opened. */
export function PremiumCalculatorDialog({ open, onOpenChange, guide }: PremiumCalculatorDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={words.insurancePremiumCalculator}
      description={words.roughMonthlyFigure}
    >
      <PremiumCalculator guide={guide} />
    </Dialog>
  );
}
