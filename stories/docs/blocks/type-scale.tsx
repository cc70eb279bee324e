import { Typeset } from "@storybook/addon-docs/blocks";
import { tokensNamed } from "./read-tokens.ts";

const sizes = tokensNamed("text")
  .map(({ name }) => name)
  .filter((name) => !name.endsWith("--line-height"))
  .toReversed();
const isDisplay = (name: string) => /^--text-(?:display|heading)/.test(name);
const asSizes = (names: readonly string[]) => names.map((name) => `var(${name})`);

/** Every type size, set in its typeface. */
export function TypeScale() {
  const sampleText = "A policy is a promise";
  return (
    <>
      <Typeset
        fontFamily="var(--font-display)"
        fontWeight={500}
        fontSizes={asSizes(sizes.filter(isDisplay))}
        sampleText={sampleText}
      />
      <Typeset
        fontFamily="var(--font-text)"
        fontSizes={asSizes(sizes.filter((name) => !isDisplay(name)))}
        sampleText={sampleText}
      />
    </>
  );
}
