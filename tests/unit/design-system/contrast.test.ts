import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { contrastPairs } from "#design-system/contrast-pairs.ts";
import { contrastRatio, readColours, srgbFromOklch } from "#design-system/contrast.ts";

const colours = readColours(readFileSync("src/design-system/tokens.css", "utf8"));

function colour(name: string, theme: "light" | "dark") {
  const token = colours.get(name);
  if (token === undefined) throw new Error(`tokens.css has no --color-${name}`);
  return srgbFromOklch(token[theme]);
}

describe.each(["light", "dark"] as const)("contrast in the %s theme", (theme) => {
  it.each(contrastPairs)("$text on $on, $use: at least $minimum to 1", ({ text, on, minimum, scheme = theme }) => {
    const ratio = contrastRatio(colour(text, scheme), colour(on, scheme));
    expect(Number(ratio.toFixed(2))).toBeGreaterThanOrEqual(minimum);
  });
});

describe("the contrast calculation", () => {
  it("computes black and white", () => {
    expect(contrastRatio(srgbFromOklch("oklch(0 0 0)"), srgbFromOklch("oklch(1 0 0)"))).toBeCloseTo(21, 1);
  });

  it("agrees with the example of CSS Color 4: oklch(51.975% 0.17686 142.495) is rgb(0, 128, 0)", () => {
    const [red, green, blue] = srgbFromOklch("oklch(0.51975 0.17686 142.495)").map((channel) =>
      Math.round(channel * 255),
    );
    expect([red, green, blue]).toEqual([0, 128, 0]);
  });

  it.each(["oklch(0.2 0.03 205 / 0.55)", "rgb(0 128 0)", "oklch(0.2 0.03)"])("refuses %s", (text) => {
    expect(() => srgbFromOklch(text)).toThrow(`Not a colour: ${text}`);
  });

  it("reads one value for both themes if the token has only one", () => {
    const tokens = readColours(
      "--color-deep: oklch(0.3 0.1 1); --color-ink: light-dark(oklch(0.1 0 0), oklch(0.9 0 0));",
    );
    expect(tokens.get("deep")).toEqual({ light: "oklch(0.3 0.1 1)", dark: "oklch(0.3 0.1 1)" });
    expect(tokens.get("ink")).toEqual({ light: "oklch(0.1 0 0)", dark: "oklch(0.9 0 0)" });
  });
});
