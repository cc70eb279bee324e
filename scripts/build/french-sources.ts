/*
 * The sources as the French site shows them. `src/content/fr/sources.tsv` has title and address of each page that its
 * publisher has in French, by the source's id; all else about a source is in `src/content/sources.tsv`. A source without
 * a line keeps its page in English. `src/content/fr/publishers.tsv` has the names of publishers in French; a publisher
 * without a line keeps its name.
 */
import { readFileSync } from "node:fs";
import * as v from "valibot";
import type { SourceId } from "../../src/domain/figure.ts";
import type { Source } from "../../src/domain/source.ts";
import { checkedRows, idSchema, sourceSchema, sources } from "./read-sources.ts";

const { publisher, title, url } = sourceSchema.entries;
const pageSchema = v.strictObject({ id: idSchema, title, url });
const publisherSchema = v.strictObject({ publisher, french: publisher });

/**
 * Puts publishers and pages of sources into French.
 * @param pages - Table of ids, titles and addresses.
 * @param publishers - Table of publishers' names in `list` and in French.
 * @throws {Error} With the line of the first row that is incomplete, that nothing in the list needs, or whose publisher
 *   has no name in French.
 */
export function inFrench(
  list: ReadonlyMap<SourceId, Source>,
  pages: string,
  publishers: string,
): ReadonlyMap<SourceId, Source> {
  const known = new Set([...list.values()].map((source) => source.publisher));
  const names = new Map<string, string>();
  for (const { where, row } of checkedRows("publishers.tsv", publishers, publisherSchema)) {
    if (!known.has(row.publisher)) throw new Error(`${where}: no source is published by ${row.publisher}`);
    names.set(row.publisher, row.french);
  }
  const french = new Map<SourceId, Source>();
  for (const [sourceId, source] of list) {
    const name = names.get(source.publisher);
    const named = name === undefined ? ({ publisherLanguage: "en" } as const) : { publisher: name };
    french.set(sourceId, { ...source, ...named, language: "en" });
  }
  for (const { where, row } of checkedRows("fr/sources.tsv", pages, pageSchema)) {
    const source = list.get(row.id);
    if (source === undefined) throw new Error(`${where}: no source has the id ${row.id}`);
    const name = names.get(source.publisher);
    if (name === undefined) throw new Error(`${where}: publishers.tsv has no name in French for ${source.publisher}`);
    french.set(row.id, { ...source, publisher: name, title: row.title, url: row.url });
  }
  return french;
}

const read = (file: string) => readFileSync(new URL(`../../src/content/fr/${file}`, import.meta.url), "utf8");

/** Every source in French, by id. */
export const frenchSources = inFrench(sources, read("sources.tsv"), read("publishers.tsv"));
