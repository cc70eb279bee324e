/** The tables of a TrueType font, by their tags. */
export type FontTables = ReadonlyMap<string, Buffer>;

/** Takes a font apart. */
export function readTables(font: Buffer): FontTables {
  const tables = new Map<string, Buffer>();
  for (let at = 12; tables.size < font.readUInt16BE(4); at += 16) {
    const start = font.readUInt32BE(at + 8);
    tables.set(font.toString("latin1", at, at + 4), font.subarray(start, start + font.readUInt32BE(at + 12)));
  }
  return tables;
}

/** Puts a font together. Sums of its tables are left out: what packs the font afterwards makes them. */
export function writeTables(tables: FontTables): Buffer {
  const head = Buffer.alloc(12 + 16 * tables.size);
  head.writeUInt32BE(0x10000);
  head.writeUInt16BE(tables.size, 4);
  const parts = [head];
  let entry = 12;
  let start = head.length;
  for (const [tag, table] of tables) {
    head.write(tag, entry, "latin1");
    head.writeUInt32BE(start, entry + 8);
    head.writeUInt32BE(table.length, entry + 12);
    const padded = Buffer.alloc(Math.ceil(table.length / 4) * 4);
    table.copy(padded);
    parts.push(padded);
    entry += 16;
    start += padded.length;
  }
  return Buffer.concat(parts);
}

/** A table that the font can't be read without. */
export function tableOf(tables: FontTables, tag: string): Buffer {
  const table = tables.get(tag);
  if (table === undefined) throw new Error(`The font has no table ${tag}.`);
  return table;
}

/** Pieces of `data` that a list of short offsets, each half of the real one, parts. */
export function readPieces(offsets: Buffer, data: Buffer): readonly Buffer[] {
  return Array.from({ length: offsets.length / 2 - 1 }, (_, index) =>
    data.subarray(offsets.readUInt16BE(2 * index) * 2, offsets.readUInt16BE(2 * index + 2) * 2),
  );
}

/** The reverse of `readPieces`. */
export function writePieces(pieces: readonly Buffer[]): { readonly offsets: Buffer; readonly data: Buffer } {
  const offsets = Buffer.alloc(2 * pieces.length + 2);
  const even = pieces.map((piece) => (piece.length % 2 === 0 ? piece : Buffer.concat([piece, Buffer.alloc(1)])));
  let end = 0;
  for (const [index, piece] of even.entries()) {
    end += piece.length;
    offsets.writeUInt16BE(end / 2, 2 * index + 2);
  }
  return { offsets, data: Buffer.concat(even) };
}

/** The number of the glyph that draws a character, from a character map of format 4. */
export function glyphOf(tables: FontTables, character: string): number {
  const cmap = tableOf(tables, "cmap");
  const map = cmap.subarray(cmap.readUInt32BE(8));
  const code = character.charCodeAt(0);
  const segments = map.readUInt16BE(6);
  for (let at = 14; at < 14 + segments; at += 2) {
    const start = map.readUInt16BE(at + segments + 2);
    if (map.readUInt16BE(at) < code || start > code) continue;
    const delta = map.readUInt16BE(at + 2 * segments + 2);
    const rangeAt = at + 3 * segments + 2;
    const range = map.readUInt16BE(rangeAt);
    const glyph = range === 0 ? code : map.readUInt16BE(rangeAt + range + 2 * (code - start));
    return (glyph + delta) % 0x10000;
  }
  throw new Error(`The font doesn't draw "${character}".`);
}
