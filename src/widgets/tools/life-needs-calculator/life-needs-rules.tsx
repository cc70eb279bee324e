import { DescriptionList, type DescriptionItem } from "#design-system/description-list/description-list.tsx";
import { Heading } from "#design-system/heading/heading.tsx";
import { lifeNeedsDefaults } from "#domain/life-needs-input.ts";
import { ageBand, ageBandStarts, incomeMultiple, lifeNeedsConstants } from "#domain/life-needs.ts";
import { formatDollars } from "#format/money.ts";
import { ageBandName, anyOf } from "#words/life-choices.ts";
import * as words from "#words/life-needs.ts";

const { loads, premiumFactors, perChild, stayAtHomeSpouse, specialNeeds, businessOwnerMultiple } = lifeNeedsConstants;
const [firstAgeLoad, secondAgeLoad] = lifeNeedsConstants.ageLoads;
const multiples = ageBandStarts.map((age) => `${incomeMultiple(age)} (${ageBandName(ageBand(age))})`);
const anyMultiple = anyOf(multiples);

const rules: readonly DescriptionItem[] = [
  {
    term: words.incomeReplacement,
    description: words.incomeReplacementRule(anyMultiple, lifeNeedsConstants.replacedShare),
  },
  {
    term: words.immediateNeeds,
    description: words.immediateNeedsRule(formatDollars(lifeNeedsDefaults.finalExpenses)),
  },
  {
    term: words.futureNeeds,
    description: words.futureNeedsRule(formatDollars(perChild)),
  },
  {
    term: words.specialAdjustments,
    description: words.specialAdjustmentsRule(
      businessOwnerMultiple,
      formatDollars(stayAtHomeSpouse),
      formatDollars(specialNeeds),
    ),
  },
  {
    term: words.coverageGap,
    description: words.coverageGapRule,
  },
  {
    term: words.premium,
    description: words.premiumRule(
      firstAgeLoad.load,
      firstAgeLoad.over,
      secondAgeLoad.load,
      secondAgeLoad.over,
      loads.smoker,
      loads.poorHealth,
      loads.male,
      premiumFactors.term10,
      premiumFactors.term20,
      premiumFactors.term30,
      premiumFactors.wholeLife,
    ),
  },
];

/** The calculator's rules as text, for checking a result or calculating by hand. */
export function LifeNeedsRules() {
  return (
    <section aria-labelledby="life-needs-rules" className="text-small">
      <div className="mb-4">
        <Heading level={2} size={4} id="life-needs-rules">
          {words.howItIsWorkedOut}
        </Heading>
      </div>
      <DescriptionList layout="stacked" items={rules} />
    </section>
  );
}
