import type { ArgTypesEnhancer, SBType } from "storybook/internal/csf";
import { isValidElement } from "react";
import { defaults } from "./defaults.ts";
import { insuranceLines } from "#domain/insurance-line.ts";

/** What a prop may be whose type has a name that Storybook's reader of types does not follow. */
const named: Readonly<Record<string, readonly (string | number | null)[]>> = {
  HeadingLevel: [1, 2, 3, 4],
  'HeadingProps["size"]': ["display", 1, 2, 3, 4],
  CoverageCost: ["Highest", "Medium-High", "Medium", "Low-Medium", "Low"],
  Rank: ["#1 Choice", "Runner Up", "Best Value"],
  InsuranceLine: insuranceLines,
  FigureBasis: ["S1", "site", "promise", "illustrative", "practice"],
};

/** Choices of props whose types are made from others, which the reader of types gives up on. */
const byProp: Readonly<Record<string, readonly string[]>> = {
  line: insuranceLines,
  intent: ["primary", "secondary"],
  type: ["button", "submit"],
};

/** Texts of a certain form, such as a day or a path. */
const texts: readonly string[] = ["IsoDay", "SitePath", "ProvinceSlug"];

/** Nodes that are pictures or parts: no text makes one. */
const drawn: readonly string[] = ["icon", "media", "plate", "actions", "aside", "picture", "badges"];

const isUndefined = (type: SBType) => type.name === "other" && type.value === "undefined";

/** The values of a type that is nothing but a choice of them. */
function choicesOf(type: SBType): readonly (string | number | null)[] | undefined {
  if (type.name === "enum") return type.value;
  if (type.name === "literal") {
    const value: unknown = JSON.parse(String(type.value));
    return typeof value === "string" || typeof value === "number" ? [value] : undefined;
  }
  if (type.name === "other") return named[type.value];
  if (type.name !== "union") return undefined;
  const parts = type.value.map(choicesOf);
  return parts.every((part) => part !== undefined) ? parts.flat() : undefined;
}

/** A type as the controls take it: without `undefined`, and a choice where it is one. */
export function controllableType(type: SBType): SBType {
  if (type.name === "union") {
    const given = type.value.filter((part) => !isUndefined(part));
    const [only] = given;
    if (given.length === 1 && only !== undefined) return controllableType(only);
    const choices = choicesOf({ ...type, value: given });
    return choices === undefined ? type : { name: "enum", value: [...choices] };
  }
  const choices = type.name === "literal" ? undefined : choicesOf(type);
  return choices === undefined ? type : { name: "enum", value: [...choices] };
}

/** A type as readers of a part's page take it in: its choices, or the kind of value; nothing where only its name is known. */
export function typeInWords(type: SBType): string | undefined {
  switch (type.name) {
    case "enum":
      return type.value.map((choice) => JSON.stringify(choice)).join(" | ");
    case "literal":
      return String(type.value);
    case "union": {
      const parts = type.value.filter((part) => !isUndefined(part)).map(typeInWords);
      return parts.every((part) => part !== undefined) ? parts.join(" | ") : undefined;
    }
    case "array":
      return "list";
    case "other":
      return ["unknown", "undefined"].includes(type.value) ? undefined : type.value;
    default:
      return type.name;
  }
}

/** Kinds of values that Storybook has a box, a switch or a list for. */
const settable: readonly SBType["name"][] = ["string", "number", "boolean", "enum", "date"];

/** Whether a value is or holds something that only code can write: an element or a function. */
function isWrittenInCode(value: unknown): boolean {
  if (typeof value === "function" || isValidElement(value)) return true;
  return typeof value === "object" && value !== null && Object.values(value).some(isWrittenInCode);
}

function kindOf(name: string, type: SBType, value: unknown): SBType {
  const choices = byProp[name];
  if (type.name !== "other") return type;
  if (choices !== undefined) return { name: "enum", value: [...choices] };
  if (texts.includes(type.value)) return { name: "string" };
  // An icon or a picture is a node, too, but never text.
  const isText = typeof value === "string" || (value === undefined && !drawn.includes(name));
  return type.value === "ReactNode" && isText ? { name: "string" } : type;
}

/**
 * Lets designers choose from lists: a prop that is one of some values gets them as a list, also when it may be left out, and
 * text where a node may be text. What only code can give (elements, callbacks, records that nobody has given) has no control.
 */
export const offerChoices: ArgTypesEnhancer = ({ argTypes, initialArgs, title }) => {
  // Storybook makes a prop of every value that a story gives and the reader of types has not found.
  const added = Object.entries(initialArgs).filter(([name, value]) => !(name in argTypes) && isWrittenInCode(value));
  return Object.fromEntries([
    ...added.map(([name]) => [name, { name, control: false }] as const),
    ...Object.entries(argTypes).map(([name, argType]) => {
      const choices = byProp[name];
      const value: unknown = initialArgs[name];
      if (argType.type === undefined || typeof argType.type === "string") {
        if (isWrittenInCode(value)) return [name, { ...argType, control: false }] as const;
        return [
          name,
          choices === undefined ? argType : { ...argType, type: { name: "enum", value: [...choices] } },
        ] as const;
      }
      const given = controllableType(argType.type);
      const type = kindOf(name, given, value);
      // Text will do for a node, which it still is.
      const summary = typeInWords(type.name === "string" ? given : type) ?? (Array.isArray(value) ? "list" : undefined);
      const unless = defaults[title.replace("design-system/", "")]?.[name];
      const table = {
        ...argType.table,
        type: summary === undefined ? {} : { summary },
        ...(unless === undefined ? {} : { defaultValue: { summary: JSON.stringify(unless) } }),
      };
      const isOffered = settable.includes(type.name) || value !== undefined || argType.options !== undefined;
      const hasControl = isOffered && !/^on[A-Z]/.test(name) && !isWrittenInCode(value);
      return [name, { ...argType, type, table, ...(hasControl ? {} : { control: false }) }] as const;
    }),
  ]);
};
