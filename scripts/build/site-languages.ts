import { fork } from "node:child_process";
import { once } from "node:events";
import { defaultClientConditions, defaultServerConditions, type UserConfig } from "vite";
import { locale } from "#locale";
import { languages } from "../../src/site/alternates.ts";

/** Condition of `imports` in `package.json` for French: `node -C fr`. English is the default. */
const frenchCondition = "fr";

/** Makes Vite resolve `#text`, `#words`, `#locale` and `#addresses` as the process that runs it does. */
export const languageConditions: Pick<UserConfig, "resolve" | "ssr"> =
  locale.tag === "fr-CA"
    ? {
        resolve: { conditions: [frenchCondition, ...defaultClientConditions] },
        ssr: { resolve: { conditions: [frenchCondition, ...defaultServerConditions] } },
      }
    : {};

/** Code of a language of the site, as in `--language fr`. */
export type LanguageCode = (typeof languages)[number]["code"];

/**
 * The languages that a command is for: the one named by `--language`, else all.
 * @throws {Error} For a language that the site doesn't have.
 */
export function requestedLanguages(argv: readonly string[] = process.argv): readonly LanguageCode[] {
  const codes = languages.map(({ code }) => code);
  if (!argv.includes("--language")) return codes;
  const named = argv[argv.indexOf("--language") + 1];
  const known = codes.find((code) => code === named);
  if (known === undefined) throw new Error(`--language needs one of ${codes.join(", ")}, not "${named ?? ""}"`);
  return [known];
}

/** Runs a module in a language until it ends, and fails if it does. It receives the signals to stop, and ends by itself. */
export async function runIn(...start: Parameters<typeof startIn>): Promise<void> {
  const child = startIn(...start);
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => child.kill(signal));
  const [code] = await once(child, "exit");
  if (code !== 0) process.exitCode = typeof code === "number" ? code : 1;
}

/** Starts a module as a process of its own that resolves words and addresses in a language. */
export function startIn(
  code: LanguageCode,
  module: string,
  options: readonly string[],
  environment: Readonly<Record<string, string>> = {},
) {
  return fork(module, options, {
    execArgv: code === "fr" ? ["--conditions", frenchCondition] : [],
    env: { ...process.env, ...environment },
  });
}
