import { readNumber } from "#format/read-number.ts";
import {
  numberKindOf,
  type GroupDescription,
  type InputDescription,
  type InputDescriptions,
  type ListDescription,
  type NumberDescription,
  type SimpleDescription,
  type ValuesOf,
} from "./input-description.ts";
import { readDay } from "./calendar-day.ts";

/** Unvalidated entries from a form or a share link: any JSON values. */
export type Entries = Readonly<Record<string, unknown>>;

/** Why an entry is invalid. The messages are in `content`. */
export type InputProblem =
  | { readonly kind: "notANumber" }
  | { readonly kind: "notWhole" }
  | { readonly kind: "tooSmall"; readonly min: number }
  | { readonly kind: "tooLarge"; readonly max: number }
  | { readonly kind: "notAnOption" }
  | { readonly kind: "notADay" }
  | { readonly kind: "tooEarly"; readonly min: string }
  | { readonly kind: "tooLate"; readonly max: string }
  | { readonly kind: "tooLong"; readonly max: number }
  | { readonly kind: "tooManyRows"; readonly max: number }
  | { readonly kind: "notAList" };

/** Path of an input: an id, list.row.field such as `policies.0.amount`, or group.field such as `ltd.percent`. */
export type InputPath = string;

/** Result of reading all inputs: values with defaults, or problems. */
export type Reading<Values> =
  | {
      readonly isUsable: true;
      readonly values: Values;
      /** Empty inputs whose default is used. */
      readonly assumed: readonly InputPath[];
    }
  | { readonly isUsable: false; readonly problems: ReadonlyMap<InputPath, InputProblem> };

type ReadValue = { readonly value: unknown } | { readonly problem: InputProblem } | "notAnswered";

interface Findings {
  readonly assumed: InputPath[];
  readonly problems: Map<InputPath, InputProblem>;
}

function isEmpty(entry: unknown): boolean {
  return entry === undefined || entry === null || (typeof entry === "string" && entry.trim() === "");
}

/** Whether an entry is one with fields of its own: neither text nor a list. */
export function isRecord(entry: unknown): entry is Entries {
  return typeof entry === "object" && entry !== null && !Array.isArray(entry);
}

/** Reads own properties only: "constructor" in a share link is not an entry. */
function ownEntry(entries: Entries, id: string): unknown {
  return Object.hasOwn(entries, id) ? entries[id] : undefined;
}

function readNumberEntry(entry: unknown, description: NumberDescription): ReadValue {
  const { min, max, isWhole } = description;
  const value = typeof entry === "string" ? readNumber(entry, numberKindOf(description)) : entry;
  if (typeof value !== "number" || Number.isNaN(value)) return { problem: { kind: "notANumber" } };
  if (value < min) return { problem: { kind: "tooSmall", min } };
  if (value > max) return { problem: { kind: "tooLarge", max } };
  if (isWhole && !Number.isInteger(value)) return { problem: { kind: "notWhole" } };
  // Round to four decimals: a smaller divisor could give `Infinity`. Adding 0 turns -0 into 0.
  return { value: Math.round(value * 10_000) / 10_000 + 0 };
}

function readChoices(entry: unknown, options: readonly string[]): ReadValue {
  if (!Array.isArray(entry)) return { problem: { kind: "notAList" } };
  const chosen: readonly unknown[] = entry;
  return chosen.every((option) => options.some((allowed) => allowed === option))
    ? { value: options.filter((option) => chosen.includes(option)) }
    : { problem: { kind: "notAnOption" } };
}

function readYesNo(entry: unknown): ReadValue {
  if (typeof entry === "boolean") return { value: entry };
  if (entry === "yes" || entry === "no") return { value: entry === "yes" };
  return { problem: { kind: "notAnOption" } };
}

function readDayEntry(entry: unknown, min: string, max: string): ReadValue {
  const day = typeof entry === "string" ? readDay(entry) : null;
  if (day === null) return { problem: { kind: "notADay" } };
  if (day < min) return { problem: { kind: "tooEarly", min } };
  return day > max ? { problem: { kind: "tooLate", max } } : { value: day };
}

function readSimple(description: SimpleDescription, entry: unknown): ReadValue {
  if (isEmpty(entry)) return "notAnswered";
  switch (description.kind) {
    case "number":
    case "money":
    case "percentage":
      return readNumberEntry(entry, description);
    case "choice":
      return description.options.some((option) => option === entry)
        ? { value: entry }
        : { problem: { kind: "notAnOption" } };
    case "choices":
      return readChoices(entry, description.options);
    case "yesNo":
      return readYesNo(entry);
    case "text":
      if (typeof entry !== "string") return { problem: { kind: "notAnOption" } };
      return entry.length > description.maxLength
        ? { problem: { kind: "tooLong", max: description.maxLength } }
        : { value: entry };
    case "date":
      return readDayEntry(entry, description.min, description.max);
  }
}

function readFields(
  fields: Readonly<Record<string, SimpleDescription>>,
  entries: Entries,
  path: string,
  findings: Findings,
) {
  return Object.fromEntries(
    Object.entries(fields).map(([id, description]) => [
      id,
      readInput(description, ownEntry(entries, id), `${path}.${id}`, findings),
    ]),
  );
}

function readList(list: ListDescription, entry: unknown, path: string, findings: Findings): unknown {
  if (isEmpty(entry)) {
    findings.assumed.push(path);
    return [];
  }
  if (!Array.isArray(entry) || !entry.every(isRecord)) {
    findings.problems.set(path, { kind: "notAList" });
    return null;
  }
  if (entry.length > list.maxRows) {
    findings.problems.set(path, { kind: "tooManyRows", max: list.maxRows });
    return null;
  }
  return entry.map((row, index) => readFields(list.fields, row, `${path}.${index}`, findings));
}

function readGroup(group: GroupDescription, entry: unknown, path: string, findings: Findings): unknown {
  if (entry === null && group.isOptional) return null;
  if (isEmpty(entry)) {
    if (group.isOptional) findings.assumed.push(path);
    if (!group.isPresentByDefault) return null;
    return readFields(group.fields, {}, path, findings);
  }
  if (!isRecord(entry)) {
    findings.problems.set(path, { kind: "notAList" });
    return null;
  }
  return readFields(group.fields, entry, path, findings);
}

function readInput(description: InputDescription, entry: unknown, path: string, findings: Findings): unknown {
  if (description.kind === "list") return readList(description, entry, path, findings);
  if (description.kind === "group") return readGroup(description, entry, path, findings);
  const read = readSimple(description, entry);
  if (read === "notAnswered") findings.assumed.push(path);
  else if ("value" in read) return read.value;
  else findings.problems.set(path, read.problem);
  return description.default;
}

/**
 * Validates entries from a form or a share link against the descriptions of a tool's inputs. Text and JSON values are
 * equivalent: "1,600" is 1600. Values are never clamped: an empty input has its default and is listed in `assumed`, and
 * an invalid one is a problem. If there is a problem, there are no values. Entries without a description are ignored.
 */
export function readInputs<Descriptions extends InputDescriptions>(
  descriptions: Descriptions,
  entries: Entries,
): Reading<ValuesOf<Descriptions>>;
export function readInputs(descriptions: InputDescriptions, entries: Entries): Reading<Entries> {
  const findings: Findings = { assumed: [], problems: new Map() };
  const values = Object.fromEntries(
    Object.entries(descriptions).map(([id, description]) => [
      id,
      readInput(description, ownEntry(entries, id), id, findings),
    ]),
  );
  const { assumed, problems } = findings;
  return problems.size > 0 ? { isUsable: false, problems } : { isUsable: true, values, assumed };
}
