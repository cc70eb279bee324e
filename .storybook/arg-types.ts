import { isValidElement } from "react";
import type { ArgTypesEnhancer, SBType } from "storybook/internal/csf";

type Choices = Extract<SBType, { readonly name: "enum" }>["value"];

const isUndefined = (type: SBType) => type.name === "other" && type.value === "undefined";

/** The values of a type that is nothing but a choice of literals. */
function choicesOf(type: SBType): Choices | undefined {
  if (type.name === "enum") return type.value;
  if (type.name === "literal") return [String(JSON.parse(String(type.value)))];
  if (type.name !== "union") return undefined;
  const parts = type.value.filter((part) => !isUndefined(part)).map(choicesOf);
  return parts.every((part) => part !== undefined) ? parts.flat() : undefined;
}

/** A type without `undefined`, which every optional prop of ours names and which hides a choice from Storybook. */
export function controllableType(type: SBType): SBType {
  const given = type.name === "union" ? type.value.filter((part) => !isUndefined(part)) : [type];
  const [only] = given;
  if (given.length === 1 && only !== undefined && only !== type) return controllableType(only);
  const choices = choicesOf(type);
  return choices === undefined ? type : { name: "enum", value: choices };
}

/** Types that Storybook has a box, a switch or a list for. */
const settable: readonly SBType["name"][] = ["string", "number", "boolean", "enum", "date"];

const isWrittenInCode = (value: unknown): boolean =>
  typeof value === "function" ||
  isValidElement(value) ||
  (typeof value === "object" && value !== null && Object.values(value).some(isWrittenInCode));

/** Gives optional choices their list, and takes the control from what only code can write: elements, callbacks, absent records. */
export const inferOptionalChoices: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const value: unknown = initialArgs[name];
      if (isWrittenInCode(value)) return [name, { ...argType, control: false }];
      if (argType.type === undefined || typeof argType.type === "string") return [name, argType];
      // A node may be text, and is where a story gives text.
      const isText = typeof value === "string" && argType.type.name === "other";
      const type: SBType = isText ? { name: "string" } : controllableType(argType.type);
      const isOffered = settable.includes(type.name) || value !== undefined;
      const table =
        type.name === "enum" ? { ...argType.table, type: { summary: type.value.join(" | ") } } : argType.table;
      return [
        name,
        { ...argType, type, table, ...(!isOffered && argType.options === undefined && { control: false }) },
      ];
    }),
  );
