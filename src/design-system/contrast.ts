/** A colour of the sRGB space; each channel from 0 to 1. */
export type Srgb = readonly [red: number, green: number, blue: number];

/** A colour token in both themes, as written in tokens.css. */
export interface ColourToken {
  readonly light: string;
  readonly dark: string;
}

/**
 * Reads the colour tokens out of a style sheet.
 * @param css Text of tokens.css.
 * @returns The tokens by name, without the `--color-` prefix. Colours that aren't `oklch()` are left out.
 */
export function readColours(css: string): ReadonlyMap<string, ColourToken> {
  const colours = new Map<string, ColourToken>();
  for (const [, name, value] of css.matchAll(/--color-([\w-]+):\s*([^;]+);/g)) {
    const [light, dark = light] = value?.match(/oklch\([^)]+\)/g) ?? [];
    if (name !== undefined && light !== undefined && dark !== undefined) colours.set(name, { light, dark });
  }
  return colours;
}

function gammaEncoded(channel: number): number {
  return channel <= 0.0031308 ? 12.92 * channel : 1.055 * channel ** (1 / 2.4) - 0.055;
}

/**
 * Converts a colour to sRGB by the matrices of CSS Color 4; channels outside of sRGB are clipped, as screens do.
 * @param oklch Text such as "oklch(0.53 0.165 36)", without alpha.
 * @throws {Error} When the text is not such a colour.
 */
export function srgbFromOklch(oklch: string): Srgb {
  const parts = /^oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)$/.exec(oklch)?.slice(1);
  const [lightness, chroma, hue] = parts?.map(Number) ?? [];
  if (lightness === undefined || chroma === undefined || hue === undefined) throw new Error(`Not a colour: ${oklch}`);
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const linear = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  const [red = 0, green = 0, blue = 0] = linear.map((channel) => gammaEncoded(Math.min(1, Math.max(0, channel))));
  return [red, green, blue];
}

/** `oklch()` as hexadecimal sRGB. */
export function hexFromOklch(oklch: string): string {
  const bytes = srgbFromOklch(oklch).map((channel) => Math.round(channel * 255));
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, "0")).join("")}`;
}

function linearised(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}

/** Relative luminance by WCAG 2.2, from 0 for black to 1 for white. */
function luminance([red, green, blue]: Srgb): number {
  return 0.2126 * linearised(red) + 0.7152 * linearised(green) + 0.0722 * linearised(blue);
}

/** Contrast ratio by WCAG 2.2, from 1 to 21; the order doesn't matter. */
export function contrastRatio(first: Srgb, second: Srgb): number {
  const [x, y] = [luminance(first), luminance(second)];
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05);
}
