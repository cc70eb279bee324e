import { readFile } from "node:fs/promises";
import subsetFont from "subset-font";
import { expect, test } from "vitest";
import { glyphOf, readPieces, readTables, tableOf } from "../../../scripts/fonts/font-tables.ts";
import { withPlainZero } from "../../../scripts/fonts/plain-zero.ts";
import { readOutline } from "../../../scripts/fonts/glyph-outline.ts";

const published =
  "node_modules/@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2";
const ours = "src/design-system/fonts/atkinson-hyperlegible-next.woff2";

/** The digit zero of a font and all that goes with it, of the weights the site has. */
async function zeroOf(file: string): Promise<Buffer> {
  const axes = file === published ? { variationAxes: { wght: { min: 400, max: 700 } } } : {};
  return subsetFont(await readFile(file), "0", { targetFormat: "sfnt", ...axes });
}

/** What the first glyphs after the missing one are drawn with: the zero, then its tabular form. */
function outlinesOf(font: Buffer) {
  const tables = readTables(font);
  const gvar = tableOf(tables, "gvar");
  const glyphs = readPieces(tableOf(tables, "loca"), tableOf(tables, "glyf"));
  const variations = readPieces(gvar.subarray(20, 22 + 2 * glyphs.length), gvar.subarray(gvar.readUInt32BE(16)));
  expect(glyphOf(tables, "0")).toBe(1);
  return [1, 2].map((index) => readOutline(glyphs[index] ?? Buffer.alloc(0), variations[index] ?? Buffer.alloc(0)));
}

type Contour = ReturnType<typeof outlinesOf>[number]["contours"][number];

/** Left, right, bottom and top of contours, at the lightest and the heaviest weight. */
const reach = (contours: readonly Contour[] = []) =>
  [0, 1].map((weight) => {
    const xs = contours.flat().map(({ x, heavierX }) => x + weight * heavierX);
    const ys = contours.flat().map(({ y, heavierY }) => y + weight * heavierY);
    return [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  });

test("the text face has a plain zero in running text and a slashed one in tabular figures, at every weight", async () => {
  const [plain, tabular] = outlinesOf(await zeroOf(ours));
  expect(plain?.contours).toHaveLength(2);
  expect(tabular?.contours).toHaveLength(3);
  // As wide and as high as the slashed one, whose tabular form stands 8 units, or 14 in the heaviest weight, to the left.
  const asTabular = (reached: readonly number[], index: number) =>
    reached.map((value, side) => (side < 2 ? value - (index === 0 ? 8 : 14) : value));
  expect(reach(plain?.contours.slice(0, 1)).map(asTabular)).toEqual(reach(tabular?.contours.slice(0, 1)));
  const hole = reach(plain?.contours.slice(1)).map(asTabular);
  for (const [index, sides] of reach(tabular?.contours.slice(1)).entries()) {
    for (const [side, value] of sides.entries()) expect(Math.abs((hole[index]?.[side] ?? 0) - value)).toBeLessThan(4);
  }
});

test("a font whose zero has no slash, or another, is refused", async () => {
  await expect(async () => withPlainZero(await zeroOf(ours))).rejects.toThrow("no tabular zero");
});

test("what is published can be changed so", async () => {
  const [plain, tabular] = outlinesOf(withPlainZero(await zeroOf(published)));
  expect([plain?.contours.length, tabular?.contours.length]).toEqual([2, 3]);
});
