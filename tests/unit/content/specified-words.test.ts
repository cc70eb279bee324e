import { expect, test } from "vitest";
import { analysisForm } from "#text/blog/analysis-form.ts";
import * as exitIntent from "#words/exit-intent.ts";
import * as leadForm from "#words/lead-form.ts";
import { leadFormMessages } from "#words/lead-messages.ts";
import * as lifeNeeds from "#words/life-needs.ts";
import * as notFound from "#words/pages/not-found.ts";
import * as premiumCalculator from "#words/premium-calculator.ts";
import { criterionNames } from "#words/ranking-criteria.ts";
import * as shell from "#words/shell.ts";
import { toolCategoryLabels } from "#words/tool-groups.ts";
import * as toolScreen from "#words/tool-screen.ts";
import * as toolsHub from "#words/tools-hub.ts";

/* Copied from the specification by hand. Other tests take these words from their modules. */

test.each([
  [analysisForm.buttonText, "Get Free Analysis"],
  [exitIntent.waitDontLeave, "Wait! Don't Leave Without Protection"],
  [exitIntent.reviewIsOnTheWay, "Your free insurance review is on the way! Check your email in the next few minutes."],
  [leadForm.consentRequired, "Consent Required"],
  [leadFormMessages.consentMissing, "Please agree to be contacted to proceed."],
  [lifeNeeds.getPersonalizedQuotes, "Get Personalized Quotes"],
  [notFound.oopsPageNotFound, "Oops! Page not found"],
  [notFound.returnToHome, "Return to Home"],
  [premiumCalculator.calculatePremium, "Calculate Premium"],
  [premiumCalculator.insurancePremiumCalculator, "Insurance Premium Calculator"],
  [premiumCalculator.insuranceType, "Insurance type"],
  [criterionNames.claimsHandling.full, "Claims Handling"],
  [criterionNames.financialStrength.full, "Financial Strength"],
  [criterionNames.valueAndFeatures.full, "Value & Features"],
  [shell.insuranceTypes, "Insurance Types"],
  [shell.pageNotFound, "Page not found"],
  [shell.premiumCalculator, "Premium Calculator"],
  [shell.returnToHome, "Return to Home"],
  [shell.somethingWentWrong, "Something went wrong. Please try again."],
  [shell.unexpectedApplicationError, "Unexpected Application Error!"],
  [toolCategoryLabels.advanced, "Advanced Analysis Tools"],
  [toolCategoryLabels.business, "Business Insurance Tools"],
  [toolCategoryLabels.calculator, "Insurance Calculators"],
  [toolCategoryLabels.research, "Research & Comparison"],
  [toolCategoryLabels.resource, "Resources & Guides"],
  [toolCategoryLabels.specialized, "Specialized Tools"],
  [toolScreen.backToTools, "Back to Tools"],
  [toolsHub.bookFreeConsultation, "Book Free Consultation"],
  [toolsHub.downloadInsuranceGuide, "Download Insurance Guide"],
])("%s", (text, specified) => {
  expect(text).toBe(specified);
});
