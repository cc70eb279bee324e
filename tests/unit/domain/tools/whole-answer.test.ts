import { expect, test } from "vitest";
import { emptyLifeNeeds, readLifeNeeds, type LifeNeedsInput } from "#domain/life-needs-input.ts";
import { answerAuto } from "#domain/tools/auto-answer.ts";
import { autoInputs } from "#domain/tools/auto-inputs.ts";
import { answerBusiness } from "#domain/tools/business-answer.ts";
import { businessInputs } from "#domain/tools/business-inputs.ts";
import { answerComparison } from "#domain/tools/comparison-answer.ts";
import { comparisonInputs } from "#domain/tools/comparison-inputs.ts";
import { answerComplaint } from "#domain/tools/complaint-answer.ts";
import { complaintInputs } from "#domain/tools/complaint-inputs.ts";
import { answerCoverageGap } from "#domain/tools/coverage-gap-answer.ts";
import { coverageGapInputs } from "#domain/tools/coverage-gap-inputs.ts";
import { answerDisability } from "#domain/tools/disability-answer.ts";
import { disabilityInputs } from "#domain/tools/disability-inputs.ts";
import { answerEstate } from "#domain/tools/estate-answer.ts";
import { estateInputs } from "#domain/tools/estate-inputs.ts";
import { answerHome } from "#domain/tools/home-answer.ts";
import { homeInputs } from "#domain/tools/home-inputs.ts";
import type { InputDescriptions, ValuesOf } from "#domain/tools/input-description.ts";
import { answerLife } from "#domain/tools/life-answer.ts";
import { livesWithPartner } from "#domain/tools/life-household.ts";
import { lifeInputs } from "#domain/tools/life-inputs.ts";
import { answerMultiPolicy } from "#domain/tools/multi-policy-answer.ts";
import { multiPolicyInputs } from "#domain/tools/multi-policy-inputs.ts";
import { answerProvincialGuide } from "#domain/tools/provincial-guide-answer.ts";
import { provincialGuideInputs } from "#domain/tools/provincial-guide-inputs.ts";
import type { Entries } from "#domain/tools/read-inputs.ts";
import { answerSenior } from "#domain/tools/senior-answer.ts";
import { seniorInputs } from "#domain/tools/senior-inputs.ts";
import { answerTravel } from "#domain/tools/travel-answer.ts";
import { travelInputs } from "#domain/tools/travel-inputs.ts";
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

const today = "2026-11-22";

function lifeNeeds({ form, panel }: { readonly form: Partial<LifeNeedsInput>; readonly panel: Entries }) {
  const input = { ...emptyLifeNeeds, ...form };
  const answers = readLifeNeeds(input);
  return answerLife({ answers, hasPartner: livesWithPartner(input, answers), values: readValues(lifeInputs, panel) });
}

/** Prints the answers to the cases of a tool. */
const to =
  <Case>(entered: Readonly<Record<string, Case>>, answer: (entries: Case) => object) =>
  () =>
    Object.entries(entered)
      .map(([title, entries]) => `# ${title}\n\n${printed(answer(entries))}\n`)
      .join("\n");

const values =
  <Descriptions extends InputDescriptions>(inputs: Descriptions, answer: (entered: ValuesOf<Descriptions>) => object) =>
  (entries: Entries) =>
    answer(readValues(inputs, entries));

const answers: Readonly<Record<keyof typeof cases, () => string>> = {
  "life-insurance-calculator": to(cases["life-insurance-calculator"], lifeNeeds),
  "home-insurance-calculator": to(
    cases["home-insurance-calculator"],
    values(homeInputs, (entered) => answerHome(entered, today)),
  ),
  "auto-insurance-calculator": to(
    cases["auto-insurance-calculator"],
    values(autoInputs, (entered) => answerAuto(entered, today)),
  ),
  "disability-insurance-calculator": to(
    cases["disability-insurance-calculator"],
    values(disabilityInputs, answerDisability),
  ),
  "travel-insurance-calculator": to(cases["travel-insurance-calculator"], values(travelInputs, answerTravel)),
  "business-insurance-calculator": to(cases["business-insurance-calculator"], values(businessInputs, answerBusiness)),
  "coverage-gap-analyzer": to(cases["coverage-gap-analyzer"], values(coverageGapInputs, answerCoverageGap)),
  "multi-policy-savings": to(
    cases["multi-policy-savings"],
    values(multiPolicyInputs, (entered) => answerMultiPolicy(entered, today)),
  ),
  "estate-planning-review": to(cases["estate-planning-review"], values(estateInputs, answerEstate)),
  "senior-insurance-review": to(
    cases["senior-insurance-review"],
    values(seniorInputs, (entered) => answerSenior(entered, today)),
  ),
  "insurance-comparison-tool": to(
    cases["insurance-comparison-tool"],
    values(comparisonInputs, (entered) => answerComparison(entered, today)),
  ),
  "provincial-insurance-guide": to(
    cases["provincial-insurance-guide"],
    values(provincialGuideInputs, (entered) => answerProvincialGuide(entered, today)),
  ),
  "complaint-builder": to(cases["complaint-builder"], values(complaintInputs, answerComplaint)),
};

test.each(Object.entries(answers))("%s", async (tool, print) => {
  await expect(print()).toMatchFileSnapshot(`whole-answers/${tool}.txt`);
});
