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

/** Widths to review at, taken from the breakpoints. */
export const viewports = {
  phone: viewport("Phone", "breakpoint-phone", 780),
  tablet: viewport("Tablet", "breakpoint-tablet", 1024),
  desktop: viewport("Desktop", "breakpoint-desktop", 900),
};

/** The four combinations that galleries and pages are compared in. */
export const modes = {
  "phone light": { viewport: pixels("breakpoint-phone"), theme: "light" },
  "phone dark": { viewport: pixels("breakpoint-phone"), theme: "dark" },
  "desktop light": { viewport: pixels("breakpoint-desktop"), theme: "light" },
  "desktop dark": { viewport: pixels("breakpoint-desktop"), theme: "dark" },
} as const;
