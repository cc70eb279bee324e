import * as fc from "fast-check";
import { expect, test } from "vitest";
import type { AutoAnswer } from "#domain/tools/auto-answer.ts";
import type { BusinessAnswer } from "#domain/tools/business-answer.ts";
import type { CoverageGapAnswer } from "#domain/tools/coverage-gap-answer.ts";
import type { DisabilityAnswer } from "#domain/tools/disability-answer.ts";
import type { EstateAnswer } from "#domain/tools/estate-answer.ts";
import type { HomeAnswer } from "#domain/tools/home-answer.ts";
import type { InputDescription, InputDescriptions } from "#domain/tools/input-description.ts";
import type { Entries, InputPath } from "#domain/tools/read-inputs.ts";
import type { SeniorAnswer } from "#domain/tools/senior-answer.ts";
import { anyEntry } from "./any-entries.ts";
import type { AnswerKeys, ToolAnswer } from "#domain/tools/tool-answer.ts";
import type { Tool } from "#widgets/tools/tool/definition/define-tool.ts";
import * as every from "./every-tool.ts";
import completeEntries from "./complete-entries.json" with { type: "json" };

/*
 * A result rests only on what was answered. For every subset of open inputs, what the answer states stays true whatever
 * the open inputs turn out to be. Inputs that the answer names as assumptions stay open.
 */

interface Remark {
  readonly key: string;
}

interface Answer {
  readonly headline: Remark;
  readonly restsOn: readonly InputPath[] | null;
  readonly assumptions: readonly { readonly input: InputPath }[];
  readonly reasonsNotToBuy: readonly Remark[];
  readonly working: ToolAnswer<AnswerKeys>["working"];
  readonly charts: ToolAnswer<AnswerKeys>["charts"];
  readonly nextSteps: ToolAnswer<AnswerKeys>["nextSteps"];
}

/** Statements of a result. `null` if it compares nothing, so that no statement can be checked against it. */
type Statements = readonly string[] | null;

interface Case {
  readonly inputs: InputDescriptions;
  readonly ask: (entries: Entries) => {
    readonly answer: Answer;
    readonly statements: Statements;
    /** What the answer says is not needed. */
    readonly needless: readonly string[];
  };
  readonly open: readonly string[];
  /** Complete entries. Each of their values is left open in turn. */
  readonly complete: readonly Entries[];
}

function caseOf<Found extends Answer>(
  { inputs, answer: calculate, tool }: Pick<Case, "inputs"> & { answer: (entries: Entries) => Found; tool: Tool },
  statementsOf: (answer: Found) => Statements,
  complete: readonly Entries[],
  needlessOf: (answer: Found) => readonly string[] = ({ reasonsNotToBuy }) => reasonsNotToBuy.map(({ key }) => key),
): Case {
  return {
    inputs,
    open: tool.form[0]?.inputs ?? [],
    complete,
    ask(entries) {
      const answer = calculate(entries);
      const needless = needlessOf(answer).map((what) => `no need: ${what}`);
      return { answer, needless, statements: answer.restsOn === null ? [] : statementsOf(answer) };
    },
  };
}

const exact = ({ headline }: Answer): Statements => [
  JSON.stringify(headline, (_, value: unknown) => (typeof value === "number" ? Math.round(value * 100) / 100 : value)),
];

function ofAuto({ headline }: AutoAnswer): Statements {
  const ratio = "ratio" in headline ? [`costs ${headline.ratio.toFixed(6)} of the most it pays`] : [];
  switch (headline.key) {
    case "keepFinanced":
    case "keepSavings":
    case "stillPays":
      return ["keep it", ...ratio];
    case "worthQuestioning":
      return ["drop it", ...ratio];
    case "cannotPay":
      return ["it can't pay"];
    default:
      return ratio;
  }
}

/** A coverage stays on the list; it may turn out to be required. */
function ofBusiness({ headline, items }: BusinessAnswer): Statements {
  const listed = items.flatMap(({ coverage, group }) => [
    coverage,
    ...(group === "consider" ? [] : [`${coverage} by ${group}`]),
  ]);
  return headline.key === "list" ? listed : [headline.key, ...listed];
}

