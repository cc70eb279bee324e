import { answerSenior } from "#domain/tools/senior-answer.ts";
import { seniorInputs } from "#domain/tools/senior-inputs.ts";
import { defineTool } from "#widgets/tool/define-tool.ts";
import { ToolPanel } from "#widgets/tool/tool-panel.tsx";
import * as about from "#content/en/tools/senior-insurance-review.md";
import { seniorToolWords } from "#content/en/tools/senior-insurance-review.ts";
import { toolsById } from "#content/en/tools.ts";
import { sharedToolWords } from "#content/en/tools/shared.ts";
import { toolPage } from "./page-of-tool.tsx";

const tool = defineTool({
  id: "senior-insurance-review",
  inputs: seniorInputs,
  calculate: answerSenior,
  words: seniorToolWords,
  shared: sharedToolWords,
});

/** `/tools/senior-insurance-review` */
export default toolPage({
  id: tool.id,
  about,
  question: tool.question,
  panel: <ToolPanel tool={tool} title={toolsById[tool.id].title} />,
});
