import tokens from "../../../src/design-system/tokens.css?raw";

/** Text of the one source of values; every page of the foundations reads it. */
export const tokensCss: string = tokens;

export interface Token {
  /** Full name, such as "--text-lead". */
  readonly name: string;
  /** The value as written. */
  readonly value: string;
}

/**
 * The tokens whose names start with a prefix, in the order of tokens.css.
 * @param prefix Such as "text" or "radius".
 */
export function tokensNamed(prefix: string): readonly Token[] {
  return [...tokensCss.matchAll(new RegExp(`(--${prefix}-[\\w-]+):\\s*([^;]+);`, "g"))].flatMap(([, name, value]) =>
    name === undefined || value === undefined ? [] : [{ name, value }],
  );
}
