import { answerEstate } from "#domain/tools/estate-answer.ts";
import { estateInputs } from "#domain/tools/estate-inputs.ts";
import { defineTool } from "#widgets/tools/tool/definition/define-tool.ts";
import { ToolPanel, type ToolVariantProps } from "#widgets/tools/tool/answer/tool-panel.tsx";
import { estateToolWords } from "#text/tools/estate-planning-review.ts";
import { toolsById } from "#text/tools.ts";
import { sharedToolWords } from "#text/tools/shared.ts";

interface Entries {
  readonly [id: string]: unknown;
}

/** The principal residence exemption covers one home, so the choice matters only with two. */
function hasTwoHomes({ home, cottage }: Entries): boolean {
  return home !== undefined && typeof cottage === "object" && cottage !== null && "value" in cottage;
}

const tool = defineTool({
  id: "estate-planning-review",
  inputs: estateInputs,
  calculate: answerEstate,
  words: estateToolWords,
  shared: sharedToolWords,
  visibleWhen: {
    will: ({ province }) => province === "QC",
    exempt: hasTwoHomes,
    homeCost: hasTwoHomes,
    rrspNamed: ({ rrsp }) => rrsp !== undefined,
    tfsaNamed: ({ tfsa }) => tfsa !== undefined,
    // In all other provinces, probate fees deduct no debt, or every debt.
    mortgage: ({ province, debts }) =>
      debts !== undefined && (province === "ON" || province === "NS" || province === "NB"),
  },
});

/** The question that the tool answers. */
export const { question } = tool;

/** The tool, on its own page or embedded in a text. */
export function EstatePlanningReviewPanel(props: ToolVariantProps) {
  return <ToolPanel tool={tool} title={toolsById[tool.id].title} {...props} />;
}
