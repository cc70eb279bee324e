import type { IsoDay, Unit } from "#domain/dated-figure.ts";
import { provinceCodes } from "#domain/province-code.ts";
import type { ToolId } from "#domain/tool-id.ts";
import type {
  InputDescription,
  InputDescriptions,
  SimpleDescription,
  ValuesOf,
} from "#domain/tools/input-description.ts";
import { readInputs, type Entries, type InputPath } from "#domain/tools/read-inputs.ts";
import type { SharedToolWords } from "#domain/tools/shared-tool-words.ts";
import type { AnswerKeys, Chart, ToolAnswer } from "#domain/tools/tool-answer.ts";
import {
  say,
  type AnswerBlock,
  type Phrases,
  type QuestionGroup,
  type ToolWords,
  type HeadlineWords,
} from "#domain/tools/tool-words.ts";
import type { AnswerView, ChartView, LabelledValue } from "./answer-view.ts";
import type { AnyInputWords } from "./tool-input-words.ts";

/** Result of the entries: an answer, or what is wrong with them by the path of the input. */
export type Outcome =
  | { readonly kind: "answer"; readonly view: AnswerView }
  | { readonly kind: "problems"; readonly problems: ReadonlyMap<InputPath, string> };

/** One tool, ready for a screen. */
export interface Tool {
  readonly id: ToolId;
  readonly question: string;
  readonly inputs: InputDescriptions;
  readonly form: readonly QuestionGroup<string>[];
  readonly method: readonly string[];
  readonly adviserQuestions: readonly string[];
  readonly shared: SharedToolWords;
  readonly words: (id: string) => AnyInputWords;
  /** Whether an input is asked, given what was entered so far. */
  readonly isAsked: (id: string, entries: Entries) => boolean;
  readonly startRows: number;
  /** What an input is called wherever it stands by itself. */
  readonly nameOf: (path: InputPath) => string;
  /** @param today The day of the visitor. */
  readonly answer: (entries: Entries, today: IsoDay) => Outcome;
}

/** What makes a tool: a calculation, its inputs, its words, and what of the form depends on what was entered. */
export interface ToolParts<
  Descriptions extends InputDescriptions,
  Keys extends AnswerKeys,
  Answer extends ToolAnswer<Keys>,
> {
  readonly id: ToolId;
  readonly inputs: Descriptions;
  readonly calculate: (values: ValuesOf<Descriptions>, today: IsoDay) => Answer;
  readonly words: ToolWords<Descriptions, Keys, Answer>;
  readonly shared: SharedToolWords;
  /** Inputs that are asked only sometimes. */
  /** By id, or for a field of a list by `list.field`. */
  readonly asks?: Readonly<Record<string, (entries: Entries) => boolean>>;
  /** Rows that a list of things starts with. */
  readonly startRows?: number;
}

interface LooseWords {
  readonly question: string;
  readonly questions: Readonly<Record<string, AnyInputWords>>;
  readonly otherInputs?: Readonly<Record<string, { readonly label: string; readonly unit: Unit }>>;
  readonly form: readonly QuestionGroup<string>[];
  readonly headline: Phrases<Record<string, object>, HeadlineWords>;
  readonly working: Readonly<Record<string, string>>;
  readonly charts: Readonly<Record<string, string>>;
  readonly chartValue?: (value: number) => string;
  readonly warnings: Phrases<Record<string, object>>;
  readonly mayNeedNone: Phrases<Record<string, object>>;
  readonly watched: { readonly label: string; readonly value: (result: number) => string };
  readonly method: readonly string[];
  readonly adviserQuestions: readonly string[];
  readonly nextSteps: Readonly<Partial<Record<ToolId, string>>>;
  readonly more?: (answer: LooseAnswer, values: Entries) => readonly AnswerBlock[];
}

interface LooseKeys extends AnswerKeys {
  readonly headline: Record<string, object>;
  readonly warnings: Record<string, object>;
  readonly mayNeedNone: Record<string, object>;
}

type LooseAnswer = ToolAnswer<LooseKeys>;

interface LooseParts {
  readonly id: ToolId;
  readonly inputs: InputDescriptions;
  readonly calculate: (values: Entries, today: IsoDay) => LooseAnswer;
  readonly words: LooseWords;
  readonly shared: SharedToolWords;
  readonly asks?: Readonly<Record<string, ((entries: Entries) => boolean) | undefined>>;
  readonly startRows?: number;
}

/**
 * The entries to pass to another tool, without the province, which the whole site knows. `null` means that there is no
 * such thing.
 */
function knownOf(entries: Entries): Entries {
  return Object.fromEntries(Object.entries(entries).filter(([id, entry]) => id !== "province" && entry !== undefined));
}

