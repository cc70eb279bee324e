import { answerHome } from "#domain/tools/home-answer.ts";
import { homeInputs } from "#domain/tools/home-inputs.ts";
import { defineTool } from "#widgets/tools/tool/definition/define-tool.ts";
import { ToolPanel, type ToolVariantProps } from "#widgets/tools/tool/answer/tool-panel.tsx";
import { homeToolWords } from "#text/tools/home-insurance-calculator.ts";
import { toolsById } from "#text/tools.ts";
import { sharedToolWords } from "#text/tools/shared.ts";

const isCondo = ({ dwelling }: { readonly [id: string]: unknown }) => dwelling === "condo";
const isHouse = (entries: { readonly [id: string]: unknown }) =>
  entries["dwelling"] === undefined || entries["dwelling"] === "house";
const isUnit = (entries: { readonly [id: string]: unknown }) => !isHouse(entries);

const tool = defineTool({
  id: "home-insurance-calculator",
  inputs: homeInputs,
  calculate: answerHome,
  words: homeToolWords,
  shared: sharedToolWords,
  visibleWhen: {
    ontarioArea: (entries) => entries["province"] === "ON" && isHouse(entries),
    area: isHouse,
    basement: isHouse,
    build: isHouse,
    limit: isHouse,
    appraisal: isHouse,
    covers: isHouse,
    quakePct: (entries) =>
      isHouse(entries) && Array.isArray(entries["covers"]) && entries["covers"].includes("earthquake"),
    deductible: isHouse,
    altDeductible: isHouse,
    premium: isHouse,
    altPremium: isHouse,
    savings: isHouse,
    contents: isUnit,
    rooms: isUnit,
    contentsLimit: isUnit,
    liabilityLimit: isUnit,
    unitCovers: isUnit,
    improvements: isCondo,
    corporationDeductible: isCondo,
    assessmentLimit: isCondo,
  },
});

/** The question that the tool answers. */
export const { question } = tool;

/** The tool, on its own page or embedded in a text. */
export function HomeInsuranceCalculatorPanel(props: ToolVariantProps) {
  return <ToolPanel tool={tool} title={toolsById[tool.id].title} {...props} />;
}
