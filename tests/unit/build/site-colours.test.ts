import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { hexFromOklch } from "#design-system/contrast.ts";
import { siteColours } from "../../../scripts/build/site-colours.ts";

describe("hexFromOklch", () => {
  // Reference values: CSS Color 4's own samples and a browser's computed colours.
  test.each([
    ["oklch(0 0 0)", "#000000"],
    ["oklch(1 0 0)", "#ffffff"],
    ["oklch(0.627955 0.257683 29.234)", "#ff0000"],
    ["oklch(0.86644 0.294827 142.495)", "#00ff00"],
    ["oklch(0.452014 0.313214 264.052)", "#0000ff"],
  ])("%s is %s", (oklch, hex) => {
    expect(hexFromOklch(oklch)).toBe(hex);
  });
});

describe("siteColours", () => {
  test("reads a colour with two themes and one shared by both", async () => {
    const colour = await siteColours();
    expect(colour("paper").light).not.toBe(colour("paper").dark);
    expect(colour("deep").light).toBe(colour("deep").dark);
  });

  test("throws for a missing or translucent colour", async () => {
    const colour = await siteColours();
    expect(() => colour("mauve")).toThrow("mauve");
    expect(() => colour("overlay")).toThrow("Not a colour");
  });

  test("are those of the icon", async () => {
    const colour = await siteColours();
    const icon = readFileSync("public/icon.svg", "utf8");
    for (const token of ["deep", "on-deep", "on-deep-accent"]) expect(icon, token).toContain(colour(token).light);
  });
});