/** What is missing doesn't depend on savings; when they run out does. */
function ofDisability(answer: DisabilityAnswer): Statements {
  const { headline } = answer;
  const missing = "gap" in headline ? [`from month ${headline.fromMonth}: ${Math.round(headline.gap)}`] : [];
  return [...missing, ...(headline.key === "short" ? [] : (exact(answer) ?? []))];
}

const ofGap = ({ headline }: CoverageGapAnswer): Statements =>
  headline.key === "gaps" ? headline.found.map(({ risk, net }) => `${risk} ${Math.round(net)}`) : [headline.key];

/** A loss that turns out to be covered needs no more coverage either. */
const withoutNeed: ReadonlySet<string> = new Set(["notExposed", "youCanCarryIt", "covered"]);
const needlessOfGap = ({ rows }: CoverageGapAnswer) =>
  rows.filter(({ status }) => withoutNeed.has(status)).map(({ risk }) => risk);

/** A published price states nothing about the visitor. */
const ofHome = (answer: HomeAnswer): Statements =>
  answer.headline.key === "priceOfHouse" || answer.headline.key === "priceOfUnit" ? [] : exact(answer);

function ofEstate(answer: EstateAnswer): Statements {
  const headline = "open" in answer.headline ? { ...answer.headline, open: [] } : answer.headline;
  return exact({ ...answer, headline });
}

function ofSenior({ headline }: SeniorAnswer): Statements {
  if (headline.key === "noPolicies") {
    return [
      headline.finalGap > 0 ? "savings are short" : "savings are enough",
      ...(headline.isLeast ? [] : [`${headline.finalGap}`]),
    ];
  }
  // The review is for people of 60 and older.
  if (headline.key !== "reviewed") return null;
  const advices = { keep: "keep", act: "keep", considerEnding: "end", remove: "ended" } as const;
  return headline.policies.flatMap(({ ordinal, advice }) =>
    advice === "answerFirst" ? [] : [`${advices[advice]} ${ordinal}`],
  );
}

/** Prices of different coverage aren't compared, which the answer says where it doesn't know. */
const ifAlike =
  (different: string) =>
  (answer: Answer): Statements => {
    if (answer.headline.key === different) return null;
    const { coverageKnown: _, limitsKnown: __, ...said }: Record<string, unknown> = { ...answer.headline };
    return exact({ ...answer, headline: { key: "", ...said } });
  };

const tools: Readonly<Record<string, Case>> = {
  life: caseOf(every.life, exact, completeEntries.life),
  home: caseOf(every.home, ofHome, completeEntries.home),
  auto: caseOf(every.auto, ofAuto, completeEntries.auto),
  disability: caseOf(every.disability, ofDisability, completeEntries.disability),
  travel: caseOf(
    every.travel,
    (answer) => (answer.headline.key === "insideCanada" ? [answer.headline.key] : exact(answer)),
    completeEntries.travel,
  ),
  gap: caseOf(every.coverageGap, ofGap, completeEntries.gap, needlessOfGap),
  bundle: caseOf(every.multiPolicy, ifAlike("notLikeForLike"), completeEntries.bundle),
  business: caseOf(every.business, ofBusiness, completeEntries.business),
  estate: caseOf(every.estate, ofEstate, completeEntries.estate),
  senior: caseOf(every.senior, ofSenior, completeEntries.senior),
  comparison: caseOf(every.comparison, ifAlike("notComparable"), completeEntries.comparison),
  provincial: caseOf(
    every.provincialGuide,
    // One province is a title, not a result.
    (answer) => (answer.headline.key === "oneProvince" ? [] : exact(answer)),
    completeEntries.provincial,
  ),
};

function isRecord(entry: unknown): entry is Entries {
  return typeof entry === "object" && entry !== null && !Array.isArray(entry);
}

/** Paths of all single values: `id`, `group.field`, `list.row.field`. */
function pathsIn(entries: Entries): readonly InputPath[] {
  return Object.entries(entries).flatMap(([id, entry]) => {
    if (isRecord(entry)) return Object.keys(entry).map((field) => `${id}.${field}`);
    if (Array.isArray(entry) && entry.every(isRecord))
      return entry.flatMap((row, index) => Object.keys(row).map((field) => `${id}.${index}.${field}`));
    return [id];
  });
}

