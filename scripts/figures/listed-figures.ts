/* All figures with an expiry date: the constants of the tools, and the yearly amounts of the prose. */
import { globSync } from "node:fs";
import { basename, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { DatedFigures, IsoDay } from "../../src/domain/dated-figure.ts";
import { agedFigures } from "../../src/domain/figure-age.ts";
import type { PlacedFigure } from "./calendar.ts";

function isFigures(value: unknown): value is DatedFigures {
  return (
    typeof value === "object" &&
    value !== null &&
    Object.values(value).length > 0 &&
    Object.values(value).every((entry) => typeof entry === "object" && entry !== null && "validTo" in entry)
  );
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

/** Prints how many figures have expired or will soon; `npm run figures` lists them. */
export async function warnOfAgedFigures(today: IsoDay): Promise<void> {
  const aged = agedFigures(await listedFigures(), today);
  const expired = aged.filter(({ state }) => state === "expired").length;
  const expiring = aged.filter(({ state }) => state === "expiring").length;
  if (expired + expiring === 0) return;
  console.warn(`Figures: ${expired} expired, ${expiring} expire within 60 days. See npm run figures.`);
}
