import { answerHome } from "#domain/tools/home-answer.ts";
import { homeInputs } from "#domain/tools/home-inputs.ts";
import { defineTool } from "#widgets/tool/define-tool.ts";
import { ToolPanel, type ToolPlace } from "#widgets/tool/tool-panel.tsx";
import { homeToolWords } from "#content/en/tools/home-insurance-calculator.ts";
import { toolsById } from "#content/en/tools.ts";
import { sharedToolWords } from "#content/en/tools/shared.ts";

const isHouse = (entries: { readonly [id: string]: unknown }) =>
  entries["dwelling"] === undefined || entries["dwelling"] === "house";

const tool = defineTool({
  id: "home-insurance-calculator",
  inputs: homeInputs,
  calculate: answerHome,
  words: homeToolWords,
  shared: sharedToolWords,
  asks: {
    ontarioArea: (entries) => entries["province"] === "ON" && isHouse(entries),
    area: isHouse,
    basement: isHouse,
    build: isHouse,
    limit: isHouse,
    quakePct: ({ covers }) => Array.isArray(covers) && covers.includes("earthquake"),
  },
});

/** What it answers. */
export const { question } = tool;

/** The tool, on its page or in a text. */
export function Part(place: ToolPlace) {
  return <ToolPanel tool={tool} title={toolsById[tool.id].title} {...place} />;
}
