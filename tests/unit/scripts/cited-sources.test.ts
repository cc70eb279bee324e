import { build } from "vite";
import { describe, expect, test } from "vitest";
import { citedSources } from "../../../scripts/build/cited-sources.ts";
import { frenchSources } from "../../../scripts/build/french-sources.ts";
import { sources } from "../../../scripts/build/read-sources.ts";

/** The sources that the plugin adds to a file. */
async function registered(file: string, code: string, list = sources): Promise<unknown> {
  const entry = `/src/content/${file}`;
  const result = await build({
    configFile: false,
    logLevel: "silent",
    build: {
      write: false,
      minify: false,
      rolldownOptions: { input: entry, external: /^#widgets/, output: { format: "es" } },
      lib: { entry, formats: ["es"] },
    },
    plugins: [
      citedSources(list),
      {
        name: "the file",
        resolveId: (id) => (id.endsWith(entry) ? entry : undefined),
        load: (id) => (id === entry ? code : undefined),
      },
    ],
  });
  const [output] = Array.isArray(result) ? result : [];
  const chunk = output?.output[0];
  const made = chunk?.type === "chunk" ? chunk.code : "";
  const runnable = made.replace(
    /import \{ registerSources \} from .*/,
    "export let registered; const registerSources = (sources) => { registered = sources; };",
  );
  const module: { registered?: unknown } = await import(`data:text/javascript,${encodeURIComponent(runnable)}`);
  return module.registered;
}

describe("citedSources", () => {
  test("adds each source that a file refers to, once and in full", async () => {
    const code = `export const record = { basis: "S10", sources: ["S2", "S10"], kind: "site" };`;
    expect(await registered("record.ts", code)).toEqual({ S10: sources.get("S10"), S2: sources.get("S2") });
  });

  test("adds the sources of a mark", async () => {
    expect(await registered("marks.ts", `export const mark = { ids: ["S57", "S2"] };`)).toEqual({
      S57: sources.get("S57"),
      S2: sources.get("S2"),
    });
  });

  test("adds them in French for the French site", async () => {
    const code = `export const record = { sources: ["S31", "S2"] };`;
    expect(await registered("record.ts", code, frenchSources)).toEqual({
      S31: {
        ...sources.get("S31"),
        title:
          "Loi sur l’assurance automobile, RLRQ, c. A-25, en vigueur depuis le 1er mars 1978 : un régime public pour les blessures, et au moins 50 000 $ de responsabilité civile (expliquée par l’Autorité des marchés financiers)",
        url: "https://www.legisquebec.gouv.qc.ca/fr/document/lc/A-25",
      },
      S2: { ...sources.get("S2"), language: "en", publisherLanguage: "en" },
    });
  });

  test("leaves a file without sources unchanged", async () => {
    expect(await registered("record.ts", `export const record = { basis: "site", size: "XS1" };`)).toBeUndefined();
  });

  test("throws for an unknown source", async () => {
    await expect(registered("record.ts", `export const record = { basis: "S9999" };`)).rejects.toThrow(
      /S9999, which doesn't exist/,
    );
  });

  test("throws for an id under an unregistered key", async () => {
    await expect(registered("record.ts", `export const record = { water: "S10" };`)).rejects.toThrow(
      /names S10 without citing it/,
    );
  });
});
