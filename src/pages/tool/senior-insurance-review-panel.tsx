import { answerSenior } from "#domain/tools/senior-answer.ts";
import { seniorInputs } from "#domain/tools/senior-inputs.ts";
import { defineTool } from "#widgets/tools/tool/definition/define-tool.ts";
import { ToolPanel, type ToolVariantProps } from "#widgets/tools/tool/answer/tool-panel.tsx";
import { seniorToolWords } from "#text/tools/senior-insurance-review.ts";
import { toolsById } from "#text/tools.ts";
import { sharedToolWords } from "#text/tools/shared.ts";

/** The date of birth is needed only for a deadline. */
function hasDeadline({ policies }: Readonly<Record<string, unknown>>): boolean {
  return (
    Array.isArray(policies) &&
    policies.some((policy) => Boolean(policy?.conversionAge ?? policy?.expiryAge) || policy?.kind === "disability")
  );
}

const tool = defineTool({
  id: "senior-insurance-review",
  inputs: seniorInputs,
  calculate: answerSenior,
  words: seniorToolWords,
  shared: sharedToolWords,
  visibleWhen: { born: hasDeadline },
  foldedFields: ["policies.expiryAge", "policies.conversionAge"],
});

/** The question that the tool answers. */
export const { question } = tool;

/** The tool, on its own page or embedded in a text. */
export function SeniorInsuranceReviewPanel(props: ToolVariantProps) {
  return <ToolPanel tool={tool} title={toolsById[tool.id].title} {...props} />;
}
