import { cva } from "class-variance-authority";
import { ButtonLink } from "#design-system/button/button-link.tsx";
import { Heading } from "#design-system/heading/heading.tsx";
import { LineIllustration, type IllustratedLine } from "#design-system/illustration/line-illustration.tsx";
import type { ToolId } from "#domain/tool-id.ts";
import type { ToolDefinition } from "#domain/tool.ts";
import { AnswersHere } from "./answers-here.tsx";
import { ToolIcon } from "./tool-icon.tsx";

/** Tools that are about one line of insurance carry its plate, the others a small mark. */
const plates: Partial<Record<ToolId, IllustratedLine>> = {
  "life-insurance-calculator": "life",
  "home-insurance-calculator": "home",
  "auto-insurance-calculator": "auto",
  "disability-insurance-calculator": "disability",
  "travel-insurance-calculator": "travel",
  "business-insurance-calculator": "business",
};

const entry = cva("min-w-0", {
  variants: {
    look: {
      plate: "flex flex-col gap-4",
      line: "flex gap-5 border-t border-line pt-6 first:border-t-0 first:pt-0",
      wide: "flex flex-col gap-x-10 gap-y-5 wide-phone:flex-row wide-phone:items-center",
    },
  },
});

export interface ToolEntryProps {
  readonly tool: ToolDefinition;
  /** `plate` stands in a grid, `line` in a list, `wide` alone. */
  readonly look: "plate" | "line" | "wide";
}

/** One tool: what it is, what it gives, and the button that opens it. */
export function ToolEntry({ tool: { id, title, description, questions, actionText }, look }: ToolEntryProps) {
  const plate = plates[id];
  const hasPlate = look !== "line" && plate !== undefined;
  return (
    <li data-slot="tool-entry" className={entry({ look })}>
      <div className={hasPlate ? "shrink-0 text-brand" : "mt-0.5 shrink-0"}>
        {hasPlate ? (
          <LineIllustration line={plate} size={look === "wide" ? "large" : "medium"} />
        ) : (
          <ToolIcon id={id} />
        )}
      </div>
      <div className="min-w-0">
        <Heading level={3} size={look === "wide" ? 3 : 4}>
          {title}
        </Heading>
        <p className="mt-1 max-w-prose text-ink-soft">{description}</p>
        <AnswersHere questions={questions} />
        <p className="mt-3">
          <ButtonLink href={`/tools/${id}`} intent="secondary" size="small">
            {actionText}
          </ButtonLink>
        </p>
      </div>
    </li>
  );
}
