import { answerComparison } from "#domain/tools/comparison-answer.ts";
import { comparedFields, comparisonInputs } from "#domain/tools/comparison-inputs.ts";
import { defineTool } from "#widgets/tools/tool/definition/define-tool.ts";
import { ToolPanel, type ToolVariantProps } from "#widgets/tools/tool/answer/tool-panel.tsx";
import { comparisonToolWords } from "#text/tools/insurance-comparison-tool.ts";
import { toolsById } from "#text/tools.ts";
import { sharedToolWords } from "#text/tools/shared.ts";

const always = new Set(["name", "premium", "fees", "deductible"]);
const needed = new Set(["name", "premium", "deductible"]);

/** Whether a field of a quote applies to the chosen line. */
function isOfLine(field: string, line: unknown): boolean {
  const chosen = line === "auto" || line === "life" || line === "travel" ? line : "home";
  return comparedFields[chosen].some((compared) => compared === field);
}

const tool = defineTool({
  id: "insurance-comparison-tool",
  inputs: comparisonInputs,
  calculate: answerComparison,
  words: comparisonToolWords,
  shared: sharedToolWords,
  foldedFields: Object.keys(comparisonInputs.quotes.fields)
    .filter((field) => !needed.has(field))
    .map((field) => `quotes.${field}`),
  startRows: [{}, {}],
  visibleWhen: Object.fromEntries(
    Object.keys(comparisonInputs.quotes.fields)
      .filter((field) => !always.has(field))
      .map((field) => [`quotes.${field}`, (entries) => isOfLine(field, entries["line"])]),
  ),
});

/** The question that the tool answers. */
export const { question } = tool;

/** The tool, on its own page or embedded in a text. */
export function InsuranceComparisonToolPanel(props: ToolVariantProps) {
  return <ToolPanel tool={tool} title={toolsById[tool.id].title} {...props} />;
}
