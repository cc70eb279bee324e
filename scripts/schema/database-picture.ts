import type { DatabaseModel, Relation } from "./read-model.ts";

const [boxWidth, gap, lineHeight, margin] = [300, 60, 17, 20];

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

const shortType = (type: string) =>
  type.replace("timestamp with time zone", "time").replace("double precision", "number");

const heightOf = ({ columns }: Relation) => 30 + columns.length * lineHeight;

interface Box {
  readonly table: Relation;
  readonly x: number;
  readonly y: number;
}

/** Places tables in a column, from a height down. */
function stack(tables: readonly Relation[], column: number, top: number): { boxes: Box[]; bottom: number } {
  let y = top;
  const boxes = tables.map((table) => {
    const box = { table, x: margin + column * (boxWidth + gap), y };
    y += heightOf(table) + 20;
    return box;
  });
  return { boxes, bottom: y };
}

function drawn({ table, x, y }: Box): string {
  const lines = table.columns.map(
    ({ name, type, nullable }, index) =>
      `<text x="${x + 12}" y="${y + 40 + index * lineHeight}"${table.key.includes(name) ? ' class="key"' : ""}>${name}</text>` +
      `<text class="type" x="${x + boxWidth - 12}" y="${y + 40 + index * lineHeight}">${escaped(shortType(type))}${nullable ? ", optional" : ""}</text>`,
  );
  return (
    `<rect class="box" x="${x}" y="${y}" width="${boxWidth}" height="${heightOf(table)}" rx="4"/>` +
    `<text class="name" x="${x + 12}" y="${y + 20}">${table.schema}.${table.name}</text>${lines.join("")}`
  );
}

/** A picture of the tables: in the first row those that reference others, the referenced ones at their sides. */
export function databasePicture({ relations }: DatabaseModel): string {
  const tables = relations.filter(({ isView }) => !isView);
  const nameOf = ({ schema, name }: Relation) => (schema === "public" ? name : `${schema}.${name}`);
  const referencing = tables.filter(({ references }) => references.length > 0);
  const referenced = tables.filter((table) => tables.some(({ references }) => references.includes(nameOf(table))));
  const alone = tables.filter((table) => !referencing.includes(table) && !referenced.includes(table));
  const [root, ...others] = referenced.toSorted((a, b) => b.columns.length - a.columns.length);
  const columns = [root === undefined ? [] : [root], referencing, others].map((stacked, column) =>
    stack(stacked, column, margin),
  );
  const boxes = columns.flatMap((column) => column.boxes);
  const bottoms = columns.map(({ bottom }) => bottom);
  // The others fill the columns, each below the shortest.
  for (const table of alone.toSorted((a, b) => heightOf(b) - heightOf(a))) {
    const column = bottoms.indexOf(Math.min(...bottoms));
    const placed = stack([table], column, bottoms[column] ?? margin);
    boxes.push(...placed.boxes);
    bottoms[column] = placed.bottom;
  }
  const lines = boxes.flatMap((from) =>
    from.table.references.flatMap((name) => {
      const to = boxes.find(({ table }) => nameOf(table) === name);
      if (to === undefined) return [];
      const isLeft = to.x < from.x;
      const [start, end] = [from.x + (isLeft ? 0 : boxWidth), to.x + (isLeft ? boxWidth : 0)];
      const [startY, endY] = [from.y + 15, to.y + 15 + (isLeft ? boxes.indexOf(from) * 10 : 0)];
      const middle = (start + end) / 2;
      return [`<path class="line" d="M${start} ${startY}H${middle}V${endY}H${end}"/>`];
    }),
  );
  const width = margin * 2 + boxWidth * 3 + gap * 2;
  const height = Math.max(...bottoms);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-labelledby="t d" font-family="system-ui, sans-serif" font-size="12">`,
    `  <title id="t">The tables of the database</title>`,
    `  <desc id="d">${referencing.map((table) => `${nameOf(table)} references ${table.references.join(" and ")}`).join("; ")}. The other tables stand alone.</desc>`,
    "  <style>.sheet{fill:#f3f1ea}.box{fill:#fff;stroke:#1f4d3a;stroke-width:1.5}text{fill:#1c2a24}.name{font-weight:600;font-size:14px;fill:#1f4d3a}.key{font-weight:600}.type{text-anchor:end;fill:#4a5750}.line{fill:none;stroke:#1f4d3a;stroke-width:1.5;marker-end:url(#head)}</style>",
    `  <defs><marker id="head" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" orient="auto"><path d="M0 0L8 4L0 8z" fill="#1f4d3a"/></marker></defs>`,
    `  <rect class="sheet" width="${width}" height="${height}"/>`,
    ...boxes.map((box) => `  ${drawn(box)}`),
    ...lines.map((line) => `  ${line}`),
    "</svg>",
    "",
  ].join("\n");
}
