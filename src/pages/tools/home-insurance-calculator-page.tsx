import { answerHome } from "#domain/tools/home-answer.ts";
import { homeInputs } from "#domain/tools/home-inputs.ts";
import { defineTool } from "#widgets/tool/define-tool.ts";
import { ToolPanel } from "#widgets/tool/tool-panel.tsx";
import * as about from "#content/en/tools/home-insurance-calculator.md";
import { homeToolWords } from "#content/en/tools/home-insurance-calculator.ts";
import { toolsById } from "#content/en/tools.ts";
import { sharedToolWords } from "#content/en/tools/shared.ts";
import { toolPage } from "./page-of-tool.tsx";

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

/** `/tools/home-insurance-calculator` */
export default toolPage({
  id: tool.id,
  about,
  question: tool.question,
  panel: <ToolPanel tool={tool} title={toolsById[tool.id].title} />,
});