/** Entries with other values at some paths. `undefined` leaves one open. */
function withValues(entries: Entries, values: ReadonlyMap<InputPath, unknown>): Entries {
  const place = (entry: unknown, path: string): unknown => {
    if (values.has(path)) return values.get(path);
    if (Array.isArray(entry) && entry.every(isRecord)) return entry.map((row, index) => place(row, `${path}.${index}`));
    if (!isRecord(entry)) return entry;
    return Object.fromEntries(Object.entries(entry).map(([field, value]) => [field, place(value, `${path}.${field}`)]));
  };
  return Object.fromEntries(Object.entries(entries).map(([id, entry]) => [id, place(entry, id)]));
}

function descriptionAt(inputs: InputDescriptions, path: InputPath): InputDescription {
  const [id = "", ...rest] = path.split(".");
  const description = inputs[id];
  const field = rest.at(-1);
  const found =
    description !== undefined && field !== undefined && (description.kind === "list" || description.kind === "group")
      ? description.fields[field]
      : description;
  if (found === undefined) throw new Error(`There is no input ${path}.`);
  return found;
}

/** Whether the answer names the open input as an assumption. */
function isNamed({ restsOn, assumptions }: Answer, path: InputPath): boolean {
  const [id = "", ...rest] = path.split(".");
  const field = rest.at(-1);
  const named = [...(restsOn ?? []), ...assumptions.map(({ input }) => input)];
  return named.includes(path) || named.includes(id) || (field !== undefined && named.includes(`${id}.${field}`));
}

/** Every number that stands below the headline and on paper, by what it is. */
function figuresOf({ working, charts }: Answer): ReadonlyMap<string, string> {
  const round = (value: number) => value.toFixed(2);
  return new Map([
    ...working.map(({ key, ordinal = 0, value }) => [`${key} ${ordinal}`, round(value)] as const),
    ...charts.flatMap((chart) => {
      const named = (part: { readonly key: string; readonly ordinal?: number }) =>
        `chart ${chart.key} ${part.key} ${part.ordinal ?? 0}`;
      switch (chart.kind) {
        case "bars":
          return [...chart.bars, ...(chart.marker ? [chart.marker] : [])].map(
            (bar) => [named(bar), round(bar.value)] as const,
          );
        case "line":
          return chart.lines.map((line) => [named(line), line.points.map(({ y }) => round(y)).join()] as const);
        case "stack":
          return chart.layers.map((layer) => [named(layer), layer.values.map(round).join()] as const);
        case "band":
          return [
            [`${named(chart)} low`, round(chart.low)] as const,
            [`${named(chart)} high`, round(chart.high)] as const,
          ];
      }
    }),
  ]);
}

/** A result that a link passes on, with the assumptions that the card names. The link says so. */
const isOnCard = (id: string) => id === "finalExpenses";

/** What a link passes on as an answer must be one, not a default. The province is the site's own. */
const isAnswer = (id: string) => id !== "province" && !isOnCard(id);

/** What links to other tools pass on. */
function passedOn({ nextSteps }: Answer, isMeant: (id: string) => boolean): ReadonlyMap<string, string> {
  return new Map(
    nextSteps.flatMap(({ tool, entries }) =>
      Object.entries(entries).flatMap(([id, entry]) =>
        isMeant(id) && entry !== undefined ? [[`to ${tool}: ${id}`, JSON.stringify(entry)] as const] : [],
      ),
    ),
  );
}

/** The least or the most that an open input allows: a range, or an amount to which the answer adds "at least". */
const bounds: Readonly<Record<string, 1 | -1>> = {
  "liabilityLimit 0": 1,
  "rebuildLow 0": 1,
  "rebuildHigh 0": -1,
  "chart rebuild rebuild 0 low": 1,
  "chart rebuild rebuild 0 high": -1,
};

function changedIn(figures: ReadonlyMap<string, string>, others: ReadonlyMap<string, string>): readonly string[] {
  return [...figures].flatMap(([name, value]) => {
    const other = others.get(name) ?? value;
    const isWithin = (Number(other) - Number(value)) * (bounds[name] ?? 0) > 0;
    return other === value || isWithin ? [] : [`${name}: ${value}, then ${other}`];
  });
}

