import { formatDollars } from "#format/money.ts";
import { formatPercent } from "#format/number-format.ts";
import type { MultiPolicyAnswer, MultiPolicyAnswerKeys } from "#domain/tools/multi-policy-answer.ts";
import type { multiPolicyInputs } from "#domain/tools/multi-policy-inputs.ts";
import { roundForDisplay } from "#domain/tools/round-for-display.ts";
import type { ToolWords } from "#domain/tools/tool-words.ts";
import { noTaxSentences } from "./premium-tax-words.ts";

const label = "Bundle or separate policies";
/** The comparison holds only for the same coverage. */
const ifAlike = (limitsKnown: boolean) => (limitsKnown ? "" : " if the coverage is the same: you haven’t said");
const share = (ratio: number) => formatPercent(ratio, { maximum: 1 });

/** What the bundle costs beside the separate prices. */
function difference(saving: number): string {
  const size = roundForDisplay(Math.abs(saving));
  if (size === 0) return "nearly the same";
  return `about ${formatDollars(size)} ${saving > 0 ? "less" : "more"}`;
}

/** What the bundle tool says. */
export const multiPolicyToolWords: ToolWords<typeof multiPolicyInputs, MultiPolicyAnswerKeys, MultiPolicyAnswer> = {
  question: "Does this bundle cost less than buying each policy separately?",
  questions: {
    policies: {
      label: "Your policies",
      hint: "Two to four. Prices before tax and discount.",
      row: "Policy",
      add: "Add a policy",
      fields: {
        line: {
          label: "What it insures",
          options: {
            home: "Home",
            auto: "Auto",
            business: "Business",
            life: "Life",
            health: "Health",
            travel: "Travel",
          },
        },
        bundleBase: { label: "Price in the bundle, in dollars a year" },
        bundleDiscountPct: { label: "Bundle discount, in percent" },
        standalone: { label: "Cheapest price bought separately, in dollars a year" },
        sameLimits: { label: "Are the limits and coverages the same in both?" },
        deductibleDifference: {
          label: "How much higher the deductible is in the bundle, in dollars",
          hint: "With a minus sign if it is lower.",
        },
      },
    },
    penalty: {
      label: "Cancellation fee, in dollars",
      hint: "There is usually none if you change at renewal.",
    },
  },
  form: [
    { title: "Both prices", inputs: ["policies"] },
    { title: "Changing", inputs: ["penalty"] },
  ],
  headline: {
    notLikeForLike: ({ saving }) => ({
      label,
      figure: "Different coverage",
      sentence: `The bundle costs ${difference(saving)}, but the coverage isn’t the same. Get both prices with the same limits.`,
    }),
    bundleSaves: ({ saving, limitsKnown }) => ({
      label,
      figure: `The bundle costs ${difference(saving)}${ifAlike(limitsKnown)}`,
      sentence: `In the first year, with tax and after the cancellation fee. Check that the discount stays in the second year.`,
    }),
    bundleCostsMore: ({ more, limitsKnown }) => ({
      label,
      figure: `The bundle costs ${difference(-more)}${ifAlike(limitsKnown)}`,
      sentence: `In the first year, with tax and the cancellation fee. Bought separately, the policies cost less.`,
    }),
    same: ({ limitsKnown }) => ({
      label,
      figure: `Both cost the same${ifAlike(limitsKnown)}`,
      sentence: "Choose by how each insurer handles claims.",
    }),
  },
  asks: {
    noPolicies: () => ({
      label,
      ask: "Enter your prices",
      sentence:
        "With each policy’s price in the bundle and its stand-alone price, what the bundle saves or costs will stand here.",
    }),
    notABundle: () => ({
      label,
      ask: "Add a second policy",
      sentence: "A bundle takes two policies. Enter the second with both of its prices.",
    }),
    priceMissing: ({ policy }) => ({
      label,
      ask: "A price is missing",
      sentence: `Policy ${policy} needs both prices: the one in the bundle and the stand-alone price.`,
    }),
    lineMissing: ({ policy }) => ({
      label,
      ask: `Say what policy ${policy} insures`,
      sentence: "The tax depends on it.",
    }),
    chooseProvince: () => ({
      label,
      ask: "Choose a province",
      sentence: "The tax on premiums depends on it. What the bundle saves or costs will stand here.",
    }),
  },
  working: {
    bundlePrice: "In the bundle, with tax: policy",
    separatePrice: "Separately, with tax: policy",
    bundle: "The bundle",
    separate: "Separate policies",
    saving: "Saved by the bundle in the first year",
    breakEvenDiscount: "Discount at which both cost the same",
  },
  charts: { prices: "First year, with tax and cancellation fee", bundle: "Bundle", separate: "Separate policies" },
  warnings: {
    taxUnknown: ({ policy, why }) => `Policy ${policy}: ${noTaxSentences[why]}`,
    publicBasicAuto: () =>
      "Basic auto coverage comes from the public insurer here. Only what you buy on top can be part of a bundle.",
    deductiblesDiffer: ({ policy, difference: deductible }) =>
      `The deductible of policy ${policy} is ${formatDollars(Math.abs(deductible))} ${deductible > 0 ? "higher" : "lower"} in the bundle. After a claim you pay that much ${deductible > 0 ? "more" : "less"}, and it is not in the prices.`,
    shortRate: () =>
      "If you cancel early, the insurer may keep more than the days you used (the “short rate”). At renewal there is usually no fee.",
    oneClaimDisturbsBoth: () =>
      "With one insurer, one claim or one missed payment can raise the price of every policy in the bundle.",
  },
  reasonsNotToBuy: {
    breakEvenAboveOffer: ({ breakEven, offered }) =>
      `You don’t need the bundle: it would have to give ${share(breakEven)} off to match the separate prices, and it gives ${share(offered)}.`,
  },
  sensitivity: {
    label: "What the bundle saves or costs in a year",
    value: (saving) => (saving < 0 ? `${formatDollars(-saving)} more` : `${formatDollars(saving)} saved`),
  },
  method: [
    "The bundle: each price less its own discount, with the sales tax on that kind of insurance. Separately: the cheapest price of each, with the same tax. The cancellation fee is added to the bundle once.",
    "The discount at which both cost the same is worked out over the whole bundle, the fee included. Discounts of 10 to 25% are often advertised; what matters is the price they’re taken off.",
    "Tax is your province’s today. In Quebec it rises for premiums paid from January 1, 2027.",
    "No premium is predicted here. The prices are the ones you enter.",
  ],
  adviserQuestions: [
    "Does the discount apply to both policies, and does it stay after the first year?",
    "What would each policy cost if I took only that one?",
    "Are limits, deductibles and add-ons the same as in my separate quotes?",
    "What happens to the other policy if I claim on one, or if you stop insuring one?",
  ],
  nextSteps: { "insurance-comparison-tool": "Compare quotes like for like" },
  extraBlocks: ({ bundle, separate, saving, breakEvenDiscount }, { penalty }) =>
    bundle === null || separate === null || saving === null || breakEvenDiscount === null
      ? []
      : [
          {
            kind: "table",
            title: "Side by side, with tax",
            columns: [{ header: "In the first year" }, { header: "Amount", numeric: true }],
            rows: [
              ["The bundle", formatDollars(bundle)],
              ...(penalty > 0 ? [["Cancellation fee", formatDollars(penalty)]] : []),
              ["Separate policies", formatDollars(separate)],
              [saving < 0 ? "The bundle costs more by" : "The bundle costs less by", formatDollars(Math.abs(saving))],
              [
                "Discount at which both cost the same",
                breakEvenDiscount > 0 ? share(breakEvenDiscount) : "None: its prices are lower",
              ],
            ],
          },
        ],
};
