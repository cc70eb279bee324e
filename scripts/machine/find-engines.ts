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

interface DebianPackage {
  readonly name: string;
  readonly isThere: () => boolean;
}

const forFirefox: readonly DebianPackage[] = [
  { name: "firefox-esr", isThere: () => process.env["FIREFOX_PATH"] !== undefined || isOnPath("firefox-esr") },
];

const forWebKit: readonly DebianPackage[] = [
  { name: "webkit2gtk-driver", isThere: () => isOnPath("WebKitWebDriver") },
  { name: "xvfb", isThere: () => isOnPath("Xvfb") },
  { name: "python3-gi", isThere: () => pythonCan("import gi") },
  {
    name: "gir1.2-webkit2-4.1",
    isThere: () => pythonCan("import gi; gi.require_version('Gtk', '3.0'); gi.require_version('WebKit2', '4.1')"),
  },
];

/** Package to read printed pages. Playwright's builds can't print, so they don't need it. */
const forPaper: readonly DebianPackage[] = [{ name: "poppler-utils", isThere: () => isOnPath("pdftotext") }];

/**
 * Ensures that Firefox and WebKit are installed: Playwright's own, or Debian's packages, which it installs where that
 * needs no password: as root, with apt.
 * @throws {Error} With instructions when an engine is missing.
 */
export function installEngines(): void {
  const needed = [
    ...(hasPlaywrightFirefox() ? [] : forFirefox),
    ...(hasPlaywrightWebKit() ? [] : forWebKit),
    ...(hasPlaywrightFirefox() && hasPlaywrightWebKit() ? [] : forPaper),
  ];
  const missing = () => needed.filter(({ isThere }) => !isThere()).map(({ name }) => name);
  if (missing().length > 0) installFromDebian(missing());
  const names = missing().join(" ");
  if (names === "") return;
  throw new Error(
    `Firefox or WebKit is missing for the tests: apt-get install --no-install-recommends ${names}, or: npx playwright install --with-deps firefox webkit`,
  );
}

/** Names and versions of the installed Firefox and WebKit, as far as they print them. */
export function engineVersions(): readonly string[] {
  const printed = (program: string) =>
    spawnSync(program, ["--version"], { encoding: "utf8" }).stdout?.trim().split("\n")[0] ?? "";
  return [
    hasPlaywrightFirefox() ? "Playwright's Firefox" : printed(process.env["FIREFOX_PATH"] ?? "firefox-esr"),
    hasPlaywrightWebKit() ? "Playwright's WebKit" : printed("WebKitWebDriver"),
  ].filter((version) => version !== "");
}

if (import.meta.main) installEngines();
