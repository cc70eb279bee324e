import type { IsoDay } from "#domain/dated-figure.ts";
import type { ToolId } from "#domain/tool-id.ts";
import type { InputDescriptions, ValuesOf } from "#domain/tools/input-description.ts";
import { readInputs, type Entries, type InputPath } from "#domain/tools/read-inputs.ts";
import type { SharedToolWords } from "#domain/tools/shared-tool-words.ts";
import type { AnswerKeys, NextStep, RemarkOf, ToolAnswer } from "#domain/tools/tool-answer.ts";
import { claimOf, requestOf } from "#domain/tools/headline.ts";
import { phrase, type QuestionGroup, type TextsFor, type ToolWords } from "#domain/tools/tool-words.ts";
import type { AnswerView, AssumptionView, HeadlineView, MovementView } from "./answer-view.ts";
import { chartView, ordinalLabel } from "./chart-view.ts";
import { nameOf, wordsOf, type AnyInputWords, type ToolText } from "./input-names.ts";
import { descriptionAt, isAssumption, isOpen, isPathAsked, pathSteps, type IsAsked } from "./input-path.ts";
import { enteredValues, labelledDefault, labelledValue, writeValue } from "./labelled-values.ts";

/** Result of the entries: an answer, or problems by the path of the input. */
export type Outcome =
  | { readonly kind: "answer"; readonly view: AnswerView }
  | { readonly kind: "problems"; readonly problems: ReadonlyMap<InputPath, string> };

/** A tool as the widgets use it. */
export interface Tool {
  readonly id: ToolId;
  readonly question: string;
  readonly inputs: InputDescriptions;
  readonly form: readonly QuestionGroup<string>[];
  readonly shared: SharedToolWords;
  readonly words: (id: string) => AnyInputWords;
  /** Whether an input is visible, given the current entries. */
  readonly isAsked: IsAsked;
  /** Optional fields of lists, as `list.field`, which are collapsed in their row. */
  readonly foldedFields: ReadonlySet<string>;
  /** Initial rows of lists, with preset entries. */
  readonly startRows: readonly Entries[];
  /** Name of an input outside the form. */
  readonly nameOf: (path: InputPath) => string;
  /** @param today - The visitor's local date. */
  readonly answer: (entries: Entries, today: IsoDay) => Outcome;
}

/** Definition of a tool: calculation, inputs, words, and conditions for showing inputs. */
export interface ToolConfig<
  Descriptions extends InputDescriptions,
  Keys extends AnswerKeys,
  Answer extends ToolAnswer<Keys>,
> {
  readonly id: ToolId;
  readonly inputs: Descriptions;
  readonly calculate: (values: ValuesOf<Descriptions>, today: IsoDay) => Answer;
  readonly words: ToolWords<Descriptions, Keys, Answer>;
  readonly shared: SharedToolWords;
  /** Conditions for showing inputs, by id, or by `list.field` for a field of a list. */
  readonly visibleWhen?: Readonly<Record<string, (entries: Entries) => boolean>>;
  /** Optional fields of lists, as `list.field`, which are collapsed in their row. */
  readonly foldedFields?: readonly string[];
  /** Initial rows of lists, with preset entries, which the form shows. Default: one empty row. */
  readonly startRows?: readonly Entries[];
}

/** Entries for a link to another tool, without the province, which the site stores, and without missing values. */
function passedOn(entries: Entries): Entries {
  return Object.fromEntries(Object.entries(entries).filter(([id, entry]) => id !== "province" && entry !== undefined));
}

function movementView(
  text: ToolText,
  { input, low, high }: ToolAnswer<AnswerKeys>["sensitivity"][number],
  writeResult: (result: number) => string,
): MovementView {
  const end = ({ to, result }: typeof low) => ({
    label: writeValue(text, input, to),
    value: writeResult(result),
    number: result,
  });
  return { label: nameOf(text, input), low: end(low), high: end(high) };
}

/** Whether a path is that of an input, one of its fields, or the same field of any row. */
function isWithin(path: InputPath, restsOn: readonly InputPath[]): boolean {
  const { input, field } = pathSteps(path);
  return restsOn.includes(input) || (field !== undefined && restsOn.includes(`${input}.${field}`));
}

function textsFor<Values>(texts: TextsFor<Values>, values: Values): readonly string[] {
  return typeof texts === "function" ? texts(values) : texts;
}

function nextStepViews(steps: readonly NextStep[], labels: Readonly<Partial<Record<ToolId, string>>>) {
  return steps.flatMap(({ tool, entries }) => {
    const label = labels[tool];
    return label === undefined ? [] : [{ tool, label, entries: passedOn(entries) }];
  });
}

/** Combines a calculation, its inputs and its words into a tool. */
export function defineTool<
  Descriptions extends InputDescriptions,
  Keys extends AnswerKeys,
  Answer extends ToolAnswer<Keys>,
