import { expect, test } from "vitest";
import { emptyLifeNeeds, readLifeNeeds, type LifeNeedsInput } from "#domain/life-needs-input.ts";
import { answerLife } from "#domain/tools/life-answer.ts";
import { livesWithPartner } from "#domain/tools/life-household.ts";
import { lifeInputs } from "#domain/tools/life-inputs.ts";
import type { Entries } from "#domain/tools/read-inputs.ts";
import { everyTool } from "./every-tool.ts";
import { readValues } from "./read-values.ts";
import cases from "./whole-answers.json" with { type: "json" };

/*
 * Every part of the answers to the entries in `whole-answers.json`, against `whole-answers/<tool>.txt`: what no other test
 * looks at shows there when it changes. `vitest -u` writes the files.
 */

/** Replaces figures by their basis, and rounds numbers to eight digits. */
function plain(_key: string, value: unknown): unknown {
  if (typeof value === "number") return Number.isFinite(value) ? Number(value.toPrecision(8)) : String(value);
  return typeof value === "object" && value !== null && "basis" in value && "validTo" in value ? value.basis : value;
}

const compact = (value: unknown) =>
  (JSON.stringify(value, plain) ?? "undefined").replaceAll(/,(?=["{[])/g, ", ").replaceAll('"', "");

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** One line of the working: key, unit, expression, value, and the basis of its figures. */
function workingLine({ key, ordinal = "", unit, expression = "", value, figures, ...rest }: Record<string, unknown>) {
  const fields = [`${String(key)}${String(ordinal)}`, String(unit), String(expression), `= ${compact(value)}`];
  const extra = [...(figures === undefined ? [] : [compact(figures)]), ...(Object.keys(rest).length > 0 ? [rest] : [])];
  return [...fields, ...extra.map((field) => (typeof field === "string" ? field : compact(field)))]
    .filter((field) => field !== "")
    .join(" ");
}

/** The value of an input and its result: `800 → 561885`. */
const trial = (value: unknown) => (isRecord(value) ? `${compact(value.to)} → ${compact(value.result)}` : "");

/** An item with its key first: `noSewer {basement:43000}`. */
function item(value: unknown): string {
  if (!isRecord(value)) return compact(value);
  if ("low" in value && "input" in value) return `${String(value.input)} ${trial(value.low)}, ${trial(value.high)}`;
  const [[name, first] = ["", ""], ...rest] = Object.entries(value);
  if (!["key", "input", "tool"].includes(name)) return compact(value);
  return rest.length === 0 ? String(first) : `${String(first)} ${compact(Object.fromEntries(rest))}`;
}

const widest = 140;

/** Items joined into lines of limited length. */
function wrap(part: string, items: readonly string[]): readonly string[] {
  if (items.length === 0) return [];
  const lines: string[] = [];
  let line = `${part}:`;
  for (const text of items) {
    if (line.length + text.length > widest && line.trim() !== `${part}:`) {
      lines.push(line);
      line = "  ";
    }
    line += ` ${text};`;
  }
  return [...lines, line.replace(/;$/, "")];
}

/** Prints a whole answer, so that a snapshot shows every change. One line for each step of the working. */
function printed(answer: object): string {
  const { headline, ...others }: { readonly headline?: unknown } = answer;
  const parts: readonly (readonly [string, unknown])[] = Object.entries(others);
  const lists = parts.flatMap(([part, value]) => (Array.isArray(value) ? [[part, value] as const] : []));
  const results = parts.filter(([, value]) => !Array.isArray(value));
  return [
    ...(headline === undefined ? [] : [`headline: ${item(headline)}`]),
    ...wrap(
      "results",
      results.map(([part, value]) => `${part} ${item(value)}`),
    ),
    ...lists.flatMap(([part, value]: readonly [string, readonly unknown[]]) => {
      if (part !== "working") return wrap(part, value.map(item));
      return [`${part}:`, ...value.map((step) => `  ${isRecord(step) ? workingLine(step) : compact(step)}`)];
    }),
  ].join("\n");
}

function lifeNeeds({ form, panel }: { readonly form: Partial<LifeNeedsInput>; readonly panel: Entries }) {
  const input = { ...emptyLifeNeeds, ...form };
  const answers = readLifeNeeds(input);
  return answerLife({ answers, hasPartner: livesWithPartner(input, answers), values: readValues(lifeInputs, panel) });
}

async function expectWhole<Case>(
  tool: string,
  entered: Readonly<Record<string, Case>>,
  answer: (entries: Case) => object,
): Promise<void> {
  const texts = Object.entries(entered).map(([title, entries]) => `# ${title}\n\n${printed(answer(entries))}\n`);
  await expect(texts.join("\n")).toMatchFileSnapshot(`whole-answers/${tool}.txt`);
}

const { "life-insurance-calculator": lifeCases, ...otherCases } = cases;

test("life-insurance-calculator", () => expectWhole("life-insurance-calculator", lifeCases, lifeNeeds));

test.each(Object.entries<Readonly<Record<string, Entries>>>(otherCases))("%s", (tool, entered) => {
  const asked = Object.entries(everyTool).find(([id]) => id === tool)?.[1];
  if (asked === undefined) throw new Error(`There is no tool ${tool}.`);
  return expectWhole(tool, entered, (entries: Entries) => asked.answer(entries));
});
