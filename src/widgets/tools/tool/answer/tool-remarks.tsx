import { cva } from "class-variance-authority";
import { Callout } from "#design-system/callout/callout.tsx";
import type { SharedToolWords } from "#domain/tools/shared-tool-words.ts";
import type { AnswerView } from "#widgets/tools/tool/definition/answer-view.ts";

const beside = cva("grid items-start gap-6", { variants: { variant: { page: "laptop:grid-cols-2", inline: "" } } });

export interface ToolRemarksProps {
  readonly view: Pick<AnswerView, "warnings" | "reasonsNotToBuy">;
  readonly words: Pick<SharedToolWords["answer"], "warnings" | "reasonsNotToBuy">;
  /** On a page of its own they stand side by side, in the column of a text one below the other. */
  readonly variant: "page" | "inline";
}

/** What no answer is shown without: what to watch out for, and when no insurance is needed. */
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

function Remarks({ remarks }: { readonly remarks: readonly string[] }) {
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
