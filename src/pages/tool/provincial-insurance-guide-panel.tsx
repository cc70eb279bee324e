import { answerProvincialGuide } from "#domain/tools/provincial-guide-answer.ts";
import { provincialGuideInputs } from "#domain/tools/provincial-guide-inputs.ts";
import { defineTool } from "#widgets/tools/tool/definition/define-tool.ts";
import { ToolPanel, type ToolVariantProps } from "#widgets/tools/tool/answer/tool-panel.tsx";
import { provincialGuideWords } from "#text/tools/provincial-insurance-guide.ts";
import { toolsById } from "#text/tools.ts";
import { sharedToolWords } from "#text/tools/shared.ts";

const tool = defineTool({
  id: "provincial-insurance-guide",
  inputs: provincialGuideInputs,
  calculate: answerProvincialGuide,
  words: provincialGuideWords,
  shared: sharedToolWords,
});

/** The rules of a province, or of two for a move, on the tool's own page or embedded in a text. */
export function ProvincialInsuranceGuidePanel(props: ToolVariantProps) {
  return <ToolPanel tool={tool} title={toolsById[tool.id].title} {...props} />;
}
