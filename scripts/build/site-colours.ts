import { readFile } from "node:fs/promises";

/** A colour of the design system in both themes, as hexadecimal sRGB for what cannot read `oklch()`. */
export interface SiteColour {
  readonly light: string;
  readonly dark: string;
}

/**
 * OKLCH to hexadecimal sRGB; what lies outside sRGB is clipped. Formulas: CSS Color 4, section 10, and Björn Ottosson's
 * definition of OKLab.
 * @param lightness - 0 to 1.
 * @param hue - Degrees.
 */
export function oklchToHex(lightness: number, chroma: number, hue: number): string {
  const angle = (hue * Math.PI) / 180;
  const a = chroma * Math.cos(angle);
  const b = chroma * Math.sin(angle);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const linear = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  const bytes = linear.map((value) => {
    const encoded = value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055;
    return Math.round(Math.min(1, Math.max(0, encoded)) * 255);
  });
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, "0")).join("")}`;
}

/** One `oklch()` or a pair in `light-dark()`; a single colour serves both themes. */
const oklch = String.raw`oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)`;

function hexOf([lightness = 0, chroma = 0, hue = 0]: readonly number[]): string {
  return oklchToHex(lightness, chroma, hue);
}

/** Reads colours from the design system's tokens, the only place that holds them. */
export async function siteColours(): Promise<(token: string) => SiteColour> {
  const tokens = await readFile("src/design-system/tokens.css", "utf8");
  return (token) => {
    const [, value] = new RegExp(`--color-${token}: (.+);`).exec(tokens) ?? [];
    const found = [...(value ?? "").matchAll(new RegExp(oklch, "g"))].map((match) => match.slice(1).map(Number));
    const [light, dark = light] = found;
    if (light === undefined || dark === undefined)
      throw new Error(`tokens.css has no colour "${token}" that can be read`);
    return { light: hexOf(light), dark: hexOf(dark) };
  };
}
