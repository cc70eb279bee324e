import { spawnSync, type SpawnSyncOptions } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "playwright";
import { packagedChromium } from "./packaged-chromium.ts";

/** Chromium without its windowing code: tests use 20 to 33 % less CPU in it. */
const headlessShell = "chromium-headless-shell";

const wholeBrowsers = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/** Path of the first of some programs found on PATH, if any. */
function onPath(names: readonly string[]): string | undefined {
  const folders = (process.env["PATH"] ?? "").split(":");
  return names.flatMap((name) => folders.map((folder) => `${folder}/${name}`)).find((path) => existsSync(path));
}

/** Installs Debian packages where that needs no password: as root, with apt. */
export function installFromDebian(names: readonly string[]): void {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return;
  console.log(`Installing Debian's ${names.join(", ")}.`);
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const settings: SpawnSyncOptions = { stdio: ["ignore", "ignore", "inherit"], env };
  spawnSync("apt-get", ["update", "-qq"], settings);
  spawnSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...names], settings);
}

/**
 * Path of a Chromium or Chrome: the one named by `CHROMIUM_PATH`; for tests, the one that comes with `npm ci` (Linux on
 * x64); else an installed one, Playwright's own, or Debian's package when it may be installed.
 * @param which - For tests, a headless shell if there is one; for measurements, the browser that visitors have; the
 * newest, an installed one or Debian's, which follows Chromium's releases; the oldest, the first supported release.
 * @throws {Error} With instructions when there is none.
 */
export function findBrowser(which: "for tests" | "for measurements" | "oldest" | "newest"): string {
  if (which === "oldest") {
    const oldest = packagedChromium("chromium-oldest");
    if (oldest === undefined) throw new Error("The oldest supported Chromium is packaged for Linux on x64 only.");
    return oldest;
  }
  const named = process.env["CHROMIUM_PATH"];
  if (which !== "newest" && named !== undefined && named !== "") {
    if (existsSync(named)) return named;
    throw new Error(`CHROMIUM_PATH names ${named}, which does not exist; point it at a Chromium or Chrome.`);
  }
  const packaged = which === "for tests" ? packagedChromium("chromium-current") : undefined;
  if (packaged !== undefined) return packaged;
  const installed = onPath(which === "for measurements" ? wholeBrowsers : [headlessShell, ...wholeBrowsers]);
  if (installed !== undefined) return installed;
  const own = chromium.executablePath();
  if (existsSync(own)) return own;
  const packageName = which === "for measurements" ? "chromium" : headlessShell;
  installFromDebian([packageName, "fonts-liberation"]);
  const debian = onPath([packageName]);
  if (debian !== undefined) return debian;
  throw new Error("No browser found: install Chromium or Chrome, or set CHROMIUM_PATH to one.");
}

/** Flags for Chromium: no first run, no background requests, no sandbox (not available as root). */
export const browserFlags = [
  "--no-sandbox",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
];
