import type { IsoDay } from "#domain/dated-figure.ts";
import { emptyLifeNeeds, readLifeNeeds } from "#domain/life-needs-input.ts";
import type { ToolId } from "#domain/tool-id.ts";
import { answerAuto } from "#domain/tools/auto-answer.ts";
import { autoInputs } from "#domain/tools/auto-inputs.ts";
import { answerBusiness } from "#domain/tools/business-answer.ts";
import { businessInputs } from "#domain/tools/business-inputs.ts";
import { answerComparison } from "#domain/tools/comparison-answer.ts";
import { comparisonInputs } from "#domain/tools/comparison-inputs.ts";
import { answerComplaint } from "#domain/tools/complaint-answer.ts";
import { complaintInputs } from "#domain/tools/complaint-inputs.ts";
import { answerCoverageGap } from "#domain/tools/coverage-gap-answer.ts";
import { coverageGapInputs } from "#domain/tools/coverage-gap-inputs.ts";
import { answerDisability } from "#domain/tools/disability-answer.ts";
import { disabilityInputs } from "#domain/tools/disability-inputs.ts";
import { answerEstate } from "#domain/tools/estate-answer.ts";
import { estateInputs } from "#domain/tools/estate-inputs.ts";
import { answerHome } from "#domain/tools/home-answer.ts";
import { homeInputs } from "#domain/tools/home-inputs.ts";
import { answerLife } from "#domain/tools/life-answer.ts";
import { lifeInputs } from "#domain/tools/life-inputs.ts";
import { answerMultiPolicy } from "#domain/tools/multi-policy-answer.ts";
import { multiPolicyInputs } from "#domain/tools/multi-policy-inputs.ts";
import { answerProvincialGuide } from "#domain/tools/provincial-guide-answer.ts";
import { provincialGuideInputs } from "#domain/tools/provincial-guide-inputs.ts";
import { answerSenior } from "#domain/tools/senior-answer.ts";
import { seniorInputs } from "#domain/tools/senior-inputs.ts";
import { answerTravel } from "#domain/tools/travel-answer.ts";
import { travelInputs } from "#domain/tools/travel-inputs.ts";
import type { InputDescriptions, ValuesOf } from "#domain/tools/input-description.ts";
import type { Entries } from "#domain/tools/read-inputs.ts";
import type { AnswerKeys, ToolAnswer } from "#domain/tools/tool-answer.ts";
import type { ToolWords } from "#domain/tools/tool-words.ts";
import { lifeMethodsWords } from "#text/tools/life-methods.ts";
import { homeToolWords } from "#text/tools/home-insurance-calculator.ts";
import { autoToolWords } from "#text/tools/auto-insurance-calculator.ts";
import { disabilityToolWords } from "#text/tools/disability-insurance-calculator.ts";
import { travelToolWords } from "#text/tools/travel-insurance-calculator.ts";
import { businessToolWords } from "#text/tools/business-insurance-calculator.ts";
import { coverageGapToolWords } from "#text/tools/coverage-gap-analyzer.ts";
import { multiPolicyToolWords } from "#text/tools/multi-policy-savings.ts";
import { estateToolWords } from "#text/tools/estate-planning-review.ts";
import { seniorToolWords } from "#text/tools/senior-insurance-review.ts";
import { comparisonToolWords } from "#text/tools/insurance-comparison-tool.ts";
import { provincialGuideWords } from "#text/tools/provincial-insurance-guide.ts";
import { sharedToolWords as shared } from "#text/tools/shared.ts";
import { defineTool } from "#widgets/tools/tool/definition/define-tool.ts";
import { readValues } from "./read-values.ts";

/** A calculation with its inputs, asked with entries. */
const asked = <Descriptions extends InputDescriptions, Answer extends object>(
  inputs: Descriptions,
  calculate: (values: ValuesOf<Descriptions>, today: IsoDay) => Answer,
) => ({
  inputs,
  answer: (entries: Entries, today: IsoDay = "2026-11-22") => calculate(readValues(inputs, entries), today),
});

/** A tool: its calculation, and what it is as the widgets use it. */
const toolOf = <Descriptions extends InputDescriptions, Keys extends AnswerKeys, Answer extends ToolAnswer<Keys>>(
  id: ToolId,
  inputs: Descriptions,
  calculate: (values: ValuesOf<Descriptions>, today: IsoDay) => Answer,
  words: ToolWords<Descriptions, Keys, Answer>,
) => ({ ...asked(inputs, calculate), tool: defineTool({ id, inputs, calculate, words, shared }) });

const household = { ...emptyLifeNeeds, age: "35", annualIncome: "80000", spouseIncome: "45000", mortgage: "350000" };
const parents = readLifeNeeds({ ...household, maritalStatus: "married", numChildren: "2" });

export const life = toolOf(
  "life-insurance-calculator",
  lifeInputs,
  (values) => answerLife({ answers: parents, hasPartner: true, values }),
  lifeMethodsWords,
);
export const home = toolOf("home-insurance-calculator", homeInputs, answerHome, homeToolWords);
export const auto = toolOf("auto-insurance-calculator", autoInputs, answerAuto, autoToolWords);
export const disability = toolOf(
  "disability-insurance-calculator",
  disabilityInputs,
  answerDisability,
  disabilityToolWords,
);
export const travel = toolOf("travel-insurance-calculator", travelInputs, answerTravel, travelToolWords);
export const business = toolOf("business-insurance-calculator", businessInputs, answerBusiness, businessToolWords);
export const coverageGap = toolOf("coverage-gap-analyzer", coverageGapInputs, answerCoverageGap, coverageGapToolWords);
export const multiPolicy = toolOf("multi-policy-savings", multiPolicyInputs, answerMultiPolicy, multiPolicyToolWords);
export const estate = toolOf("estate-planning-review", estateInputs, answerEstate, estateToolWords);
export const senior = toolOf("senior-insurance-review", seniorInputs, answerSenior, seniorToolWords);
export const comparison = toolOf("insurance-comparison-tool", comparisonInputs, answerComparison, comparisonToolWords);
export const provincialGuide = toolOf(
  "provincial-insurance-guide",
  provincialGuideInputs,
  answerProvincialGuide,
  provincialGuideWords,
);
export const complaint = asked(complaintInputs, answerComplaint);

/** Every tool by its id, and the complaint builder. */
export const everyTool = {
  "life-insurance-calculator": life,
  "home-insurance-calculator": home,
  "auto-insurance-calculator": auto,
  "disability-insurance-calculator": disability,
  "travel-insurance-calculator": travel,
  "business-insurance-calculator": business,
  "coverage-gap-analyzer": coverageGap,
  "multi-policy-savings": multiPolicy,
  "estate-planning-review": estate,
  "senior-insurance-review": senior,
  "insurance-comparison-tool": comparison,
  "provincial-insurance-guide": provincialGuide,
  "complaint-builder": complaint,
} satisfies Record<ToolId | "complaint-builder", { readonly inputs: InputDescriptions }>;
