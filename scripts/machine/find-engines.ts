import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { firefox, webkit } from "playwright";
import { installFromDebian, onPath } from "./find-browser.ts";

/** Whether Playwright's own build is installed; it is preferred to Debian's. */
export const hasPlaywrightFirefox = (): boolean => existsSync(firefox.executablePath());
export const hasPlaywrightWebKit = (): boolean => existsSync(webkit.executablePath());

const isOnPath = (name: string): boolean => onPath([name]) !== undefined;

/** Uses Debian's interpreter by its path: only that one finds Debian's packages, and `python3` may be another. */
const pythonCan = (statement: string): boolean =>
  spawnSync("/usr/bin/python3", ["-c", statement], { stdio: "ignore" }).status === 0;

/** Debian's packages: whether Playwright's own build makes each needless, and whether it is there. */
const packages: readonly (readonly [name: string, isNeedless: () => boolean, isThere: () => boolean])[] = [
  ["firefox-esr", hasPlaywrightFirefox, () => process.env["FIREFOX_PATH"] !== undefined || isOnPath("firefox-esr")],
  ["webkit2gtk-driver", hasPlaywrightWebKit, () => isOnPath("WebKitWebDriver")],
  ["xvfb", hasPlaywrightWebKit, () => isOnPath("Xvfb")],
  ["python3-gi", hasPlaywrightWebKit, () => pythonCan("import gi")],
  ["gir1.2-webkit2-4.1", hasPlaywrightWebKit, () => pythonCan("import gi; gi.require_version('WebKit2', '4.1')")],
  // To read printed pages, which Playwright's builds can't print.
  ["poppler-utils", () => hasPlaywrightFirefox() && hasPlaywrightWebKit(), () => isOnPath("pdftotext")],
];

/**
 * Ensures that Firefox and WebKit are installed: Playwright's own, or Debian's packages, which it installs where that
 * needs no password: as root, with apt.
 * @throws {Error} With instructions when an engine is missing.
 */
export function installEngines(): void {
  const missing = () => packages.flatMap(([name, isNeedless, isThere]) => (isNeedless() || isThere() ? [] : [name]));
  if (missing().length > 0) installFromDebian(missing());
  const names = missing().join(" ");
  if (names === "") return;
  throw new Error(
    `Firefox or WebKit is missing for the tests: apt-get install --no-install-recommends ${names}, or: npx playwright install --with-deps firefox webkit`,
  );
}

if (import.meta.main) installEngines();
