import type { ArgTypesEnhancer, SBType } from "storybook/internal/csf";
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

/**
 * Lets designers choose from lists: a prop that is one of some values gets them as a list, also when it may be left out, and
 * text where a node may be text. What only code can give (elements, callbacks) has no control.
 */
export const offerChoices: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const choices = byProp[name];
      if (argType.type === undefined || typeof argType.type === "string")
        return [name, choices === undefined ? argType : { ...argType, type: { name: "enum", value: [...choices] } }];
      const type = controllableType(argType.type);
      if (/^on[A-Z]/.test(name)) return [name, { ...argType, control: false }];
      if (type.name === "other" && type.value === "ReactNode") {
        const isText = ["string", "undefined"].includes(typeof initialArgs[name]);
        return [name, isText ? { ...argType, type: { name: "string" } } : { ...argType, control: false }];
      }
      if (type.name === "other" && choices !== undefined)
        return [name, { ...argType, type: { name: "enum", value: [...choices] } }];
      if (type.name === "other" && texts.includes(type.value)) return [name, { ...argType, type: { name: "string" } }];
      return [name, { ...argType, type }];
    }),
  );
