/** A point of an outline, with how far it moves to the heaviest weight. */
export interface OutlinePoint {
  readonly x: number;
  readonly y: number;
  /** Whether the line goes through it; otherwise it bends the line. */
  readonly isOn: boolean;
  readonly heavierX: number;
  readonly heavierY: number;
}

/** A glyph with one variation. */
export interface GlyphOutline {
  readonly contours: readonly (readonly OutlinePoint[])[];
  /** How the glyph's four metrics move to the heaviest weight: two rows of numbers. */
  readonly metricsX: readonly number[];
  readonly metricsY: readonly number[];
}

const metrics = 4;

/** Reads `count` packed numbers of a variation, and says where the next begin. */
function readDeltas(data: Buffer, from: number, count: number): readonly [deltas: readonly number[], next: number] {
  const deltas: number[] = [];
  let at = from;
  while (deltas.length < count) {
    const control = data.readUInt8(at++);
    for (let left = (control & 0x3f) + 1; left > 0; left -= 1) {
      if ((control & 0x80) !== 0) deltas.push(0);
      else if ((control & 0x40) === 0) deltas.push(data.readInt8(at++));
      else {
        deltas.push(data.readInt16BE(at));
        at += 2;
      }
    }
  }
  return [deltas, at];
}

/** The x and y of every point of a glyph's only variation, which has to name all of its points. */
export function readVariation(data: Buffer, points: number): readonly [x: readonly number[], y: readonly number[]] {
  const start = data.readUInt16BE(2);
  if (data.readUInt16BE(0) !== 1 || data.readUInt8(start) !== 0) throw new Error("The glyph varies in another way.");
  const [x, next] = readDeltas(data, start + 1, points + metrics);
  const [y] = readDeltas(data, next, points + metrics);
  return [x, y];
}

/** Reads a glyph of contours, not one made of other glyphs. */
export function readOutline(glyph: Buffer, variation: Buffer): GlyphOutline {
  const contourCount = glyph.readInt16BE(0);
  const ends = Array.from({ length: contourCount }, (_, index) => glyph.readUInt16BE(10 + 2 * index));
  const count = (ends.at(-1) ?? -1) + 1;
  let at = 10 + 2 * contourCount;
  at += 2 + glyph.readUInt16BE(at);
  const flags: number[] = [];
  while (flags.length < count) {
    const flag = glyph.readUInt8(at++);
    const times = (flag & 8) === 0 ? 1 : 1 + glyph.readUInt8(at++);
    flags.push(...Array.from({ length: times }, () => flag));
  }
  function readAxis(isShort: number, isSame: number): readonly number[] {
    let value = 0;
    return flags.map((flag) => {
      if ((flag & isShort) !== 0) value += (flag & isSame) === 0 ? -glyph.readUInt8(at++) : glyph.readUInt8(at++);
      else if ((flag & isSame) === 0) {
        value += glyph.readInt16BE(at);
        at += 2;
      }
      return value;
    });
  }
  const xs = readAxis(2, 16);
  const ys = readAxis(4, 32);
  const [heavierX, heavierY] = readVariation(variation, count);
  const points = flags.map((flag, index) => ({
    x: xs[index] ?? 0,
    y: ys[index] ?? 0,
    isOn: (flag & 1) !== 0,
    heavierX: heavierX[index] ?? 0,
    heavierY: heavierY[index] ?? 0,
  }));
  return {
    contours: ends.map((end, index) => points.slice((ends[index - 1] ?? -1) + 1, end + 1)),
    metricsX: heavierX.slice(count),
    metricsY: heavierY.slice(count),
  };
}

/** Words or bytes of a table. */
const words = (values: readonly number[]) =>
  Buffer.from(values.flatMap((value) => [(value >> 8) & 0xff, value & 0xff]));

/** The numbers of a variation, each in one byte. */
function writeDeltas(deltas: readonly number[]): Buffer {
  const packed = Buffer.alloc(deltas.length + 1);
  packed.writeUInt8(deltas.length - 1);
  for (const [index, delta] of deltas.entries()) packed.writeInt8(delta, index + 1);
  return packed;
}

/** Differences between each number and the one before. */
const steps = (values: readonly number[]) => values.map((value, index) => value - (values[index - 1] ?? 0));

/** The reverse of `readOutline`. The packing of the font makes it small. */
export function writeOutline(outline: GlyphOutline): { readonly glyph: Buffer; readonly variation: Buffer } {
  const points = outline.contours.flat();
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  let end = -1;
  const glyph = Buffer.concat([
    words([outline.contours.length, Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]),
    words(outline.contours.map((contour) => (end += contour.length))),
    words([0]),
    Buffer.from(points.map(({ isOn }) => Number(isOn))),
    words(steps(xs)),
    words(steps(ys)),
  ]);
  const deltas = Buffer.concat([
    Buffer.alloc(1),
    writeDeltas([...points.map(({ heavierX }) => heavierX), ...outline.metricsX]),
    writeDeltas([...points.map(({ heavierY }) => heavierY), ...outline.metricsY]),
  ]);
  // One variation, at the far end of the axis of weight, whose numbers begin after these eight bytes.
  return { glyph, variation: Buffer.concat([words([1, 8, deltas.length, 0x2000]), deltas]) };
}
