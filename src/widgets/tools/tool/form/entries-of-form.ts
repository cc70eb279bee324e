import type { InputDescription, InputDescriptions, SimpleDescription } from "#domain/tools/input-description.ts";
import type { Entries } from "#domain/tools/read-inputs.ts";

type Fields = Readonly<Record<string, SimpleDescription>>;

function simpleEntry(data: FormData, path: string, description: SimpleDescription): unknown {
  if (description.kind === "choices") {
    const chosen = data.getAll(path);
    return chosen.length === 0 ? undefined : chosen;
  }
  const text = data.get(path);
  if (typeof text !== "string" || text.trim() === "") return undefined;
  if (description.kind === "yesNo") return text === "yes";
  return text;
}

function fieldsEntry(data: FormData, path: string, fields: Fields): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(fields)
      .map(([field, description]) => [field, simpleEntry(data, `${path}.${field}`, description)] as const)
      .filter(([, entry]) => entry !== undefined),
  );
}

/** Says how many rows a list has, or that a group is there: a hidden field of this name. */
export function presenceName(path: string): string {
  return `${path}.is`;
}

function entryOf(data: FormData, id: string, description: InputDescription): unknown {
  switch (description.kind) {
    case "list": {
      const rows = Number(data.get(presenceName(id)) ?? 0);
      const entries = Array.from({ length: rows }, (_, row) => fieldsEntry(data, `${id}.${row}`, description.fields));
      // Untouched rows at the end don't count.
      const last = entries.findLastIndex((entry) => isAnyAnswered(entry, description.fields));
      return last === -1 ? undefined : entries.slice(0, last + 1);
    }
    case "group": {
      if (!description.isOptional) return fieldsEntry(data, id, description.fields);
      const presence = data.get(presenceName(id));
      if (presence === "yes") return fieldsEntry(data, id, description.fields);
      return presence === "no" ? null : undefined;
    }
    default:
      return simpleEntry(data, id, description);
  }
}

/** Whether an entry is an answer: what a form offers as chosen from the start says nothing. */
function isSimpleAnswer(entry: unknown, description: SimpleDescription): boolean {
  if (entry === undefined || entry === null || entry === "") return false;
  switch (description.kind) {
    case "choices":
      return Array.isArray(entry) && entry.length > 0;
    case "choice":
      return entry !== description.default;
    case "yesNo":
      return (entry === true || entry === "yes") !== description.default;
    default:
      return true;
  }
}

/** Whether somebody answered any of the fields. */
export function isAnyAnswered(entry: unknown, fields: Fields): boolean {
  if (typeof entry !== "object" || entry === null) return false;
  const given = new Map<string, unknown>(Object.entries(entry));
  return Object.entries(fields).some(([field, description]) => isSimpleAnswer(given.get(field), description));
}

/** Whether an entry says more than the form does before anybody answers. */
export function isAnswer(entry: unknown, description: InputDescription): boolean {
  switch (description.kind) {
    case "list":
      return Array.isArray(entry) && entry.some((row) => isAnyAnswered(row, description.fields));
    case "group":
      if (entry === undefined) return false;
      return (
        (description.isOptional && (entry !== null) !== description.isPresentByDefault) ||
        isAnyAnswered(entry, description.fields)
      );
    default:
      return isSimpleAnswer(entry, description);
  }
}

/** What a form holds, by the ids of its inputs. Nothing is read into the entries; what was left empty is left out. */
export function entriesOfForm(data: FormData, inputs: InputDescriptions): Entries {
  return Object.fromEntries(
    Object.entries(inputs)
      .map(([id, description]) => [id, entryOf(data, id, description)] as const)
      .filter(([, entry]) => entry !== undefined),
  );
}
