import { insurers } from "#content/insurers.ts";
import { healthProductFacts, healthProductFigures as figures } from "#content/products/health.ts";
import { productsOf } from "#content/products/products-of.ts";
import type { InsuranceProduct } from "#domain/insurance-product.ts";
import { formatDollarRange, formatDollars } from "#format/money.ts";
import { formatPercent } from "#format/number-format.ts";

const [canadaLife] = insurers.canadaLife.ratings;
const { basic, standard, followMe, criticalIllness, soloAges } = figures;
const group = { product: "Group health and dental benefits", coverage: "As your employer's booklet says" };

/** Health and dental plans, group plans and critical illness insurance. */
export const healthProducts: readonly InsuranceProduct[] = productsOf("health", healthProductFacts, {
  types: { extendedHealth: "Extended health", group: "Group", criticalIllness: "Critical illness" },
  products: {
    "health-sun-life-personal": {
      product: "Personal health insurance, Basic and Standard",
      coverage: `Basic pays ${formatPercent(basic.drugShare)} of drugs, to ${formatDollars(basic.drugs)} a year; Standard ${formatPercent(standard.drugShare)} of the first ${formatDollars(standard.ofTheFirst)}, then all, to ${formatDollars(standard.drugs)}`,
      features: [
        `Basic also pays ${formatPercent(basic.dentalShare)} of dental care, to ${formatDollars(basic.dental)} a year, after three months`,
        `After a group plan ends, a plan without health questions within ${figures.daysAfterSunLifeGroupPlan} days`,
        "Sun Life also administers the federal dental plan",
      ],
    },
    "health-sun-life-group": {
      ...group,
      features: [
        "Employer pays part or all",
        `Ends with the job; a plan of Sun Life’s own can follow within ${figures.daysAfterSunLifeGroupPlan} days`,
        "Coordinates with a spouse's plan",
      ],
    },
    "health-manulife-personal": {
      product: "Personal health and dental insurance",
      coverage: `FollowMe plans pay ${formatPercent(followMe.drugShare)} of generic drugs, to between ${formatDollars(followMe.drugs.from)} and ${formatDollars(followMe.drugs.to)} a year by plan`,
      features: [
        "Bought direct",
        "The plan’s table has the waits for dental work",
        "The health form decides about pre-existing conditions",
      ],
    },
    "health-manulife-critical": {
      product: "CoverMe critical illness insurance",
      coverage: `${formatDollarRange(criticalIllness.amounts)} in one payment`,
      features: [
        `Cancer found in the first ${criticalIllness.daysWithoutCancer} days is excluded`,
        `Ends at age ${criticalIllness.endsAtAge}`,
        "Definitions decide, not the name of the illness",
      ],
    },
    "health-canada-life-group": {
      ...group,
      features: [
        `Largest group life and health player (${canadaLife.agency}, ${canadaLife.asOf})`,
        "Check co-insurance and yearly maximums",
        "The booklet names the drug list",
      ],
    },
    "health-ia-group": {
      ...group,
      features: ["Based in Quebec City", "In Quebec, whoever can join a group drug plan must join it"],
    },
    "health-desjardins-personal": {
      product: "SOLO Healthcare",
      coverage: "By plan level; in Quebec it does not replace the compulsory drug insurance",
      features: [
        `Health questions, at ages ${soloAges.from} to ${soloAges.to}`,
        `After a group plan, Health Track asks none within ${figures.daysAfterDesjardinsGroupPlan} days`,
        "Compare the premium with what you spent last year",
      ],
    },
  },
});
