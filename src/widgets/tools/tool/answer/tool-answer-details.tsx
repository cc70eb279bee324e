import { Details } from "#design-system/details/details.tsx";
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
import { ToolChart } from "#widgets/tools/tool/charts/tool-chart.tsx";
import { ToolRemarks } from "./tool-remarks.tsx";

export interface ToolAnswerDetailsProps {
  readonly view: AnswerView;
  readonly tool: Tool;
}

/** All that an answer rests on and leads to, below the answer itself. */
export function ToolAnswerDetails({ view, tool }: ToolAnswerDetailsProps) {
  const { shared, method, adviserQuestions } = tool;
  const { answer } = shared;
  const [, ...charts] = view.charts;
  return (
    // On paper two columns, as in a newspaper: an answer with all it rests on takes two sheets.
    <div className="grid gap-14 print:block print:columns-2 print:gap-8 print:*:mb-4">
      <ToolRemarks view={view} words={answer} variant="page" />
      {charts.length > 0 && (
        <div className="grid items-start gap-x-14 gap-y-12 laptop:grid-cols-2 print:gap-4">
          {charts.map((chart) => (
            <ToolChart key={chart.title} chart={chart} words={answer} />
          ))}
        </div>
      )}
      {view.extraBlocks.map((block) => (
        <AnswerBlockPart key={block.title} block={block} tool={tool} day={view.day} />
      ))}
      {view.sensitivity.length > 0 && <Sensitivity view={view} shared={shared} />}
      <section aria-label={answer.working}>
        {view.working.length > 0 && (
          <div className="print:[column-span:all]">
            <Details summary={answer.working} headingLevel={3}>
              <p className="text-small text-ink-soft">{answer.workingLead}</p>
              <WorkingTable lines={view.working} shared={shared} />
            </Details>
          </div>
        )}
        {view.assumptions.length + view.unanswered.length > 0 && (
          <Details summary={answer.assumptions} headingLevel={3}>
            {view.assumptions.length > 0 && (
              <>
                <p className="text-small text-ink-soft">{answer.assumptionsLead}</p>
                <LabelledList items={view.assumptions} />
              </>
            )}
            {view.unanswered.length > 0 && (
              <p>
                {answer.unanswered} {view.unanswered.join("; ")}
              </p>
            )}
          </Details>
        )}
        <Details summary={answer.method} headingLevel={3}>
          {method.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <p>{answer.closing}</p>
        </Details>
        <Details summary={answer.adviserQuestions} headingLevel={3}>
          <ul>
            {adviserQuestions.map((question) => (
              <li key={question}>{question}</li>
            ))}
          </ul>
        </Details>
      </section>
      <SourceList headingLevel={3} />
      {view.nextSteps.length > 0 && (
        <section aria-labelledby="tool-next" className="print:hidden">
          <Heading level={3} id="tool-next">
            {answer.nextSteps}
          </Heading>
          <ul role={listRole("ul")} className="mt-3 grid gap-1">
            {view.nextSteps.map(({ tool: next, label, entries }) => (
              <li key={next}>
                <TextLink
                  stands="alone"
                  href={`/tools/${next}${Object.keys(entries).length === 0 ? "" : encodeShareLink(entries)}`}
                >
                  {label}
                </TextLink>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function Sensitivity({ view, shared }: { readonly view: AnswerView; readonly shared: SharedToolWords }) {
  const { answer } = shared;
  const [input, low, high] = answer.sensitivityColumns;
  return (
    <section>
      <Heading level={3}>{answer.sensitivity}</Heading>
      <p className="mt-2 mb-4 max-w-prose text-small text-ink-soft">{answer.sensitivityLead(view.sensitivityLabel)}</p>
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
    </section>
  );
}

function End({ label, value }: LabelledValue) {
  return (
    <>
      <span className="font-semibold tabular-nums">{value}</span>
      <span className="block text-small text-ink-soft">{label}</span>
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
              {label}
              {figures.map(
                (figure, index) =>
                  // The same source may stand behind two constants of a line; one mark is enough.
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
