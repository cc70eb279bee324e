/**
 * Starts Storybook (`dev`) or builds it (`build`) in both languages, or in the one named by `--language`. Words are
 * resolved at build time, so each language has a Storybook of its own, whose toolbar leads to the other: in development
 * French is one port above English, in a build it is in the folder `fr`.
 *
 * `PORT` sets the port of English. `--output-dir` and `--stats-json` are Storybook's own; Chromatic passes them.
 */
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { requestedLanguages, runIn, type LanguageCode } from "./build/site-languages.ts";
import { requestedPort } from "./machine/listen.ts";

const { values: flags, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    language: { type: "string" },
    "output-dir": { type: "string", short: "o", default: "storybook-static" },
    "stats-json": { type: "string" },
  },
});
const languages = requestedLanguages();
const storybook = fileURLToPath(import.meta.resolve("storybook/internal/bin/dispatcher"));

/** Runs Storybook in a language. `translation` is the address of the other language's, relative to its own. */
const run = (language: LanguageCode, options: readonly string[], translation: string) =>
  runIn(language, storybook, options, { STORYBOOK_TRANSLATION: languages.length > 1 ? translation : "" });

const [command] = positionals;
if (command === "dev") {
  const english = requestedPort(6006);
  const ports = { en: english, fr: english + 1 };
  const translations = { en: `//localhost:${ports.fr}`, fr: `//localhost:${ports.en}` };
  const options = ["dev", "--exact-port", "--no-open", "--port"];
  await Promise.all(languages.map((code) => run(code, [...options, String(ports[code])], translations[code])));
} else if (command === "build") {
  const output = flags["output-dir"];
  const folders = { en: output, fr: join(output, "fr") };
  const translations = { en: "fr/index.html", fr: "../index.html" };
  // In this order, because Storybook empties its folder first.
  for (const code of languages) {
    const isMain = code === languages[0];
    const stats = flags["stats-json"] !== undefined && isMain ? ["--stats-json", flags["stats-json"]] : [];
    await run(code, ["build", "--output-dir", folders[code], ...stats], translations[code]);
    if (process.exitCode !== undefined) break;
  }
} else throw new Error('Use "dev" or "build".');
