import { readFile } from "node:fs/promises";
import { hexFromOklch, readColours } from "../../src/design-system/contrast.ts";

/** A colour of the design system in both themes, as hexadecimal sRGB for formats without `oklch()`. */
export interface SiteColour {
  readonly light: string;
  readonly dark: string;
}

/** The colour of a token. */
export type ColourOf = (token: string) => SiteColour;

/** Reads colours from the design system's tokens, their single source. */
export async function siteColours(): Promise<ColourOf> {
  const colours = readColours(await readFile("src/design-system/tokens.css", "utf8"));
  return (token) => {
    const colour = colours.get(token);
    if (colour === undefined) throw new Error(`tokens.css has no colour "${token}" that can be read`);
    return { light: hexFromOklch(colour.light), dark: hexFromOklch(colour.dark) };
  };
}
