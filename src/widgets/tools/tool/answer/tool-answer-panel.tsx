import { cva } from "class-variance-authority";
import type { Ref } from "react";
import type { Elements } from "#design-system/elements.ts";
import { Heading, type HeadingLevel } from "#design-system/heading/heading.tsx";
import type { SharedToolWords } from "#domain/tools/shared-tool-words.ts";
import type { HeadlineWords } from "#domain/tools/tool-words.ts";
import { later } from "#platform/later.tsx";
import { SourceMarks } from "#widgets/reading/figure/source-marks.tsx";
import type { ChartView } from "#widgets/tools/tool/definition/answer-view.ts";

const FirstChart = later(async () => (await import("#widgets/tools/tool/charts/tool-chart.tsx")).ToolChart);

const sheet = cva(
  "rounded-large border border-line bg-surface p-5 transition-opacity duration-(--duration-quick) wide-phone:p-7 print:border-0 print:p-0",
  { variants: { waiting: { true: "opacity-60", false: "" } } },
);

export interface ToolAnswerPanelProps {
  readonly headline: HeadlineWords;
  /** The first chart. It may render after the figure. */
  readonly chart: ChartView | undefined;
  readonly shared: SharedToolWords;
  /** Receives focus when the visitor asks for the answer. */
  readonly headingRef: Ref<HTMLHeadingElement>;
  /** Id of the card, for fragment links. */
  readonly id: string;
  readonly headingLevel: HeadingLevel;
  /** Whether nothing is entered yet, so that the answer is labelled as an example. */
  readonly isExample: boolean;
  /** Whether the field being typed in is invalid. The note replaces the figure's label, so that nothing shifts. */
  readonly isWaiting: boolean;
  /** Whether a table with the chart's figures follows. */
  readonly hasChartTable: boolean;
  /** Save, share and ask actions, if any. */
  readonly children?: Elements;
}

/** Summary of the answer: the figure, its meaning and the first chart. */
export function ToolAnswerPanel({
  headline,
  chart,
  shared,
  headingRef,
  id,
  headingLevel,
  isExample,
  isWaiting,
  hasChartTable,
  children,
}: ToolAnswerPanelProps) {
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
            {!isWaiting && headline.source !== undefined && <SourceMarks ids={[headline.source]} />}
          </p>
          <p
            data-slot="tool-figure"
            className="mt-1 font-display text-heading-1 print:text-heading-2 font-medium tracking-tight text-balance text-brand tabular-nums"
          >
            {headline.figure}
          </p>
          <p className="mt-3 max-w-prose">{headline.sentence}</p>
          {isExample && <p className="mt-3 max-w-prose text-small text-ink-soft">{shared.answer.example}</p>}
        </div>
        {chart !== undefined && (
          <div className="mt-5 print:mt-1">
            <FirstChart chart={chart} words={shared.answer} hasTable={hasChartTable} />
          </div>
        )}
      </div>
      {children}
    </div>
  );
}
