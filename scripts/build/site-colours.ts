import { readFile } from "node:fs/promises";
import { hexFromOklch, readColours, type ColourToken } from "../../src/design-system/contrast.ts";

/** The colour of a token in both themes, as hexadecimal sRGB for formats without `oklch()`. */
export type ColourOf = (token: string) => ColourToken;

/** Reads colours from the design system's tokens, their single source. */
export async function siteColours(): Promise<ColourOf> {
  const colours = readColours(await readFile("src/design-system/tokens.css", "utf8"));
  return (token) => {
    const colour = colours.get(token);
    if (colour === undefined) throw new Error(`tokens.css has no colour "${token}" that can be read`);
    return { light: hexFromOklch(colour.light), dark: hexFromOklch(colour.dark) };
  };
}
