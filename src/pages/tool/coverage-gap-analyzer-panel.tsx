import { answerCoverageGap } from "#domain/tools/coverage-gap-answer.ts";
import { coverageGapInputs } from "#domain/tools/coverage-gap-inputs.ts";
import { defineTool } from "#widgets/tools/tool/definition/define-tool.ts";
import { ToolPanel, type ToolVariantProps } from "#widgets/tools/tool/answer/tool-panel.tsx";
import { coverageGapToolWords } from "#text/tools/coverage-gap-analyzer.ts";
import { toolsById } from "#text/tools.ts";
import { sharedToolWords } from "#text/tools/shared.ts";

const tool = defineTool({
  id: "coverage-gap-analyzer",
  inputs: coverageGapInputs,
  calculate: answerCoverageGap,
  words: coverageGapToolWords,
  shared: sharedToolWords,
  visibleWhen: {
    partnerPay: ({ household }) => household === "couple" || household === "parents",
    groupLife: ({ employed }) => employed !== false,
    // In all other provinces, accident benefits are compulsory or the public insurer's.
    benefitsDropped: ({ drives, province }) => drives === true && (province === "ON" || province === "NL"),
  },
});

/** The question that the tool answers. */
export const { question } = tool;

/** The tool, on its own page or embedded in a text. */
export function CoverageGapAnalyzerPanel(props: ToolVariantProps) {
  return <ToolPanel tool={tool} title={toolsById[tool.id].title} {...props} />;
}
