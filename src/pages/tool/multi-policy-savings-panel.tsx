import { answerMultiPolicy } from "#domain/tools/multi-policy-answer.ts";
import { multiPolicyInputs } from "#domain/tools/multi-policy-inputs.ts";
import { defineTool } from "#widgets/tools/tool/definition/define-tool.ts";
import { ToolPanel, type ToolVariantProps } from "#widgets/tools/tool/answer/tool-panel.tsx";
import { multiPolicyToolWords } from "#text/tools/multi-policy-savings.ts";
import { toolsById } from "#text/tools.ts";
import { sharedToolWords } from "#text/tools/shared.ts";

const tool = defineTool({
  id: "multi-policy-savings",
  inputs: multiPolicyInputs,
  calculate: answerMultiPolicy,
  words: multiPolicyToolWords,
  shared: sharedToolWords,
  foldedFields: ["policies.bundleDiscountPct", "policies.sameLimits", "policies.deductibleDifference"],
  startRows: [{ line: "home" }, { line: "auto" }],
});

/** The question that the tool answers. */
export const { question } = tool;

/** The tool, on its own page or embedded in a text. */
export function MultiPolicySavingsPanel(props: ToolVariantProps) {
  return <ToolPanel tool={tool} title={toolsById[tool.id].title} {...props} />;
}
