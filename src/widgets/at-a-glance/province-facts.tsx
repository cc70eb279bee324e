import type { ReactNode } from "react";
import { priceWords } from "#widgets/published-prices/price-words.ts";
import { TextLink } from "#design-system/link/link.tsx";
import type { DescriptionItem } from "#design-system/description-list/description-list.tsx";
import { formatDollarRange } from "#format/money.ts";
import type { Province } from "#domain/province.ts";
import { Figure } from "#widgets/figure/figure.tsx";
import { PublishedPrices } from "#widgets/published-prices/published-prices.tsx";

/** Facts that belong together, under one heading. */
export interface FactGroup {
  readonly title: string;
  readonly facts: readonly DescriptionItem[];
}

function factList(items: readonly string[]): ReactNode {
  return (
    <ul role="list" className="grid gap-1">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}

/** What a record says about a province, as terms and values in four groups. */
export function provinceFacts(province: Province): readonly FactGroup[] {
  const { autoAnnualRange, minimumLiability, healthPlan, premiumTax } = province;
  return [
    {
      title: "On the road",
      facts: [
        { term: "Who sells it", description: province.autoSummary },
        {
          term: "Least liability the law allows",
          description: (
            <Figure basis={minimumLiability.basis} asOf={minimumLiability.asOf}>
              {minimumLiability.value}
            </Figure>
          ),
        },
        { term: "Compulsory beside it", description: factList(province.compulsoryCover) },
        {
          term: priceWords.owners,
          description:
            autoAnnualRange === undefined ? (
              priceWords.noGuide
            ) : (
              <Figure basis="site">{formatDollarRange(autoAnnualRange)} a year</Figure>
            ),
        },
        { term: priceWords.auto, description: <PublishedPrices prices={province.autoPrices} /> },
      ],
    },
    {
      title: "At home",
      facts: [
        { term: "What threatens a home", description: factList(province.homeRisks) },
        { term: priceWords.home, description: <PublishedPrices prices={province.homePrices} /> },
        { term: "Tax on premiums", description: <Figure basis={premiumTax.basis}>{premiumTax.value}</Figure> },
      ],
    },
    {
      title: "At the doctor",
      facts: [
        { term: "Health plan", description: healthPlan.name },
        {
          term: "Starts for newcomers",
          description: <Figure basis={healthPlan.newcomerStart.basis}>{healthPlan.newcomerStart.value}</Figure>,
        },
      ],
    },
    {
      title: "Who supervises",
      facts: province.regulators.map(({ name, role, url }) => ({
        term:
          url === undefined ? (
            name
          ) : (
            <TextLink href={url} external stands="alone">
              {name}
            </TextLink>
          ),
        description: role,
      })),
    },
  ];
}