>(parts: ToolConfig<Descriptions, Keys, Answer>): Tool {
  const { id, inputs, calculate, words, shared, visibleWhen = {}, foldedFields = [], startRows = [{}] } = parts;
  const text: ToolText = { inputs, words, shared };
  const isAsked: IsAsked = (input, entries) => visibleWhen[input]?.(entries) ?? true;

  /**
   * Formats the headline. A result names what it assumes: what the calculation used for an empty input, and the default
   * of each empty input that it rests on.
   */
  function headlineView(answer: Answer, entries: Entries, assumed: readonly InputPath[]): HeadlineView {
    const request = requestOf<RemarkOf<Keys["headline"]>, RemarkOf<Keys["asks"]>>(answer);
    if (request !== null) return { kind: "ask", ...phrase(words.asks, request) };
    const { restsOn } = answer;
    const result = claimOf<RemarkOf<Keys["headline"]>, RemarkOf<Keys["asks"]>>(answer);
    if (result === null || restsOn === null) throw new Error(`The answer of "${id}" has no headline.`);
    const used = answer.assumptions.filter(({ input }) => isPathAsked(input, entries, isAsked));
    const byDefault = assumed.filter(
      (path) =>
        isWithin(path, restsOn) &&
        isPathAsked(path, entries, isAsked) &&
        !isOpen(inputs, path) &&
        // A name or a remark changes no result.
        descriptionAt(inputs, path)?.kind !== "text" &&
        !used.some(({ input }) => input === path),
    );
    const named: readonly AssumptionView[] = [
      ...used.map(({ input, value }) => ({ path: input, ...labelledValue(text, input, value) })),
      ...byDefault.map((path) => ({ path, ...labelledDefault(text, path) })),
    ];
    return { kind: "claim", ...phrase(words.headline, result), assumed: named };
  }

  /** Formats an answer. */
  function view(
    answer: Answer,
    entries: Entries,
    values: ValuesOf<Descriptions>,
    assumed: readonly InputPath[],
    day: IsoDay,
  ): AnswerView {
    const workedOut = new Map(answer.assumptions.map(({ input, value }) => [input, value]));
    const empty = assumed.filter((path) => isPathAsked(path, entries, isAsked) && isAssumption(inputs, path));
    const headline = headlineView(answer, entries, assumed);
    // A request has no result that a chart could show, another answer could change, or an assumption could count for.
    const isClaim = headline.kind === "claim";
    const byDefault = isClaim ? empty.filter((path) => !workedOut.has(path) && !isOpen(inputs, path)) : [];
    return {
      day,
      headline,
      working: answer.working.map(({ key, ordinal, expression, value, unit, figures = [] }) => ({
        label: ordinalLabel(words.working[key], ordinal),
        expression,
        value: shared.amount(value, unit),
        number: value,
        figures,
      })),
      charts: (isClaim ? answer.charts : []).map((chart) =>
        chartView(chart, { names: words.charts, writeValue: words.chartValue, shared }),
      ),
      extraBlocks: words.extraBlocks?.(answer, values) ?? [],
      sensitivity: (isClaim ? answer.sensitivity : []).map((movement) =>
        movementView(text, movement, words.sensitivity.value),
      ),
      sensitivityLabel: words.sensitivity.label,
      decisive: (answer.decisive ?? []).map((warning) => phrase(words.warnings, warning)),
      warnings: answer.warnings.map((warning) => phrase(words.warnings, warning)),
      reasonsNotToBuy: answer.reasonsNotToBuy.map((reason) => phrase(words.reasonsNotToBuy, reason)),
      assumptions: [
        ...(isClaim ? Array.from(workedOut, ([input, value]) => labelledValue(text, input, value)) : []),
        ...byDefault.map((path) => labelledDefault(text, path)),
      ],
      unanswered: empty
        .filter((path) => !isClaim || (isOpen(inputs, path) && !workedOut.has(path)))
        .map((path) => nameOf(text, path)),
      answers: enteredValues(text, { entries, values, assumed: new Set(assumed), isAsked }),
      nextSteps: nextStepViews(answer.nextSteps, words.nextSteps),
      method: textsFor(words.method, values),
      adviserQuestions: textsFor(words.adviserQuestions, values),
    };
  }

  return {
    id,
    question: words.question,
    inputs,
    form: words.form,
    shared,
    words: (input) => wordsOf(text, input),
    isAsked,
    foldedFields: new Set(foldedFields),
    startRows,
    nameOf: (path) => nameOf(text, path),
    answer(entries, today) {
      const reading = readInputs(inputs, entries);
      if (reading.isUsable) {
        const { values, assumed } = reading;
        return { kind: "answer", view: view(calculate(values, today), entries, values, assumed, today) };
      }
      const problems = new Map(Array.from(reading.problems, ([path, problem]) => [path, shared.problem(problem)]));
      return { kind: "problems", problems };
    },
  };
}
