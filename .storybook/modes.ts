import { locale } from "#locale";
import tokens from "../src/design-system/tokens.css?raw";

/** A token's value in pixels; breakpoints are written in rem. */
function pixels(token: string): number {
  const value = new RegExp(`--${token}:\\s*([\\d.]+)rem`).exec(tokens)?.[1];
  if (value === undefined) throw new Error(`tokens.css has no --${token} in rem`);
  return Number(value) * 16;
}

const viewport = (name: string, token: string, height: number) => ({
  name,
  styles: { width: `${pixels(token)}px`, height: `${height}px` },
});

/** Viewports to review in: a desktop at 400 % zoom, and the breakpoints. */
export const viewports = {
  narrow: { name: "Narrow", styles: { width: "320px", height: "640px" } },
  zoomed: { name: "400 % zoom", styles: { width: "320px", height: "256px" } },
  phone: viewport("Phone", "breakpoint-phone", 780),
  tablet: viewport("Tablet", "breakpoint-tablet", 1024),
  desktop: viewport("Desktop", "breakpoint-desktop", 900),
};

/**
 * Refuses a story whose viewport isn't among its options: otherwise the story tests would silently run it at 1200 ×
 * 900.
 * @throws {Error} When no option has that name.
 */
export function requireViewport(name: string, options: object): void {
  if (Object.hasOwn(options, name)) return;
  throw new Error(`No viewport is called "${name}". There are ${Object.keys(options).join(", ")}.`);
}

const inLight = {
  "phone light": { viewport: pixels("breakpoint-phone"), theme: "light" },
  "desktop light": { viewport: pixels("breakpoint-desktop"), theme: "light" },
} as const;

const inDark = {
  "phone dark": { viewport: pixels("breakpoint-phone"), theme: "dark" },
  "desktop dark": { viewport: pixels("breakpoint-desktop"), theme: "dark" },
} as const;

/**
 * The combinations of viewport and theme in which galleries and pages are compared. French is compared in light alone:
 * longer words move the layout, not the colours.
 */
export const modes = locale.tag === "fr-CA" ? inLight : { ...inLight, ...inDark };
