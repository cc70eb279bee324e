import { Details } from "#design-system/details/details.tsx";
import { Heading } from "#design-system/heading/heading.tsx";
import { listRole } from "#design-system/layout/layout-element.ts";
import { TextLink } from "#design-system/link/link.tsx";
import { Table } from "#design-system/table/table.tsx";
import type { IsoDay } from "#domain/dated-figure.ts";
import type { SharedToolWords } from "#domain/tools/shared-tool-words.ts";
import { encodeShareLink } from "#domain/tools/share-link.ts";
import type { AnswerBlock, CellWords } from "#domain/tools/tool-words.ts";
import { Figure } from "#widgets/figure/figure.tsx";
import { SourceList } from "#widgets/source-list/source-list.tsx";
import { CalendarBlock } from "./calendar-block.tsx";
import type { AnswerView, LabelledValue, MovementView, WorkingLineView } from "./answer-view.ts";
import { LabelledList } from "./labelled-list.tsx";
import type { Tool } from "./define-tool.ts";
import { MessageBlock } from "./message-block.tsx";
import { ToolChart } from "./tool-chart.tsx";
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
      <ToolRemarks view={view} words={answer} stands="page" />
      {charts.length > 0 && (
        <div className="grid items-start gap-x-14 gap-y-12 laptop:grid-cols-2 print:gap-4">
          {charts.map((chart) => (
            <ToolChart key={chart.title} chart={chart} words={answer} />
          ))}
        </div>
      )}
      {view.more.map((block) => (
        <Block key={block.title} block={block} tool={tool} day={view.day} />
      ))}
      {view.changes.length > 0 && <Changes view={view} shared={shared} />}
      <section aria-label={answer.working}>
        {view.working.length > 0 && (
          <div className="print:[column-span:all]">
            <Details summary={answer.working} headingLevel={3}>
              <p className="text-small text-ink-soft">{answer.workingLead}</p>
              <WorkingTable lines={view.working} shared={shared} />
            </Details>
          </div>
        )}
        {view.assumptions.length > 0 && (
          <Details summary={answer.assumptions} headingLevel={3}>
            <p className="text-small text-ink-soft">{answer.assumptionsLead}</p>
            <LabelledList items={view.assumptions} />
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

function Cell({ cell }: { readonly cell: CellWords }) {
  if (typeof cell === "string") return cell;
  return (
    <Figure basis={cell.basis} asOf={cell.asOf}>
      {cell.text}
    </Figure>
  );
}

interface BlockProps {
  readonly block: AnswerBlock;
  readonly tool: Tool;
  readonly day: IsoDay;
}

function Block({ block, tool, day }: BlockProps) {
  const { keep } = tool.shared;
  if (block.kind === "message")
    return <MessageBlock title={block.title} lead={block.lead} text={block.text} words={keep} />;
  if (block.kind === "calendar") return <CalendarBlock {...block} fileName={tool.id} day={day} words={keep} />;
  if (block.kind === "list")
    return (
      <section>
        <Heading level={3}>{block.title}</Heading>
        {block.lead !== undefined && <p className="mt-2 max-w-prose text-ink-soft">{block.lead}</p>}
        <ul className="mt-4 grid max-w-prose gap-2">
          {block.items.map((item) => {
            const text = typeof item === "string" ? item : item.text;
            return (
              <li key={text} className="border-s-2 border-brand-line ps-4">
                <Cell cell={item} />
              </li>
            );
          })}
        </ul>
      </section>
    );
  const { title, lead, columns, rows, note } = block;
  return (
    // On paper a table of many columns goes across both of the sheet's.
    <section className={columns.length > 3 ? "print:[column-span:all]" : undefined}>
      <Heading level={3}>{title}</Heading>
      {lead !== undefined && <p className="mt-2 max-w-prose text-ink-soft">{lead}</p>}
      <div className="mt-4 print:mt-1">
        <Table<{ readonly cells: readonly CellWords[] }>
          caption={title}
          captionHidden
          columns={columns.map(({ header, numeric = false }, index) => ({
            key: header,
            header,
            numeric,
            cell: ({ cells }) => {
              const cell = cells[index] ?? "";
              return cell === "" ? null : <Cell cell={cell} />;
            },
          }))}
          rows={rows.map((cells) => ({ cells }))}
          note={note}
        />
      </div>
    </section>
  );
}

function Changes({ view, shared }: { readonly view: AnswerView; readonly shared: SharedToolWords }) {
  const { answer } = shared;
  const [input, low, high] = answer.changeColumns;
  return (
    <section>
      <Heading level={3}>{answer.whatWouldChange}</Heading>
      <p className="mt-2 mb-4 max-w-prose text-small text-ink-soft">{answer.whatWouldChangeLead(view.watchedLabel)}</p>
      <Table<MovementView>
        caption={answer.whatWouldChange}
        captionHidden
        columns={[
          { key: "label", header: input },
          { key: "low", header: low, cell: (row) => <End {...row.low} /> },
          { key: "high", header: high, cell: (row) => <End {...row.high} /> },
        ]}
        rows={view.changes}
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
