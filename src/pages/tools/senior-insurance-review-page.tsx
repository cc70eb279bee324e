import { answerSenior } from "#domain/tools/senior-answer.ts";
import { seniorInputs } from "#domain/tools/senior-inputs.ts";
import { defineTool } from "#widgets/tool/define-tool.ts";
import { ToolPanel } from "#widgets/tool/tool-panel.tsx";
import * as about from "#content/en/tools/senior-insurance-review.md";
import { seniorToolWords } from "#content/en/tools/senior-insurance-review.ts";
import { toolsById } from "#content/en/tools.ts";
import { sharedToolWords } from "#content/en/tools/shared.ts";
import { toolPage } from "./page-of-tool.tsx";

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

/** `/tools/senior-insurance-review` */
export default toolPage({
  id: tool.id,
  about,
  question: tool.question,
  panel: <ToolPanel tool={tool} title={toolsById[tool.id].title} />,
});
