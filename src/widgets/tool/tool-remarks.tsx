import { cva } from "class-variance-authority";
import { Callout } from "#design-system/callout/callout.tsx";
import type { SharedToolWords } from "#domain/tools/shared-tool-words.ts";
import type { AnswerView } from "./answer-view.ts";

const beside = cva("grid items-start gap-6", { variants: { stands: { page: "laptop:grid-cols-2", text: "" } } });

export interface ToolRemarksProps {
  readonly view: Pick<AnswerView, "warnings" | "mayNeedNone">;
  readonly words: Pick<SharedToolWords["answer"], "warnings" | "mayNeedNone">;
  /** On a page of its own they stand side by side, in the column of a text one below the other. */
  readonly stands: "page" | "text";
}

/** What no answer is shown without: what to watch out for, and when no insurance is needed. */
export function ToolRemarks({ view: { warnings, mayNeedNone }, words, stands }: ToolRemarksProps) {
  if (warnings.length === 0 && mayNeedNone.length === 0) return null;
  return (
    <div className={beside({ stands })}>
      {warnings.length > 0 && (
        <Callout tone="caution" title={words.warnings}>
          <Remarks remarks={warnings} />
        </Callout>
      )}
      {mayNeedNone.length > 0 && (
        <Callout tone="positive" title={words.mayNeedNone}>
          <Remarks remarks={mayNeedNone} />
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
