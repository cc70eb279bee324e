import { glyphOf, readPieces, readTables, tableOf, writePieces, writeTables } from "./font-tables.ts";
import { readOutline, readVariation, writeOutline, type GlyphOutline, type OutlinePoint } from "./glyph-outline.ts";

/** A point on the other side of a line, at every weight. */
function mirror(point: OutlinePoint, axis: "x" | "y", centre: OutlinePoint): OutlinePoint {
  return axis === "x"
    ? { ...point, x: 2 * centre.x - point.x, heavierX: 2 * centre.heavierX - point.heavierX }
    : { ...point, y: 2 * centre.y - point.y, heavierY: 2 * centre.heavierY - point.heavierY };
}

/**
 * The zero without its slash. The designers drew what is left of the hole in two halves; the lower left quarter is
 * whole, and the other three are its mirror images.
 */
function withoutSlash({ contours, ...metrics }: GlyphOutline): GlyphOutline {
  const [outer, lower] = contours;
  const [bottom] = lower ?? [];
  const quarter = [...(lower ?? []).slice(-4), ...(bottom === undefined ? [] : [bottom])];
  const [left] = quarter;
  const isAsKnown = contours.length === 3 && quarter.map(({ isOn }) => Number(isOn)).join("") === "10001";
  if (!isAsKnown || outer === undefined || left === undefined || bottom === undefined)
    throw new Error("The font's zero is drawn in another way.");
  const centre = { ...bottom, y: left.y, heavierY: left.heavierY };
  // From the left down to the bottom; then each half is what was there, reflected and read backwards.
  const upper = quarter.map((point) => mirror(point, "y", centre)).toReversed();
  const leftHalf = [...upper.slice(0, -1), ...quarter];
  const rightHalf = leftHalf.map((point) => mirror(point, "x", centre)).toReversed();
  return { ...metrics, contours: [outer, [...leftHalf.slice(0, -1), ...rightHalf.slice(0, -1)]] };
}

/** An outline moved sideways, at both ends of the axis of weight. */
function moved({ contours }: GlyphOutline, by: number, heavierBy: number): GlyphOutline {
  return {
    contours: contours.map((contour) =>
      contour.map((point) => ({ ...point, x: point.x + by, heavierX: point.heavierX + heavierBy })),
    ),
    metricsX: [0, 0, 0, 0],
    metricsY: [0, 0, 0, 0],
  };
}

/** Whether a glyph is another one, moved. */
const isCopyOf = (glyph: Buffer, original: number) =>
  glyph.length > 0 && glyph.readInt16BE(0) < 0 && glyph.readUInt16BE(10) === 6 && glyph.readUInt16BE(12) === original;

/**
 * Takes the slash out of the zero of running text and leaves it in the tabular figures that tables are set in, so that
 * a column is read without mistaking a zero for an O, and a sentence without stumbling.
 */
export function withPlainZero(font: Buffer): Buffer {
  const tables = readTables(font);
  const glyphs = [...readPieces(tableOf(tables, "loca"), tableOf(tables, "glyf"))];
  const gvar = tableOf(tables, "gvar");
  const offsetsEnd = 20 + 2 * glyphs.length + 2;
  const dataStart = gvar.readUInt32BE(16);
  const variations = [...readPieces(gvar.subarray(20, offsetsEnd), gvar.subarray(dataStart))];

  const zero = glyphOf(tables, "0");
  const tabular = glyphs.findIndex((glyph) => isCopyOf(glyph, zero));
  const [zeroGlyph, zeroVariation] = [glyphs[zero], variations[zero]];
  const [copy, copyVariation] = [glyphs[tabular], variations[tabular]];
  if (!zeroGlyph || !zeroVariation || !copy || !copyVariation) throw new Error("The font has no tabular zero.");

  const slashed = readOutline(zeroGlyph, zeroVariation);
  const [[heavierBy = 0]] = readVariation(copyVariation, 1);
  for (const [index, outline] of [
    [zero, withoutSlash(slashed)],
    [tabular, moved(slashed, copy.readInt8(14), heavierBy)],
  ] as const) {
    const { glyph, variation } = writeOutline(outline);
    glyphs[index] = glyph;
    variations[index] = variation;
  }
  const { offsets: loca, data: glyf } = writePieces(glyphs);
  const { offsets, data } = writePieces(variations);
  return writeTables(
    new Map([
      ...tables,
      ["loca", loca],
      ["glyf", glyf],
      ["gvar", Buffer.concat([gvar.subarray(0, 20), offsets, gvar.subarray(offsetsEnd, dataStart), data])],
    ]),
  );
}
