/**
 * Tests the built site in Firefox and WebKit, after building it. `--built` takes `dist` as it stands; `--short` leaves
 * out some. The rest goes to Playwright: `npm run test:engines -- --project=Firefox tabs`.
 */
import { spawnSync } from "node:child_process";
import { bringEngines } from "./find-engines.ts";

/**
 * Every page is opened wide, and by an older Safari or Firefox, in the long form only; the older Firefox does only that. The
 * older Safari is driven as the newest is.
 */
const leftOut = "@full|as of Safari.*(every-page|driver)|Firefox as of";

const own = ["--built", "--short"];
const wanted = process.argv.slice(2);

bringEngines();
if (!wanted.includes("--built")) await import("./build.ts");

const playwright = [
  "test",
  "--config",
  "playwright.engines.config.ts",
  ...(wanted.includes("--short") ? ["--grep-invert", leftOut] : []),
  ...wanted.filter((argument) => !own.includes(argument)),
];
const { status, error } = spawnSync("playwright", playwright, { stdio: "inherit" });
if (error !== undefined) throw error;
process.exitCode = status ?? 1;
