import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { workerPackagesFile } from "./offline-worker.ts";

/** A package with code in the bundle, as Vite lists it. */
export interface ShippedPackage {
  readonly name: string;
  readonly version: string;
  readonly identifier?: string;
  readonly text?: string;
}

/** Path of Vite's list of packages, relative to the built folder. */
export const bundledPackagesFile = ".vite/licences.json";

/** Shipped packages that aren't modules of the bundle: fonts, the base styles, and code that the bundler adds. */
const besideTheBundle = [
  "@fontsource-variable/atkinson-hyperlegible-next",
  "@fontsource-variable/newsreader",
  "rolldown",
  "tailwindcss",
  "vite",
];

async function installedPackage(name: string): Promise<ShippedPackage> {
  const folder = join("node_modules", name);
  const manifest: { version: string; license: string } = JSON.parse(
    await readFile(join(folder, "package.json"), "utf8"),
  );
  const text = await readFile(join(folder, name === "vite" ? "LICENSE.md" : "LICENSE"), "utf8");
  // The rest of Vite's file lists the dependencies of its own tools, which aren't shipped.
  const [own = ""] = text.split("# Licenses of bundled dependencies");
  return { name, version: manifest.version, identifier: manifest.license, text: own.trim() };
}

/**
 * The licences of all third-party code and fonts that the site ships, as text.
 * @throws {Error} When a package has no licence text.
 */
export function licencesText(packages: readonly ShippedPackage[]): string {
  const parts = packages
    .toSorted((one, other) => one.name.localeCompare(other.name, "en"))
    .map(({ name, version, identifier, text }) => {
      if (text === undefined || text === "")
        throw new Error(`${name} ${version} comes without the text of its licence`);
      return `${name} ${version}${identifier === undefined ? "" : ` (${identifier})`}\n\n${text}`;
    });
  const intro = "This site is made with parts of these packages and fonts. Their licences follow.";
  return `${[intro, ...parts].join(`\n\n${"-".repeat(80)}\n\n`)}\n`;
}

/** Writes `licences.txt` from the packages in the bundles and those shipped beside them. */
export async function writeLicences(dist: string): Promise<void> {
  const others = await Promise.all(besideTheBundle.map(installedPackage));
  const lists = [bundledPackagesFile, workerPackagesFile].map(async (file) => {
    const list: readonly ShippedPackage[] = JSON.parse(await readFile(join(dist, file), "utf8"));
    return list;
  });
  await writeFile(join(dist, "licences.txt"), licencesText([...(await Promise.all(lists)).flat(), ...others]));
  await rm(join(dist, ".vite"), { recursive: true });
}
