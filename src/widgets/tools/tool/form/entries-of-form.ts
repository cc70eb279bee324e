import type { InputDescription, InputDescriptions, SimpleDescription } from "#domain/tools/input-description.ts";
import type { Entries } from "#domain/tools/read-inputs.ts";

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

function fieldsEntry(
  data: FormData,
  path: string,
  fields: Readonly<Record<string, SimpleDescription>>,
): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(fields)
      .map(([field, description]) => [field, simpleEntry(data, `${path}.${field}`, description)] as const)
      .filter(([, entry]) => entry !== undefined),
  );
}

/** Name of the hidden field that holds a list's number of rows, or whether a group exists. */
export function presenceName(path: string): string {
  return `${path}.is`;
}

function entryOf(data: FormData, id: string, description: InputDescription): unknown {
  switch (description.kind) {
    case "list": {
      const rows = Number(data.get(presenceName(id)) ?? 0);
      const entries = Array.from({ length: rows }, (_, row) => fieldsEntry(data, `${id}.${row}`, description.fields));
      // Drop empty rows at the end.
      const last = entries.findLastIndex((entry) => isAnswered(entry, description.fields));
      return last === -1 ? undefined : entries.slice(0, last + 1);
    }
    case "group": {
      if (!description.isOptional) return fieldsEntry(data, id, description.fields);
      const presence = data.get(presenceName(id));
      if (presence === "yes") return fieldsEntry(data, id, description.fields);
      // A box that was never ticked is no answer. Only a group that exists by default can be answered with "none".
      return presence === "no" && description.isPresentByDefault ? null : undefined;
    }
    default:
      return simpleEntry(data, id, description);
  }
}

/** Whether a row has an answer. Preselected defaults don't count. */
function isAnswered(
  entry: Readonly<Record<string, unknown>>,
  fields: Readonly<Record<string, SimpleDescription>>,
): boolean {
  return Object.entries(fields).some(
    ([field, { default: preset }]) => entry[field] !== undefined && entry[field] !== preset,
  );
}

/** Collects a form's entries by input id, as raw text. Empty inputs are left out. */
export function entriesOfForm(data: FormData, inputs: InputDescriptions): Entries {
  return Object.fromEntries(
    Object.entries(inputs)
      .map(([id, description]) => [id, entryOf(data, id, description)] as const)
      .filter(([, entry]) => entry !== undefined),
  );
}
