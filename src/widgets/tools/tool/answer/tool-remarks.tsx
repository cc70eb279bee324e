import { cva } from "class-variance-authority";
import { Callout } from "#design-system/callout/callout.tsx";
import type { SharedToolWords } from "#domain/tools/shared-tool-words.ts";
import type { AnswerView } from "#widgets/tools/tool/definition/answer-view.ts";

const beside = cva("grid items-start gap-6", { variants: { variant: { page: "laptop:grid-cols-2", inline: "" } } });

export interface ToolRemarksProps {
  readonly view: Pick<AnswerView, "warnings" | "reasonsNotToBuy">;
  readonly words: Pick<SharedToolWords["answer"], "warnings" | "reasonsNotToBuy">;
  /** `page` places the lists side by side, `inline` one below the other. */
  readonly variant: "page" | "inline";
}

/** Remarks shown with every answer: warnings, and reasons not to buy insurance. */
export function ToolRemarks({ view: { warnings, reasonsNotToBuy }, words, variant }: ToolRemarksProps) {
  if (warnings.length === 0 && reasonsNotToBuy.length === 0) return null;
  return (
    <div className={beside({ variant })}>
      {warnings.length > 0 && (
        <Callout tone="caution" title={words.warnings}>
          <Remarks remarks={warnings} />
        </Callout>
      )}
      {reasonsNotToBuy.length > 0 && (
        <Callout tone="positive" title={words.reasonsNotToBuy}>
          <Remarks remarks={reasonsNotToBuy} />
        </Callout>
      )}
    </div>
  );
}

/** One remark as a paragraph, several as a list. */
export function Remarks({ remarks }: { readonly remarks: readonly string[] }) {
  const [only, ...others] = remarks;
  if (others.length === 0) return <p>{only}</p>;
  return (
    <ul>
      {remarks.map((remark) => (
        <li key={remark}>{remark}</li>
      ))}
    </ul>
  );
}
