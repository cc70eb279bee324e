import { answerBusiness } from "#domain/tools/business-answer.ts";
import { businessInputs } from "#domain/tools/business-inputs.ts";
import { defineTool } from "#widgets/tool/define-tool.ts";
import { ToolPanel } from "#widgets/tool/tool-panel.tsx";
import * as about from "#content/en/tools/business-insurance-calculator.md";
import { businessToolWords } from "#content/en/tools/business-insurance-calculator.ts";
import { toolsById } from "#content/en/tools.ts";
import { sharedToolWords } from "#content/en/tools/shared.ts";
import { toolPage } from "./page-of-tool.tsx";

const hasPlace = ({ premises }: { readonly [id: string]: unknown }) => premises === "leased" || premises === "owned";

const tool = defineTool({
  id: "business-insurance-calculator",
  inputs: businessInputs,
  calculate: answerBusiness,
  words: businessToolWords,
  shared: sharedToolWords,
  asks: {
    // Only a place of its own brings interruption coverage.
    grossProfit: hasPlace,
    recoveryMonths: hasPlace,
  },
});

/** `/tools/business-insurance-calculator` */
export default toolPage({
  id: tool.id,
  about,
  question: tool.question,
  panel: <ToolPanel tool={tool} title={toolsById[tool.id].title} />,
});
