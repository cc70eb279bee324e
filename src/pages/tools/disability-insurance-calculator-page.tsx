import { answerDisability } from "#domain/tools/disability-answer.ts";
import { disabilityInputs } from "#domain/tools/disability-inputs.ts";
import { defineTool } from "#widgets/tool/define-tool.ts";
import * as about from "#content/en/tools/disability-insurance-calculator.md";
import { disabilityToolWords } from "#content/en/tools/disability-insurance-calculator.ts";
import { sharedToolWords } from "#content/en/tools/shared.ts";
import { toolPage } from "./page-of-tool.tsx";

const isEmployee = ({ status }: { readonly [id: string]: unknown }) =>
  status !== "selfEmployed" && status !== "selfEmployedEI";

/** `/tools/disability-insurance-calculator` */
export default toolPage({
  id: "disability-insurance-calculator",
  about,
  tool: defineTool({
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
  }),
});
