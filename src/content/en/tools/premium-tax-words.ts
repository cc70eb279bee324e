import type { WhyNoTax } from "#domain/tools/premium-tax.ts";

/** Why no sales tax is added to a price. */
export const noTaxSentences: Readonly<Record<WhyNoTax, string>> = {
  noProvince: "Choose your province to add its sales tax. The prices here are before tax.",
  taxedInPart:
    "Manitoba charges sales tax on part of this insurance only: trip cancellation and baggage, or a business’s liability. No tax is added here.",
  notFound: "We haven’t found the sales tax on this insurance where you live, so the prices here are before tax.",
};
