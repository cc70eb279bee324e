import type { ReactNode } from "react";
import { priceWords } from "#words/prices.ts";
import { TextLink } from "#design-system/link/link.tsx";
import type { DescriptionItem } from "#design-system/description-list/description-list.tsx";
import { formatDollarRange, formatDollars, type DollarRange } from "#format/money.ts";
import { autoAnnualRange } from "#domain/auto-annual-range.ts";
import { minimumLiability } from "#domain/figures/minimum-liability.ts";
import type { ProvinceCode } from "#domain/province-code.ts";
import type { Province } from "#domain/province.ts";
import { Figure } from "#widgets/reading/figure/figure.tsx";
import { PublishedPrices } from "#widgets/charts/published-prices.tsx";
import * as words from "#words/province.ts";

/** Facts that belong together, under one heading. */
export interface FactGroup {
  readonly title: string;
  readonly facts: readonly DescriptionItem[];
}

const rangeOf: Readonly<Partial<Record<ProvinceCode, DollarRange>>> = autoAnnualRange;

function factList(items: readonly string[]): ReactNode {
  return (
    <ul role="list" className="grid gap-1">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}

/** A province's record as terms and values in four groups. */
export function provinceFacts(province: Province): readonly FactGroup[] {
  const { abbreviation, minimumLiabilityNote, healthPlan, premiumTax } = province;
  const leastLiability = minimumLiability[abbreviation];
  const range = rangeOf[abbreviation];
  const isDrawn = province.autoPrices[0]?.measures === "paid";
  return [
    {
      title: words.onTheRoad,
      facts: [
        { term: words.whoSellsIt, description: province.autoSummary },
        {
          term: words.minimumLiabilityTerm,
          description: (
            <>
              <Figure basis={leastLiability.basis}>{formatDollars(leastLiability.value)}</Figure>
              {minimumLiabilityNote !== undefined && <p>{minimumLiabilityNote}</p>}
            </>
          ),
        },
        { term: words.compulsoryCoverage, description: factList(province.compulsoryCover) },
        {
          term: priceWords.owners,
          description:
            range === undefined ? (
              priceWords.noGuide
            ) : (
              <Figure basis="site">{words.aYear(formatDollarRange(range))}</Figure>
            ),
        },
        // The newest average paid for a whole policy is the one price that the page draws, with the way to the others.
        ...(isDrawn ? [] : [{ term: priceWords.auto, description: <PublishedPrices prices={province.autoPrices} /> }]),
      ],
    },
    {
      title: words.atHome,
      facts: [
        { term: words.homeRisksTerm, description: factList(province.homeRisks) },
        { term: priceWords.home, description: <PublishedPrices prices={province.homePrices} /> },
        { term: words.taxOnPremiums, description: <Figure basis={premiumTax.basis}>{premiumTax.value}</Figure> },
      ],
    },
    {
      title: words.atTheDoctor,
      facts: [
        { term: words.healthPlan, description: healthPlan.name },
        {
          term: words.startsForNewcomers,
          description: <Figure basis={healthPlan.newcomerStart.basis}>{healthPlan.newcomerStart.value}</Figure>,
        },
      ],
    },
    {
      title: words.whoSupervises,
      facts: province.regulators.map(({ name, role, url }) => ({
        term:
          url === undefined ? (
            name
          ) : (
            <TextLink href={url} external variant="standalone">
              {name}
            </TextLink>
          ),
        description: role,
      })),
    },
  ];
}