/** Puts a calculation, its inputs and its words together. */
export function defineTool<
  Descriptions extends InputDescriptions,
  Keys extends AnswerKeys,
  Answer extends ToolAnswer<Keys>,
>(parts: ToolParts<Descriptions, Keys, Answer>): Tool;
export function defineTool({ id, inputs, calculate, words, shared, asks = {}, startRows = 1 }: LooseParts): Tool {
  const read: (descriptions: InputDescriptions, entries: Entries) => ReturnType<typeof readInputs> = readInputs;
  const wordsOf = (input: string): AnyInputWords =>
    words.questions[input] ??
    (input === "province" ? shared.province : { label: words.otherInputs?.[input]?.label ?? input });
  const isAsked = (input: string, entries: Entries) => asks[input]?.(entries) ?? true;

  function isPathAsked(path: InputPath, entries: Entries): boolean {
    const [input = "", ...rest] = path.split(".");
    const field = rest.at(-1);
    return isAsked(input, entries) && (field === undefined || isAsked(`${input}.${field}`, entries));
  }

  /** An empty field of a row counts as an assumption only if it has a default that isn't zero. */
  function isAssumption(path: InputPath): boolean {
    const description = descriptionAt(path);
    const isOfRow = path.split(".").length === 3;
    return !isOfRow || (description !== undefined && "default" in description && Boolean(description.default));
  }

  function nameOf(path: InputPath): string {
    const [input = "", ...rest] = path.split(".");
    const own = wordsOf(input);
    const field = rest.at(-1);
    if (field === undefined) return own.label;
    const fieldWords = own.fields?.[field];
    const row = rest.length === 2 ? `${own.row ?? own.label} ${Number(rest[0]) + 1}` : own.label;
    return fieldWords === undefined ? row : `${row}: ${fieldWords.label}`;
  }

  function descriptionAt(path: InputPath): InputDescription | undefined {
    const [input = "", ...rest] = path.split(".");
    const description = inputs[input];
    const field = rest.at(-1);
    if (description === undefined || field === undefined) return description;
    return description.kind === "list" || description.kind === "group" ? description.fields[field] : undefined;
  }

  function optionLabel(path: InputPath, option: string): string {
    const code = provinceCodes.find((candidate) => candidate === option);
    const [input = "", ...rest] = path.split(".");
    const field = rest.at(-1);
    const own = wordsOf(input);
    const said = (field === undefined ? own : own.fields?.[field])?.options?.[option];
    if (said !== undefined) return typeof said === "string" ? said : said.label;
    return code === undefined ? option : shared.provinces[code];
  }

  function written(path: InputPath, value: unknown): string {
    const description = descriptionAt(path);
    if (value === null || value === undefined || value === "") return shared.none;
    if (typeof value === "boolean") return value ? shared.yes : shared.no;
    if (typeof value === "number") {
      const unit =
        description !== undefined && "unit" in description ? description.unit : words.otherInputs?.[path]?.unit;
      return unit === undefined ? String(value) : shared.amount(value, unit);
    }
    if (description?.kind === "yesNo") return value === "yes" ? shared.yes : shared.no;
    if (typeof value === "string") return optionLabel(path, value);
    if (Array.isArray(value)) {
      const chosen: readonly unknown[] = value;
      return chosen.length === 0
        ? shared.none
        : chosen.map((option) => (typeof option === "string" ? optionLabel(path, option) : "")).join(", ");
    }
    return "";
  }

  /** Every input with its value, group and list by their fields. */
  function answersOf(entries: Entries, values: Entries, assumed: ReadonlySet<InputPath>): readonly LabelledValue[] {
    return Object.entries(inputs).flatMap(([input, description]) => {
      if (!isAsked(input, entries) || assumed.has(input)) return [];
      const value = values[input];
      if (description.kind === "list") {
        const rows: readonly unknown[] = Array.isArray(value) ? value : [];
        return rows.flatMap((row, index) =>
          fieldsOf(`${input}.${index}`, description.fields, row, assumed, (field) =>
            isAsked(`${input}.${field}`, entries),
          ),
        );
      }
      if (description.kind === "group") {
        return value === null
          ? [{ label: wordsOf(input).label, value: shared.none }]
          : fieldsOf(input, description.fields, value, assumed, () => true);
      }
      return [{ label: nameOf(input), value: written(input, value) }];
    });
  }

  function fieldsOf(
    path: InputPath,
    fields: Readonly<Record<string, SimpleDescription>>,
    row: unknown,
    assumed: ReadonlySet<InputPath>,
    isFieldAsked: (field: string) => boolean,
  ): readonly LabelledValue[] {
    if (typeof row !== "object" || row === null) return [];
    const values = new Map<string, unknown>(Object.entries(row));
    return Object.keys(fields)
      .filter(isFieldAsked)
      .map((field) => `${path}.${field}`)
      .filter((fieldPath) => !assumed.has(fieldPath))
      .map((fieldPath) => ({
        label: nameOf(fieldPath),
        value: written(fieldPath, values.get(fieldPath.split(".").at(-1) ?? "")),
      }));
  }

  const label = (key: string, ordinal?: number) =>
    `${words.charts[key] ?? key}${ordinal === undefined ? "" : ` ${ordinal}`}`;

  function chartView(chart: Chart<string>): ChartView {
    const { unit } = chart;
    const base = {
      title: label(chart.key),
      write: words.chartValue ?? ((value: number) => shared.rounded(value, unit)),
      mark: (value: number) => shared.mark(value, unit),
    };
    switch (chart.kind) {
      case "band":
        return {
          ...base,
          kind: "band",
          low: chart.low,
          high: chart.high,
          value: chart.value,
          writeOwn: (value) => shared.amount(value, unit),
        };
      case "bars":
        return {
          ...base,
          kind: "bars",
          bars: chart.bars.map(({ key, value, low, high, ordinal }) => ({
            label: label(key, ordinal),
            value,
            low,
            high,
          })),
          marker: chart.marker && { label: label(chart.marker.key), value: chart.marker.value },
        };
      case "line":
        return {
          ...base,
          kind: "line",
          xs: chart.lines[0]?.points.map(({ x }) => x) ?? [],
          xWrite: (x) => shared.amount(x, chart.xUnit),
          counted: shared.counted(chart.xUnit),
          lines: chart.lines.map(({ key, ordinal, points }) => ({
            label: label(key, ordinal),
            values: points.map(({ y }) => y),
          })),
        };
      case "stack": {
        const { layers, line, firstX, xUnit } = chart;
        return {
          ...base,
          kind: "stack",
          xs: (layers[0]?.values ?? []).map((_, index) => firstX + index),
          xWrite: (x) => shared.amount(x, xUnit),
          counted: shared.counted(xUnit),
          layers: layers.map(({ key, values }) => ({ label: label(key), values })),
          line: line && { label: label(line.key), values: line.values },
        };
      }
    }
  }

  return {
    id,
    question: words.question,
    inputs,
    form: words.form,
    method: words.method,
    adviserQuestions: words.adviserQuestions,
    shared,
    words: wordsOf,
    isAsked,
    startRows,
    nameOf,
    answer(entries, today) {
      const reading = read(inputs, entries);
      if (!reading.isUsable) {
        return {
          kind: "problems",
          problems: new Map([...reading.problems].map(([path, problem]) => [path, shared.problem(problem)])),
        };
      }
      const answer = calculate(reading.values, today);
      const { working, charts, whatWouldChange, warnings, mayNeedNone, assumptions, nextSteps } = answer;
      const assumed = new Set(reading.assumed);
      const workedOut = new Map(assumptions.map(({ input, value }) => [input, value]));
      return {
        kind: "answer",
        view: {
          day: today,
          headline: say(words.headline, answer.headline),
          working: working.map(({ key, ordinal, expression, value, unit, figures = [] }) => ({
            label: `${words.working[key] ?? key}${ordinal === undefined ? "" : ` ${ordinal}`}`,
            expression,
            value: shared.amount(value, unit),
            figures,
          })),
          charts: charts.map(chartView),
          more: words.more?.(answer, reading.values) ?? [],
          changes: whatWouldChange.map(({ input, low, high }) => ({
            label: nameOf(input),
            low: { label: written(input, low.to), value: words.watched.value(low.result) },
            high: { label: written(input, high.to), value: words.watched.value(high.result) },
          })),
          watchedLabel: words.watched.label,
          warnings: warnings.map((warning) => say(words.warnings, warning)),
          mayNeedNone: mayNeedNone.map((reason) => say(words.mayNeedNone, reason)),
          assumptions: [
            ...[...workedOut].map(([input, value]) => ({ label: nameOf(input), value: written(input, value) })),
            ...reading.assumed
              .filter((path) => isPathAsked(path, entries) && isAssumption(path) && !workedOut.has(path))
              .map((path) => ({ label: nameOf(path), value: defaultWords(path) })),
          ],
          answers: answersOf(entries, reading.values, assumed),
          nextSteps: nextSteps.flatMap(({ tool, entries: known }) => {
            const linkWords = words.nextSteps[tool];
            return linkWords === undefined ? [] : [{ tool, label: linkWords, entries: knownOf(known) }];
          }),
        },
      };
    },
  };

  function defaultWords(path: InputPath): string {
    const description = descriptionAt(path);
    if (description === undefined || description.kind === "list") return shared.none;
    if (description.kind === "group") return description.isPresentByDefault ? shared.haveOne : shared.none;
    if (description.default === null) return shared.notChosen;
    return written(path, description.default);
  }
}
