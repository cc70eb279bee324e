import { cva } from "class-variance-authority";
import type { ReactNode } from "react";
import { Details, type DetailsProps } from "#design-system/details/details.tsx";
import { Heading } from "#design-system/heading/heading.tsx";
import { listRole } from "#design-system/layout/layout-element.ts";
import { TextLink } from "#design-system/link/link.tsx";
import { Table } from "#design-system/table/table.tsx";
import type { SharedToolWords } from "#domain/tools/shared-tool-words.ts";
import { encodeShareLink } from "#domain/tools/share-link.ts";
import { Figure } from "#widgets/reading/figure/figure.tsx";
import { SourceList } from "#widgets/reading/source-list.tsx";
import type {
  AnswerView,
  LabelledValue,
  MovementView,
  WorkingLineView,
} from "#widgets/tools/tool/definition/answer-view.ts";
import { AnswerBlockPart } from "./answer-block-part.tsx";
import { LabelledList } from "./labelled-list.tsx";
import type { Tool } from "#widgets/tools/tool/definition/define-tool.ts";
import { ChartTable } from "#widgets/tools/tool/charts/chart-table.tsx";
import { ToolChart } from "#widgets/tools/tool/charts/tool-chart.tsx";
import { ToolRemarks } from "./tool-remarks.tsx";

export interface ToolAnswerDetailsProps {
  readonly view: AnswerView;
  readonly tool: Tool;
  /** Save and share actions, in the last disclosure. */
  readonly keep: ReactNode;
  /** Id of the section with the save and share actions. */
  readonly keepId: string;
}

/**
 * Collapsed details of an answer: reasons, sensitivity, working, sources, save and share actions. Native `details`
 * elements, which find-in-page and print expand.
 */