/** Random numbers with a fixed seed, so that a failure repeats. */
function randomFrom(seed: number) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/**
 * Up to this number of values, every subset of them is left open; above, this many subsets are drawn: a fourth of those of
 * `npm run test:all` and the mutation run.
 */
const everySubsetOf = 9;
const drawnSubsets = Number(process.env["NORTHCOVER_SUBSETS"] ?? "100");
const completions = 3;

/** Subsets as predicates of an index. */
function subsetsOf(size: number, random: () => number): readonly ((index: number) => boolean)[] {
  if (size <= everySubsetOf) {
    return Array.from({ length: 2 ** size }, (_, subset) => (index) => ((subset >> index) & 1) === 1);
  }
  const one = Array.from({ length: size }, (_, open) => (index: number) => index === open);
  const allButOne = Array.from({ length: size }, (_, kept) => (index: number) => index !== kept);
  const pairs = one.flatMap((first, at) =>
    one.slice(at + 1).map((other) => (index: number) => first(index) || other(index)),
  );
  const drawn = Array.from({ length: drawnSubsets }, () => {
    const share = random();
    const open = Array.from({ length: size }, () => random() < share);
    return (index: number) => open[index] === true;
  });
  return [() => true, ...one, ...allButOne, ...pairs, ...drawn];
}

/** Yields each statement of an answer that no longer holds once its open inputs are filled in. */
function* brokenStatements(tool: Case): Generator<string> {
  const random = randomFrom(7);
  for (const entries of tool.complete) {
    const paths = pathsIn(entries);
    const samples = new Map(
      paths.map((path) => [path, fc.sample(anyEntry(descriptionAt(tool.inputs, path)), { numRuns: 12, seed: 3 })]),
    );
    for (const isOpen of subsetsOf(paths.length, random)) {
      const open = paths.filter((_, index) => isOpen(index));
      const partial = withValues(entries, new Map(open.map((path) => [path, undefined])));
      const { answer, statements, needless } = tool.ask(partial);
      const said = [...(statements ?? []), ...needless];
      const figures = figuresOf(answer);
      const free = open.filter((path) => !isNamed(answer, path));
      for (let run = 0; run < completions; run++) {
        const values = new Map(free.map((path) => [path, samples.get(path)?.[Math.floor(random() * 12)]]));
        const completed = tool.ask(withValues(partial, values));
        const all = new Map(
          open.map((path) => [path, values.get(path) ?? samples.get(path)?.[Math.floor(random() * 12)]]),
        );
        const changed = [
          ...changedIn(figures, figuresOf(completed.answer)),
          ...changedIn(passedOn(answer, isAnswer), passedOn(tool.ask(withValues(partial, all)).answer, isAnswer)),
          ...changedIn(passedOn(answer, isOnCard), passedOn(completed.answer, isOnCard)),
        ];
        if (changed.length > 0) {
          yield `${changed.join("; ")} | open: ${open.join(" ")} | completed: ${JSON.stringify([...all])}`;
        }
        if (completed.statements === null) continue;
        const then = new Set([...completed.statements, ...completed.needless]);
        const lost = said.filter((statement) => !then.has(statement));
        if (lost.length > 0)
          yield `${lost.join(", ")} | open: ${open.join(" ")} | completed: ${JSON.stringify([...values])} | ${[...then].join(", ")}`;
      }
    }
  }
}

test.each(Object.entries(tools))(
  "what an answer states stays true whatever the open inputs are: %s",
  (_, tool) => {
    const [broken] = brokenStatements(tool);
    expect(broken).toBeUndefined();
  },
  120_000,
);

test.each(Object.entries(tools))("the questions that stand open carry the answer: %s", (_, { ask, open, complete }) => {
  for (const entries of complete.slice(0, 1)) {
    const whole = ask(entries);
    const isOpen = ([id]: readonly [string, unknown]) => id === "province" || open.includes(id);
    const carried = ask(Object.fromEntries(Object.entries(entries).filter(isOpen)));
    expect([carried.answer.headline.key, carried.answer.restsOn === null]).toEqual([whole.answer.headline.key, false]);
  }
});
