import { answerProvincialGuide } from "#domain/tools/provincial-guide-answer.ts";
import { provincialGuideInputs } from "#domain/tools/provincial-guide-inputs.ts";
import { defineTool } from "#widgets/tool/define-tool.ts";
import { ToolPanel, type ToolPlace } from "#widgets/tool/tool-panel.tsx";
import { provincialGuideWords } from "#content/en/tools/provincial-insurance-guide.ts";
import { toolsById } from "#content/en/tools.ts";
import { sharedToolWords } from "#content/en/tools/shared.ts";

const tool = defineTool({
  id: "provincial-insurance-guide",
  inputs: provincialGuideInputs,
  calculate: answerProvincialGuide,
  words: provincialGuideWords,
  shared: sharedToolWords,
});

/** The rules of a province, or of two for a move: on its page or in a text. */
export function Part(place: ToolPlace) {
  return <ToolPanel tool={tool} title={toolsById[tool.id].title} {...place} />;
}
