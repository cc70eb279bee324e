import { answerDisability } from "#domain/tools/disability-answer.ts";
import { disabilityInputs } from "#domain/tools/disability-inputs.ts";
import { defineTool } from "#widgets/tool/define-tool.ts";
import { ToolPanel } from "#widgets/tool/tool-panel.tsx";
import * as about from "#content/en/tools/disability-insurance-calculator.md";
import { disabilityToolWords } from "#content/en/tools/disability-insurance-calculator.ts";
import { toolsById } from "#content/en/tools.ts";
import { sharedToolWords } from "#content/en/tools/shared.ts";
import { toolPage } from "./page-of-tool.tsx";

const isEmployee = ({ status }: { readonly [id: string]: unknown }) =>
  status !== "selfEmployed" && status !== "selfEmployedEI";

const tool = defineTool({
  id: "disability-insurance-calculator",
  inputs: disabilityInputs,
  calculate: answerDisability,
  words: disabilityToolWords,
  shared: sharedToolWords,
  asks: {
    sickWeeks: isEmployee,
    std: isEmployee,
    ltd: isEmployee,
    yearsPaid: ({ cppd }) => cppd === "estimate",
  },
});

/** `/tools/disability-insurance-calculator` */
export default toolPage({
  id: tool.id,
  about,
  question: tool.question,
  panel: <ToolPanel tool={tool} title={toolsById[tool.id].title} />,
});
