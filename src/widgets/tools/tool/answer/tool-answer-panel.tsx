import { cva } from "class-variance-authority";
import type { Ref } from "react";
import type { Elements } from "#design-system/elements.ts";
import { Heading, type HeadingLevel } from "#design-system/heading/heading.tsx";
import { listRole } from "#design-system/layout/layout-element.ts";
import type { SharedToolWords } from "#domain/tools/shared-tool-words.ts";
import type { HeadlineLine } from "#domain/tools/tool-words.ts";
import { SourceMarks } from "#widgets/reading/figure/source-marks.tsx";
import type { InputPath } from "#domain/tools/read-inputs.ts";
import { FirstChart } from "./lazy-answer-parts.ts";
import { Remarks } from "./tool-remarks.tsx";
import type {
  AnswerView,
  AssumptionView,
  ChartView,
  HeadlineView,
} from "#widgets/tools/tool/definition/answer-view.ts";

/** A figure is set large; a request, in body size. */
const figure = cva("mt-1 text-balance", {
  variants: {
    kind: {
      claim: "font-display text-heading-1 print:text-heading-2 font-medium tracking-tight text-brand tabular-nums",
      ask: "font-semibold",
    },
  },
});

const sheet = cva(
  "rounded-large border border-line bg-surface p-5 transition-opacity duration-(--duration-quick) wide-phone:p-7 print:border-0 print:p-0",
  { variants: { waiting: { true: "opacity-60", false: "" } } },
);

export interface ToolAnswerPanelProps {
  readonly headline: HeadlineView;
  /** Warnings that decide. */
  readonly decisive: AnswerView["decisive"];
  /** The first chart. It may render after the figure. */
  readonly chart: ChartView | undefined;
  readonly shared: SharedToolWords;
  /** Receives focus when the visitor asks for the answer. */
  readonly headingRef: Ref<HTMLHeadingElement>;
  /** Id of the card, for fragment links. */
  readonly id: string;
  readonly headingLevel: HeadingLevel;
  /** Whether nothing is entered yet. */
  readonly isExample: boolean;
  /** Whether the field being typed in is invalid. The note replaces the figure's label, so that nothing shifts. */
  readonly isWaiting: boolean;
  /** Whether a table with the chart's figures follows. */
  readonly hasChartTable: boolean;
  /** Called to answer the question of an assumption. */
  readonly onAnswer: (path: InputPath) => void;
  /** Save, share and ask actions of a result. */
  readonly children?: Elements;
}

/**
 * Summary of the answer: the figure, its meaning, what it assumes, the warnings that decide, and the first chart. If an
 * answer is missing, it says in body size what will stand there.
 */
export function ToolAnswerPanel({
  headline,
  decisive,
  chart,
  shared,
  headingRef,
  id,
  headingLevel,
  isExample,
  isWaiting,
  hasChartTable,
  onAnswer,
  children,
}: ToolAnswerPanelProps) {
  const isClaim = headline.kind === "claim";
  return (
    <div
      data-slot="tool-answer"
      data-kept-clear=""
      id={id}
      data-example={isExample || undefined}
      aria-busy={isWaiting}
      className={sheet({ waiting: isWaiting })}
    >
      <Heading level={headingLevel} size={4} ref={headingRef}>
        {shared.answer.heading}
      </Heading>
      {/* In print, the chart is beside the figure. */}
      <div className="print:grid print:grid-cols-2 print:gap-8">
        <div>
          <p className="mt-3 border-t-2 border-ink pt-3 text-small">
            <span>{isWaiting ? shared.answer.waiting : headline.label}</span>
            {!isWaiting && isClaim && headline.source !== undefined && <SourceMarks ids={[headline.source]} />}
          </p>
          <p data-slot="tool-figure" className={figure({ kind: headline.kind })}>
            {isClaim ? headline.figure : headline.ask}
          </p>
          {isClaim && headline.lines !== undefined && headline.areLinesDrawn !== true && (
            <Lines lines={headline.lines} />
          )}
          <p className={isClaim ? "mt-2 max-w-prose" : "mt-1 max-w-prose"}>{headline.sentence}</p>
          {decisive.length > 0 && (
            <div
              role="note"
              aria-label={shared.answer.warnings}
              className="prose mt-3 max-w-prose border-s-4 border-caution bg-caution-wash px-4 py-2 text-small"
            >
              <Remarks remarks={decisive} />
            </div>
          )}
          {isClaim && headline.assumed.length > 0 && (
            <Assumptions assumed={headline.assumed} shared={shared} onAnswer={onAnswer} />
          )}
        </div>
        {isClaim && chart !== undefined && (
          <div className="mt-4 print:mt-1">
            <FirstChart chart={chart} words={shared.answer} hasTable={hasChartTable} />
          </div>
        )}
      </div>
      {isClaim && children}
    </div>
  );
}

/** What was found, each with its standing. */
function Lines({ lines }: { readonly lines: readonly HeadlineLine[] }) {
  return (
    <ul role={listRole("ul")} data-slot="tool-lines" className="mt-3 grid max-w-prose">
      {lines.map(({ name, standing }) => (
        <li
          key={name}
          className="flex items-baseline justify-between gap-x-6 border-t border-line py-2 first:border-t-0 print:py-0.5"
        >
          <span className="min-w-0 font-semibold">{name}</span>
          <span className="max-w-1/2 shrink-0 text-end text-small text-ink-soft">{standing}</span>
        </li>
      ))}
    </ul>
  );
}

interface AssumptionsProps extends Pick<ToolAnswerPanelProps, "shared" | "onAnswer"> {
  readonly assumed: readonly AssumptionView[];
}

/** What the result assumes, in one paragraph. On screen, each name leads to its question. */
function Assumptions({ assumed, shared, onAnswer }: AssumptionsProps) {
  return (
    <div data-slot="tool-assumptions" className="mt-2 max-w-prose border-s-2 border-brand-line ps-3 text-small">
      <span className="text-ink-soft">{shared.answer.assumed}</span>{" "}
      <ul role={listRole("ul")} className="inline">
        {assumed.map(({ path, label, value }, index) => (
          <li key={path} className="inline">
            {/* A button is a box of its own, so a value outside of it would follow a long name on another line. */}
            <button type="button" className="group inline cursor-pointer text-start" onClick={() => onAnswer(path)}>
              <span
                aria-hidden="true"
                className="underline underline-offset-4 group-hover:text-brand print:no-underline"
              >
                {label}
              </span>
              <span className="sr-only">{shared.answer.changeAssumed(label)}</span>{" "}
              <span className="font-semibold tabular-nums">{value}</span>
              <span>{index === assumed.length - 1 ? "." : ";"}</span>
            </button>{" "}
          </li>
        ))}
      </ul>
    </div>
  );
}
