import { DescriptionList, type DescriptionItem } from "#design-system/description-list/description-list.tsx";
import { Heading } from "#design-system/heading/heading.tsx";
import { lifeNeedsDefaults } from "#domain/life-needs-input.ts";
import { ageBand, ageBandStarts, incomeMultiple, lifeNeedsConstants } from "#domain/life-needs.ts";
import { formatDollars } from "#format/money.ts";

const { loads, premiumFactors, perChild, stayAtHomeSpouse, specialNeeds, businessOwnerMultiple } = lifeNeedsConstants;
const [firstAgeLoad, secondAgeLoad] = lifeNeedsConstants.ageLoads;
const multiples = ageBandStarts.map((age) => `${incomeMultiple(age)} (${ageBand(age)})`);
const anyMultiple = [multiples.slice(0, -1).join(", "), ...multiples.slice(-1)].join(" or ");

const rules: readonly DescriptionItem[] = [
  {
    term: "Income replacement",
    description: `Your annual income less your spouse's, times ${anyMultiple}, times ${lifeNeedsConstants.replacedShare}.`,
  },
  {
    term: "Immediate needs",
    description: `Debts, mortgage and final expenses (${formatDollars(lifeNeedsDefaults.finalExpenses)} if you enter none).`,
  },
  {
    term: "Future needs",
    description: `${formatDollars(perChild)} for each child, the education fund, and half of your annual income for emergencies.`,
  },
  {
    term: "Special adjustments",
    description: `${businessOwnerMultiple} times your income if you own a business, ${formatDollars(stayAtHomeSpouse)} for a spouse who stays at home, ${formatDollars(specialNeeds)} for a dependant with special needs.`,
  },
  {
    term: "Coverage gap",
    description: "All of these together, less the life insurance you have, and never less than nothing.",
  },
  {
    term: "Premium",
    description: `A thousandth of the gap a year, times ${firstAgeLoad.load} over ${firstAgeLoad.over} and a further ${secondAgeLoad.load} over ${secondAgeLoad.over}, times ${loads.smoker} for a smoker, ${loads.poorHealth} in poor health and ${loads.male} for a man. Then times ${premiumFactors.term10}, ${premiumFactors.term20} or ${premiumFactors.term30} for a term of 10, 20 or 30 years and ${premiumFactors.wholeLife} for whole life, and divided by 12.`,
  },
];

/** The calculator's rules in words, for those who want to check them or can't run it. */
export function LifeNeedsRules() {
  return (
    <section aria-labelledby="life-needs-rules" className="text-small">
      <div className="mb-4">
        <Heading level={2} size={4} id="life-needs-rules">
          How it is worked out
        </Heading>
      </div>
      <DescriptionList layout="stacked" items={rules} />
    </section>
  );
}
