import type { SourceId } from "#domain/figure.ts";
import type { Source } from "#domain/source.ts";
import { autoSources } from "./sources/auto.ts";
import { homeSources } from "./sources/home.ts";
import { insurerSources } from "./sources/insurers.ts";
import { peopleSources } from "./sources/people.ts";
import { rightsSources } from "./sources/rights.ts";
import { toolSources } from "./tool-sources.ts";

/**
 * Every numbered source, by subject. Each is a page that was read; the numbers are never reused for another fact. An
 * entry may move to a better page that says the same, and a figure that loses its source loses its number.
 */
export const sources = {
  ...autoSources,
  ...homeSources,
  ...insurerSources,
  ...peopleSources,
  ...rightsSources,
  ...toolSources,
} as const satisfies Record<SourceId, Source>;
