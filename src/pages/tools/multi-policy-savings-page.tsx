import { answerMultiPolicy } from "#domain/tools/multi-policy-answer.ts";
import { multiPolicyInputs } from "#domain/tools/multi-policy-inputs.ts";
import { defineTool } from "#widgets/tool/define-tool.ts";
import { ToolPanel } from "#widgets/tool/tool-panel.tsx";
import * as about from "#content/en/tools/multi-policy-savings.md";
import { multiPolicyToolWords } from "#content/en/tools/multi-policy-savings.ts";
import { toolsById } from "#content/en/tools.ts";
import { sharedToolWords } from "#content/en/tools/shared.ts";
import { toolPage } from "./page-of-tool.tsx";

const tool = defineTool({
  id: "multi-policy-savings",
  inputs: multiPolicyInputs,
  calculate: answerMultiPolicy,
  words: multiPolicyToolWords,
  shared: sharedToolWords,
  startRows: 2,
});

/** `/tools/multi-policy-savings` */
export default toolPage({
  id: tool.id,
  about,
  question: tool.question,
  panel: <ToolPanel tool={tool} title={toolsById[tool.id].title} />,
});
