/* All figures with an expiry date: the constants of the tools, and the yearly amounts of the prose. */
import { globSync } from "node:fs";
import { basename, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { DatedFigures } from "../../src/domain/dated-figure.ts";
import type { PlacedFigure } from "./calendar.ts";

function isFigures(value: unknown): value is DatedFigures {
  const entries: readonly unknown[] = Object.values(Object(value));
  return entries.length > 0 && entries.every((entry) => "validTo" in Object(entry));
}

/**
 * Reads the records of figures, each named after its file and key. A record named `past…` holds amounts that pages
 * label as past.
 */
export async function listedFigures(): Promise<readonly PlacedFigure[]> {
  const found: PlacedFigure[] = [];
  for (const file of globSync("src/{domain,content}/figures/*.ts").toSorted((one, other) => one.localeCompare(other))) {
    const module: Readonly<Record<string, unknown>> = await import(pathToFileURL(resolve(file)).href);
    for (const [name, record] of Object.entries(module)) {
      if (!isFigures(record)) continue;
      for (const [key, figure] of Object.entries(record)) {
        found.push({ name: `${basename(file, ".ts")}: ${key}`, figure, file, isSaidToBePast: name.startsWith("past") });
      }
    }
  }
  return found;
}
