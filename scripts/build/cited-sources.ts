/*
 * Gives each file that names a source that source: prose, records and pages write its id, and the compiler adds what the
 * id stands for. So a page ships the few sources it cites, and an id that doesn't exist stops the build.
 */
import type { Plugin } from "vite";
import { sources } from "../../src/content/sources.ts";

const known = new Map<string, unknown>(Object.entries(sources));

/** Plugin of the build, for what the Markdown compiler has made as well. */
export function citedSources(): Plugin {
  return {
    name: "cited-sources",
    transform: {
      filter: {
        id: {
          include: /\/(src|stories)\/.*\.(md(\?part=[a-z-]+)?|tsx?)$/,
          exclude: /\/content\/(sources\/.*|sources|tool-sources)\.ts$/,
        },
        code: /["']S\d+["']/,
      },
      handler(code, file) {
        const ids = new Set(code.match(/(?<=["'])S\d+(?=["'])/g));
        const cited = [...ids].map((id) => {
          const source = known.get(id);
          if (source === undefined) this.error(`${file} names the source ${id}, which doesn't exist`);
          return [id, source];
        });
        // At the end, so that the lines above keep their numbers.
        const sourcesOfFile = JSON.stringify(Object.fromEntries(cited));
        return {
          code: `${code}\nimport { knowSources } from "#widgets/figure/known-sources.ts";\nknowSources(${sourcesOfFile});\n`,
          map: null,
        };
      },
    },
  };
}
