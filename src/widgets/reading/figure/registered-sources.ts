import type { SourceId } from "#domain/figure.ts";
import type { Source } from "#domain/source.ts";

const sourcesById = new Map<string, Source>();

/**
 * Registers sources for the marks and lists of the page. The compiler adds this call to each file that names a source
 * (`scripts/build/cited-sources.ts`), so that a page ships only the sources that it cites.
 * @public
 */
export function registerSources(sources: Readonly<Record<SourceId, Source>>): void {
  for (const [id, source] of Object.entries(sources)) sourcesById.set(id, source);
}

/**
 * Looks up a source by its id.
 * @throws {Error} When no loaded file names the source, which happens only for an id built at run time.
 */
export function sourceOf(id: SourceId): Source {
  const source = sourcesById.get(id);
  if (source === undefined) throw new Error(`Source ${id} is not known here: write its id out in the content.`);
  return source;
}
