/*
 * Gives each file only the sources that it cites, so that a page doesn't ship the whole list. A citation is a source's
 * id as the value of certain keys: `basis: "S31"`, `sources: ["S4", "S31"]`, `<Figure basis="S31">`,
 * `<SourceMarks ids={["S31"]} />`. The build fails for an id that doesn't exist, and for an id under any other key of
 * the content, because its source would not be shipped.
 */
import type { Plugin } from "vite";
import { locale } from "#locale";
import { isSourceId, type SourceId } from "../../src/domain/figure.ts";
import type { Source } from "../../src/domain/source.ts";
import { frenchSources } from "./french-sources.ts";
import { sources } from "./read-sources.ts";

/** A citation in the JavaScript that the TypeScript and Markdown compilers emit. */
const citation = /\b(?:basis|bases|coverageBasis|source|sources|ids|readIn)["']?\s*:\s*(?:\[[^\]]*\]|["']S\d+["'])/g;
const id = /(?<=["'])S\d+(?=["'])/g;

/** The list in the language of the process. */
const sourcesOfSite = locale.tag === "fr-CA" ? frenchSources : sources;

/**
 * Vite plugin; runs after the compilers.
 * @param list - Default: every source, in the language of the process.
 */
export function citedSources(list: ReadonlyMap<SourceId, Source> = sourcesOfSite): Plugin {
  return {
    name: "cited-sources",
    transform: {
      filter: { id: /\/(src|stories)\/.*\.(md(\?slot=[A-Za-z]+)?|tsx?)$/, code: /["']S\d+["']/ },
      handler(code, file) {
        const cited: ReadonlySet<string> = new Set(
          (code.match(citation) ?? []).flatMap((text) => text.match(id) ?? []),
        );
        const stray = (code.match(id) ?? []).find((text) => !cited.has(text));
        if (stray !== undefined && file.includes("/src/content/"))
          this.error(`${file} names ${stray} without citing it: write it as basis, source or sources`);
        if (cited.size === 0) return null;
        const entries = [...cited].map((cite) => [
          cite,
          (isSourceId(cite) ? list.get(cite) : undefined) ??
            this.error(`${file} cites the source ${cite}, which doesn't exist`),
        ]);
        // Appended, so that line numbers don't change.
        const sourcesOfFile = JSON.stringify(Object.fromEntries(entries));
        return {
          code: `${code}\nimport { registerSources } from "#widgets/reading/figure/registered-sources.ts";\nregisterSources(${sourcesOfFile});\n`,
          map: null,
        };
      },
    },
  };
}
