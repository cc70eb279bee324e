import type { InputDescription, InputDescriptions } from "#domain/tools/input-description.ts";
import type { Entries, InputPath } from "#domain/tools/read-inputs.ts";

/** The steps of an input's path. */
export interface PathSteps {
  readonly input: string;
  /** Row of a list, from 0. */
  readonly row: number | undefined;
  /** Field of a list's row or of a group. */
  readonly field: string | undefined;
}

/** @example pathSteps("policies.0.amount") // { input: "policies", row: 0, field: "amount" } */
export function pathSteps(path: InputPath): PathSteps {
  const [input = "", ...rest] = path.split(".");
  return { input, row: rest.length === 2 ? Number(rest[0]) : undefined, field: rest.at(-1) };
}

/** Description of the input or field at a path; `undefined` where there is none. */
export function descriptionAt(inputs: InputDescriptions, path: InputPath): InputDescription | undefined {
  const { input, field } = pathSteps(path);
  const description = inputs[input];
  if (description === undefined || field === undefined) return description;
  return description.kind === "list" || description.kind === "group" ? description.fields[field] : undefined;
}

/** Whether an input is asked, given the entries so far: by id, or for a field of a list by `list.field`. */
export type IsAsked = (id: string, entries: Entries) => boolean;

/** Whether an input is asked and, for a field, the field too. */
export function isPathAsked(path: InputPath, entries: Entries, isAsked: IsAsked): boolean {
  const { input, field } = pathSteps(path);
  return isAsked(input, entries) && (field === undefined || isAsked(`${input}.${field}`, entries));
}

/** Whether a default counts as an assumption of the answer. In a row of a list, only one that isn't zero does. */
export function isAssumption(inputs: InputDescriptions, path: InputPath): boolean {
  if (pathSteps(path).row === undefined) return true;
  const description = descriptionAt(inputs, path);
  return description !== undefined && "default" in description && Boolean(description.default);
}

/** Whether an input without an entry counts as unknown, since it has no default. */
export function isOpen(inputs: InputDescriptions, path: InputPath): boolean {
  const description = descriptionAt(inputs, path);
  return description !== undefined && "default" in description && description.default === null;
}
