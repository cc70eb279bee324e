import type { InputDescription, InputDescriptions } from "#domain/tools/input-description.ts";
import type { Entries, InputPath } from "#domain/tools/read-inputs.ts";

/** A parsed path of an input. */
export interface PathSteps {
  readonly input: string;
  /** Index of the list's row. */
  readonly row: number | undefined;
  /** Field of a list row or a group. */
  readonly field: string | undefined;
}

/** @example pathSteps("policies.0.amount") // { input: "policies", row: 0, field: "amount" } */
export function pathSteps(path: InputPath): PathSteps {
  const [input = "", ...rest] = path.split(".");
  return { input, row: rest.length === 2 ? Number(rest[0]) : undefined, field: rest.at(-1) };
}

/** Description of the input or field at a path, if there is one. */
export function descriptionAt(inputs: InputDescriptions, path: InputPath): InputDescription | undefined {
  const { input, field } = pathSteps(path);
  const description = inputs[input];
  if (description === undefined || field === undefined) return description;
  return description.kind === "list" || description.kind === "group" ? description.fields[field] : undefined;
}

/** Whether an input is visible, given the current entries. The id of a list's field is `list.field`. */
export type IsAsked = (id: string, entries: Entries) => boolean;

/** Whether an input is visible; for a field, also whether its list or group is. */
export function isPathAsked(path: InputPath, entries: Entries, isAsked: IsAsked): boolean {
  const { input, field } = pathSteps(path);
  return isAsked(input, entries) && (field === undefined || isAsked(`${input}.${field}`, entries));
}

/** Whether a default is listed as an assumption of the answer. In a list row, only non-zero defaults are. */
export function isAssumption(inputs: InputDescriptions, path: InputPath): boolean {
  if (pathSteps(path).row === undefined) return true;
  const description = descriptionAt(inputs, path);
  return description !== undefined && "default" in description && Boolean(description.default);
}

/** Whether an empty input has no default and counts as unknown. */
export function isOpen(inputs: InputDescriptions, path: InputPath): boolean {
  const description = descriptionAt(inputs, path);
  return description !== undefined && "default" in description && description.default === null;
}
