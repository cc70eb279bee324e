import { answerSenior } from "#domain/tools/senior-answer.ts";
import { seniorInputs } from "#domain/tools/senior-inputs.ts";
import { defineTool } from "#widgets/tool/define-tool.ts";
import { ToolPanel, type ToolPlace } from "#widgets/tool/tool-panel.tsx";
import { seniorToolWords } from "#content/en/tools/senior-insurance-review.ts";
import { toolsById } from "#content/en/tools.ts";
import { sharedToolWords } from "#content/en/tools/shared.ts";

/** Only for a deadline is a day of birth asked. */
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
  asks: { born: hasDeadline },
});

/** What it answers. */
export const { question } = tool;

/** The tool, on its page or in a text. */
export function Part(place: ToolPlace) {
  return <ToolPanel tool={tool} title={toolsById[tool.id].title} {...place} />;
}
