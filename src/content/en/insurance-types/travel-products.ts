import { productsOf } from "#content/products/products-of.ts";
import { travelProductFacts, travelProductFigures } from "#content/products/travel.ts";
import type { InsuranceProduct } from "#domain/insurance-product.ts";
import { formatDollars } from "#format/money.ts";

const { rbc, coverMe, superVisa, visitorsStableDays } = travelProductFigures;
const [fewest, short, long, most] = coverMe.tripDays;
const group = {
  product: "Emergency travel coverage inside a group plan",
  coverage: "As your employer's booklet says",
};

/** Travel insurance for a trip, a year, visitors and members of a group plan. */
export const travelProducts: readonly InsuranceProduct[] = productsOf("travel", travelProductFacts, {
  types: {
    emergencyMedical: "Emergency medical",
    tripAndPackage: "Trip and package",
    visitors: "Visitors",
    groupPlan: "Group plan",
  },
  products: {
    "travel-rbc-medical": {
      product: "Emergency travel medical, single trip",
      coverage: "Emergency medical care without a dollar limit",
      features: [
        `The Deluxe package for a single trip is sold to age ${rbc.deluxeToAge}`,
        `In one RBC plan a condition must be stable for at least ${rbc.stableDays} days, under age ${rbc.underAge}`,
        "A bank branch may promote travel insurance, unlike home or auto",
      ],
    },
    "travel-rbc-package": {
      product: "Trip cancellation and interruption, or all-inclusive",
      coverage: "The prepaid, non-refundable cost of the trip",
      features: [
        "Covers listed reasons, not a change of mind",
        "Buy when you pay for the trip, before anything goes wrong",
        "Check overlap with your card's coverage",
      ],
    },
    "travel-manulife-medical": {
      product: "CoverMe multi-trip, all-inclusive",
      coverage: `Emergency medical care to ${formatDollars(coverMe.medicalInMillions)} million`,
      features: [
        `Trips of up to ${fewest}, ${short}, ${long} or ${most} days each, by plan`,
        `Sold to age ${coverMe.soldToAge}; no medical questions under ${coverMe.noQuestionsUnderAge}`,
        "A new drug can break the stability of a condition",
      ],
    },
    "travel-manulife-visitors": {
      product: "Visitors to Canada and super visa",
      coverage: `A super visa needs ${formatDollars(superVisa)} or more for at least one year`,
      features: [
        `Plan B leaves out conditions that were not stable for ${visitorsStableDays} days`,
        "For a super visa a paid policy counts; a quote is refused",
        "Refunds for an early return depend on the plan",
      ],
    },
    "travel-sun-life-group": {
      ...group,
      features: [
        "No separate purchase while you are employed",
        "Check the age and day limits in the booklet",
        "Often no trip cancellation",
      ],
    },
    "travel-canada-life-group": {
      ...group,
      features: [
        "Large group insurer, so look in your benefits first",
        "Carry the assistance number from your card",
        "Look for a lifetime maximum in the booklet",
      ],
    },
    "travel-ia-group": {
      ...group,
      features: [
        "Part of group benefits",
        "A top-up can add days to a long trip",
        "The booklet says what ends when you retire",
      ],
    },
  },
});
