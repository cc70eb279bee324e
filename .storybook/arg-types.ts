import { isValidElement } from "react";
import type { ArgTypesEnhancer, SBType } from "storybook/internal/csf";

type Choices = Extract<SBType, { readonly name: "enum" }>["value"];

const isUndefined = (type: SBType) => type.name === "other" && type.value === "undefined";

/** The values of a union of literals; `undefined` for any other type. */
function choicesOf(type: SBType): Choices | undefined {
  if (type.name === "enum") return type.value;
  if (type.name === "literal") return [String(JSON.parse(String(type.value)))];
  if (type.name !== "union") return undefined;
  const parts = type.value.filter((part) => !isUndefined(part)).map(choicesOf);
  return parts.every((part) => part !== undefined) ? parts.flat() : undefined;
}

/**
 * Removes `undefined` from a union: our optional props all include it, and it hides the other choices from Storybook.
 */
export function controllableType(type: SBType): SBType {
  const given = type.name === "union" ? type.value.filter((part) => !isUndefined(part)) : [type];
  const [only] = given;
  if (given.length === 1 && only !== undefined && only !== type) return controllableType(only);
  const choices = choicesOf(type);
  return choices === undefined ? type : { name: "enum", value: choices };
}

/** Types for which Storybook has a control. */
const settable: readonly SBType["name"][] = ["string", "number", "boolean", "enum", "date"];

const isWrittenInCode = (value: unknown): boolean =>
  typeof value === "function" ||
  isValidElement(value) ||
  (typeof value === "object" && value !== null && Object.values(value).some(isWrittenInCode));

/**
 * Lists the choices of optional props, and hides the control of props that only code can set: elements, callbacks,
 * missing records.
 */
export const inferOptionalChoices: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const value: unknown = initialArgs[name];
      if (isWrittenInCode(value)) return [name, { ...argType, control: false }];
      if (argType.type === undefined || typeof argType.type === "string") return [name, argType];
      // A `ReactNode` prop gets a text control when the story passes text.
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
