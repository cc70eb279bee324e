import type { SourceId } from "#domain/figure.ts";
import type { Source } from "#domain/source.ts";

const known = new Map<string, Source>();

/**
 * Makes sources known to the marks and lists of the page. Nobody writes this call: the compiler adds it to each file that
 * names a source (`scripts/build/cited-sources.ts`), so a page ships the sources it cites and no others.
 * @public
 */
export function knowSources(sources: Readonly<Record<SourceId, Source>>): void {
  for (const [id, source] of Object.entries(sources)) known.set(id, source);
}

/**
 * The source with an id.
 * @throws {Error} When no file that was loaded names it, which happens only to an id put together while running.
 */
export function sourceOf(id: SourceId): Source {
  const source = known.get(id);
  if (source === undefined) throw new Error(`Source ${id} is not known here: write its id out in the content.`);
  return source;
}
