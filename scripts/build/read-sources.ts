/*
 * Reads the list of sources, `src/content/sources.tsv`: one source a line, with column names in the first line. Never
 * reuse an id for another fact; a source may move to a better page with the same content.
 */
import { readFileSync } from "node:fs";
import * as v from "valibot";
import { isSourceId, type SourceId } from "../../src/domain/figure.ts";
import { sourceKinds, type Source } from "../../src/domain/source.ts";
import type { IsoDay } from "../../src/format/long-date.ts";
import { tableRows } from "../pages/text-files.ts";

const text = v.pipe(v.string(), v.trim(), v.nonEmpty("is empty"));

/** The columns that a page ships. */
export const sourceSchema = v.strictObject({
  publisher: text,
  title: text,
  url: v.custom<`https://${string}`>(
    (value) => typeof value === "string" && value.startsWith("https://") && URL.canParse(value),
    "is no https address",
  ),
  date: v.pipe(text, v.regex(/^(undated|\d{4}(-\d{2}){0,2})$/, "is no day, month or year, nor “undated”")),
  read: v.custom<IsoDay>((value) => typeof value === "string" && /^\d{4}-\d{2}-\d{2}$/.test(value), "is no day"),
  kind: v.picklist(sourceKinds, `is none of ${sourceKinds.join(", ")}`),
});

export const idSchema = v.custom<SourceId>(
  (value) => typeof value === "string" && isSourceId(value),
  "is no number of a source, such as S12",
);

/** A line of the list. The `about` column says what kind of fact a source is cited for. */
const lineSchema = v.strictObject({
  id: idSchema,
  ...sourceSchema.entries,
  about: v.optional(v.picklist(["", "market"], 'is neither empty nor "market"'), ""),
});

/**
 * Lines of a table, each checked against a schema, with their place.
 * @throws {Error} With the line and the column of the first invalid value.
 */
export function* checkedRows<Schema extends v.GenericSchema>(file: string, table: string, schema: Schema) {
  for (const [index, row] of tableRows(table).entries()) {
    const result = v.safeParse(schema, row);
    const where = `${file}, line ${index + 2}`;
    if (!result.success) throw new Error(`${where}: ${v.getDotPath(result.issues[0])} ${result.issues[0].message}`);
    yield { where, row: result.output };
  }
}

/**
 * Parses a list. Its last column, `about`, is optional: `market` stands for prices, products, companies and statistics.
 * All other sources are cited for rules: law, tax, benefits, deadlines, compulsory coverage, public plans, complaint
 * procedures.
 * @throws {Error} With the line and the column of the first invalid value.
 */
export function parseSources(list: string): {
  readonly sources: ReadonlyMap<SourceId, Source>;
  readonly market: ReadonlySet<SourceId>;
} {
  const sources = new Map<SourceId, Source>();
  const market = new Set<SourceId>();
  for (const { where, row } of checkedRows("sources.tsv", list, lineSchema)) {
    const { id, about, ...source } = row;
    if (sources.has(id)) throw new Error(`${where}: another line has the id ${id}`);
    if (about === "market") market.add(id);
    sources.set(id, source);
  }
  return { sources, market };
}

const list = readFileSync(new URL("../../src/content/sources.tsv", import.meta.url), "utf8");

/** Every source, by id. */
export const { sources, market: marketSources } = parseSources(list);
