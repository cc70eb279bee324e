import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { firefox, webkit } from "playwright";
import { installFromDebian } from "./find-browser.ts";

/** Whether Playwright's own build is installed; it is preferred to Debian's. */
export const hasPlaywrightFirefox = (): boolean => existsSync(firefox.executablePath());
export const hasPlaywrightWebKit = (): boolean => existsSync(webkit.executablePath());

/** Debian's packages, and whether each is needless: Playwright's own build is there. */
const packages: Readonly<Record<string, () => boolean>> = {
  "firefox-esr": () => process.env["FIREFOX_PATH"] !== undefined || hasPlaywrightFirefox(),
  "webkit2gtk-driver": hasPlaywrightWebKit,
  xvfb: hasPlaywrightWebKit,
  "python3-gi": hasPlaywrightWebKit,
  "gir1.2-webkit2-4.1": hasPlaywrightWebKit,
  // To read printed pages, which Playwright's builds can't print.
  "poppler-utils": () => hasPlaywrightFirefox() && hasPlaywrightWebKit(),
};

function isInstalled(name: string): boolean {
  const query = ["--show", "--showformat", "${db:Status-Status}", name];
  return spawnSync("/usr/bin/dpkg-query", query, { encoding: "utf8" }).stdout === "installed";
}

/**
 * Ensures that Firefox and WebKit are installed: Playwright's own, or Debian's packages, which it installs where that
 * needs no password: as root, with apt.
 * @throws {Error} With instructions when an engine is missing.
 */
export function installEngines(): void {
  const missing = () =>
    Object.entries(packages).flatMap(([name, isNeedless]) => (isNeedless() || isInstalled(name) ? [] : [name]));
  if (missing().length > 0) installFromDebian(missing());
  const names = missing().join(" ");
  // Prints the versions of Debian's packages, as far as they are installed.
  if (names === "")
    return void spawnSync("/usr/bin/dpkg-query", ["--show", "firefox-esr", "webkit2gtk-driver"], { stdio: "inherit" });
  throw new Error(
    `Firefox or WebKit is missing for the tests: apt-get install --no-install-recommends ${names}, or: npx playwright install --with-deps firefox webkit`,
  );
}

if (import.meta.main) installEngines();
