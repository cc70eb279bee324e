import { Details } from "#design-system/details/details.tsx";
import { lifeNeedsDefaults } from "#domain/life-needs-input.ts";
import { lifeNeedsConstants } from "#domain/life-needs.ts";
import { formatDollars } from "#domain/money.ts";

const { loads, premiumFactors, perChild, stayAtHomeSpouse, specialNeeds, businessOwnerMultiple } = lifeNeedsConstants;

const rules: readonly (readonly [name: string, rule: string])[] = [
  [
    "Income replacement",
    `Your annual income less your spouse's, times 25 (under 35), 20 (35 to 44), 15 (45 to 54) or 10 (55 and over), times ${lifeNeedsConstants.replacedShare}.`,
  ],
  ["Immediate needs", `Debts, mortgage and final expenses (${formatDollars(lifeNeedsDefaults.finalExpenses)} if you enter none).`],
  [
    "Future needs",
    `${formatDollars(perChild)} for each child, the education fund, and half of your annual income for emergencies.`,
  ],
  [
    "Special adjustments",
    `${businessOwnerMultiple} times your income if you own a business, ${formatDollars(stayAtHomeSpouse)} for a spouse who stays at home, ${formatDollars(specialNeeds)} for a dependant with special needs.`,
  ],
  ["Coverage gap", "All of these together, less the life insurance you have, and never less than nothing."],
  [
    "Premium",
    `A thousandth of the gap a year, times ${loads.over50} over 50 and a further ${loads.over60} over 60, times ${loads.smoker} for a smoker, ${loads.poorHealth} in poor health and ${loads.male} for a man. Then times ${premiumFactors.term10}, ${premiumFactors.term20} or ${premiumFactors.term30} for a term of 10, 20 or 30 years and ${premiumFactors.wholeLife} for whole life, and divided by 12.`,
  ],
];

/** The calculator's rules in words, for those who want to check them or can't run it. */
export function LifeNeedsRules() {
  return (
    <Details summary="How the calculator works it out">
      <ul>
        {rules.map(([name, rule]) => (
          <li key={name}>
            <strong>{name}.</strong> {rule}
          </li>
        ))}
      </ul>
    </Details>
  );
}
