/*
 * `import { citedSources } from "#content/….ts?cited"` gives the sources that a file of records names, and no others, so
 * that a page ships the few it shows. Prose files export theirs by themselves.
 */
import { readFile } from "node:fs/promises";
import type { Plugin } from "vite";
import { sources } from "../../src/content/sources.ts";
import { isSourceId } from "../../src/domain/figure.ts";

const known = new Map<string, unknown>(Object.entries(sources));

/** Plugin of the build. A source that doesn't exist fails it. */
export function citedSources(): Plugin {
  return {
    name: "cited-sources",
    enforce: "pre",
    load: {
      filter: { id: /\?cited$/ },
      async handler(id) {
        const file = id.replace(/\?cited$/, "");
        this.addWatchFile(file);
        const code = await readFile(file, "utf8");
        // What stands between two quotation marks.
        const ids = [...new Set(code.split('"').filter(isSourceId))];
        const cited = ids.map((source) => {
          const entry = known.get(source);
          if (entry === undefined) this.error(`${file} names the source ${source}, which doesn't exist`);
          return [source, entry];
        });
        return `export const citedSources = ${JSON.stringify(Object.fromEntries(cited))};`;
      },
    },
  };
}
