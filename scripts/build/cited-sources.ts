/*
 * Gives each file the sources that it cites, so that a page ships these few and no others. A file cites a source by its id
 * as the value of one of a few keys: `basis: "S31"`, `sources: ["S4", "S31"]`, `<Figure basis="S31">`. An id that doesn't
 * exist stops the build, and so does one under another key of the content, which no page would then know.
 */
import type { Plugin } from "vite";
import { isSourceId } from "../../src/domain/figure.ts";
import { sources } from "./read-sources.ts";

/** A citation in JavaScript, as the compilers of TypeScript and Markdown leave it. */
const citation = /\b(?:basis|bases|coverageBasis|source|sources|readIn)["']?\s*:\s*(?:\[[^\]]*\]|["']S\d+["'])/g;
const id = /(?<=["'])S\d+(?=["'])/g;

/** Plugin of the build, to run after the compilers. */
export function citedSources(): Plugin {
  return {
    name: "cited-sources",
    transform: {
      filter: { id: /\/(src|stories)\/.*\.(md(\?(?:part|slot)=[A-Za-z-]+)?|tsx?)$/, code: /["']S\d+["']/ },
      handler(code, file) {
        const cited: ReadonlySet<string> = new Set(
          (code.match(citation) ?? []).flatMap((text) => text.match(id) ?? []),
        );
        const stray: string | undefined = file.includes("/src/content/")
          ? (code.match(id) ?? []).find((text) => !cited.has(text))
          : undefined;
        if (stray !== undefined)
          this.error(`${file} names ${stray} without citing it: write it as basis, source or sources`);
        if (cited.size === 0) return null;
        const entries = [...cited].map((cite) => [
          cite,
          (isSourceId(cite) ? sources.get(cite) : undefined) ??
            this.error(`${file} cites the source ${cite}, which doesn't exist`),
        ]);
        // At the end, so that the lines above keep their numbers.
        const sourcesOfFile = JSON.stringify(Object.fromEntries(entries));
        return {
          code: `${code}\nimport { knowSources } from "#widgets/reading/figure/known-sources.ts";\nknowSources(${sourcesOfFile});\n`,
          map: null,
        };
      },
    },
  };
}
