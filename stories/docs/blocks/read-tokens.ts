import tokens from "../../../src/design-system/tokens.css?raw";

/** Text of `tokens.css`, shared by the pages of the foundations. */
export const tokensCss: string = tokens;

export interface Token {
  /** Full name: "--text-lead". */
  readonly name: string;
  /** The raw value. */
  readonly value: string;
}

/**
 * The tokens whose names start with a prefix, in the order of tokens.css.
 * @param prefix For example "text" or "radius".
 */
export function tokensNamed(prefix: string): readonly Token[] {
  return [...tokensCss.matchAll(new RegExp(`(--${prefix}-[\\w-]+):\\s*([^;]+);`, "g"))].flatMap(([, name, value]) =>
    name === undefined || value === undefined ? [] : [{ name, value }],
  );
}