export function ToolAnswerDetails({ view, tool, keep, keepId }: ToolAnswerDetailsProps) {
  const { shared } = tool;
  const { answer } = shared;
  const [, ...charts] = view.charts;
  const hasWhy = view.warnings.length + view.reasonsNotToBuy.length + charts.length > 0;
  return (
    <>
      {/* Prints in two columns, so that a complete answer fits on two sheets. */}
      <div className="print:columns-2 print:gap-8">
        {hasWhy && (
          <Fold summary={answer.why}>
            <ToolRemarks view={view} words={answer} variant="page" />
            {charts.length > 0 && (
              <div className="grid items-start gap-x-14 gap-y-12 laptop:grid-cols-2 print:gap-4">
                {charts.map((chart) => (
                  <ToolChart key={chart.title} chart={chart} words={answer} hasTable={false} />
                ))}
              </div>
            )}
          </Fold>
        )}
        {view.extraBlocks.map((block) => (
          <Fold
            key={block.title}
            summary={block.title}
            onPaper={block.kind === "table" && block.columns.length > 2 ? "whole" : "column"}
          >
            <AnswerBlockPart block={block} tool={tool} day={view.day} hasTitle={false} />
          </Fold>
        ))}
        {view.sensitivity.length > 0 && (
          <Fold summary={answer.sensitivity}>
            <Sensitivity view={view} shared={shared} />
          </Fold>
        )}
        <Fold summary={answer.working} onPaper="whole">
          <Working view={view} tool={tool} />
        </Fold>
        <Fold summary={answer.adviserQuestions}>
          <ul>
            {view.adviserQuestions.map((question) => (
              <li key={question}>{question}</li>
            ))}
          </ul>
        </Fold>
        <Fold summary={answer.sources}>
          <SourceList headingLevel={null} />
        </Fold>
        <Fold summary={shared.actions.heading} id={keepId} onPaper="none">
          {keep}
        </Fold>
      </div>
      {view.nextSteps.length > 0 && (
        <section aria-labelledby="tool-next" className="mt-10 print:hidden">
          <Heading level={3} size={4} id="tool-next">
            {answer.nextSteps}
          </Heading>
          <ul role={listRole("ul")} className="mt-2 grid gap-1">
            {view.nextSteps.map(({ tool: next, label, entries }) => (
              <li key={next}>
                <TextLink
                  variant="standalone"
                  href={`/tools/${next}${Object.keys(entries).length === 0 ? "" : encodeShareLink(entries)}`}
                >
                  {label}
                </TextLink>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

/** Adjacent disclosures share a border. In print, a disclosure fills a column, spans both, or is left out. */
const foldLayout = cva("-mt-px print:mt-0", {
  variants: { onPaper: { column: "", whole: "print:[column-span:all]", none: "print:hidden" } },
});

interface FoldProps extends Pick<DetailsProps, "summary" | "id" | "children"> {
  readonly onPaper?: "column" | "whole" | "none";
}

function Fold({ onPaper = "column", ...details }: FoldProps) {
  return (
    <div className={foldLayout({ onPaper })}>
      <Details headingLevel={3} {...details} />
    </div>
  );
}

/** The steps, the charts' figures, the assumptions and the method. */
function Working({ view, tool }: Pick<ToolAnswerDetailsProps, "view" | "tool">) {
  const { shared } = tool;
  const { answer } = shared;
  return (
    <>
      {view.working.length > 0 && (
        <>
          <p className="text-small text-ink-soft">{answer.workingLead}</p>
          <WorkingTable lines={view.working} shared={shared} />
        </>
      )}
      {/* Left out in print, so that an answer fits on two sheets: the charts show their values. */}
      <div className="grid gap-6 print:hidden">
        {view.charts.map(
          (chart) =>
            chart.kind !== "band" && (
              <div key={chart.title}>
                <Heading level={4}>{chart.title}</Heading>
                <ChartTable chart={chart} words={answer} />
              </div>
            ),
        )}
      </div>
      <div className="prose print:columns-2 print:gap-8 print:*:my-1">
        {view.assumptions.length + view.unanswered.length > 0 && (
          <>
            <h4>{answer.assumptions}</h4>
            {view.assumptions.length > 0 && (
              <>
                <p className="text-small text-ink-soft">{answer.assumptionsLead}</p>
                <LabelledList items={view.assumptions} />
              </>
            )}
            {view.unanswered.length > 0 && <p>{`${answer.unanswered} ${view.unanswered.join("; ")}`}</p>}
          </>
        )}
        <h4>{answer.method}</h4>
        {view.method.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <p>{answer.closing}</p>
      </div>
    </>
  );
}

function Sensitivity({ view, shared }: { readonly view: AnswerView; readonly shared: SharedToolWords }) {
  const { answer } = shared;
  const [input, low, high] = answer.sensitivityColumns;
  return (
    <>
      <p className="text-small text-ink-soft">{answer.sensitivityLead(view.sensitivityLabel)}</p>
      <Table<MovementView>
        caption={answer.sensitivity}
        captionHidden
        columns={[
          { key: "label", header: input },
          { key: "low", header: low, cell: (row) => <End {...row.low} /> },
          { key: "high", header: high, cell: (row) => <End {...row.high} /> },
        ]}
        rows={view.sensitivity}
      />
    </>
  );
}

function End({ label, value }: LabelledValue) {
  return (
    <>
      <span className="block text-small text-ink-soft">{label}</span>
      <span className="font-semibold tabular-nums">{value}</span>
    </>
  );
}

function WorkingTable({
  lines,
  shared,
}: {
  readonly lines: readonly WorkingLineView[];
  readonly shared: SharedToolWords;
}) {
  const [step, calculation, value] = shared.answer.workingColumns;
  return (
    <Table<WorkingLineView>
      caption={shared.answer.working}
      captionHidden
      columns={[
        {
          key: "label",
          header: step,
          cell: ({ label, figures }) => (
            <>
              <span>{label}</span>
              {figures.map(
                (figure, index) =>
                  // Show one mark per source, even if two constants of a line share it.
                  figures.findIndex(({ basis }) => basis === figure.basis) === index && (
                    <Figure key={figure.basis} basis={figure.basis} asOf={figure.asOf}>
                      {null}
                    </Figure>
                  ),
              )}
            </>
          ),
        },
        { key: "expression", header: calculation, cell: ({ expression }) => expression ?? null },
        { key: "value", header: value, numeric: true },
      ]}
      rows={lines}
    />
  );
}
