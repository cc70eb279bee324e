import { max, median } from "d3-array";
import lighthouse from "lighthouse";
import type { Browser } from "playwright";
import { floorPrefix } from "./bench-host.ts";
import { budgets } from "./budgets.ts";
import { measureAnswer, measureNextPage, measurePress } from "./measurements.ts";
import { cpuSlowdown } from "./visit.ts";

const scored = ["performance", "accessibility", "best-practices", "seo"] as const;

/**
 * Measurements of a visit by name, in milliseconds, bytes and points. `paintToFloor` is the largest paint as a multiple of
 * that of the page's floor.
 */
export type Measured = Readonly<Record<string, number>>;

/** The bench's browser, and what it measures beyond presses. */
export interface Bench {
  readonly browser: Browser;
  /** Debugging port of the browser for Lighthouse; `undefined` to leave Lighthouse out. */
  readonly port: number | undefined;
  /** Whether tools and the search are asked, as only a build of the present words can be. */
  readonly asks: boolean;
}

/** Runs Lighthouse without its own throttling, on a connection that is throttled already. */
async function runLighthouse(address: string, port: number, onlyAudits?: string[]) {
  const result = await lighthouse(address, {
    port,
    ...(onlyAudits !== undefined && { onlyAudits }),
    logLevel: "silent",
    throttlingMethod: "devtools",
    throttling: {
      cpuSlowdownMultiplier: cpuSlowdown,
      requestLatencyMs: 0,
      downloadThroughputKbps: 0,
      uploadThroughputKbps: 0,
    },
  });
  if (result === undefined) throw new Error(`Lighthouse has no result for ${address}`);
  return result.lhr;
}

const paint = "largest-contentful-paint";

async function measureByLighthouse(origin: string, path: string, port: number) {
  const floor = await runLighthouse(origin + floorPrefix + path, port, [paint]);
  const { categories, audits } = await runLighthouse(origin + path, port);
  const numberOf = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  const { details } = audits["network-requests"] ?? {};
  return {
    largestPaint: numberOf(paint),
    paintToFloor: numberOf(paint) / (floor.audits[paint]?.numericValue ?? Number.NaN),
    blocking: numberOf("total-blocking-time"),
    shift: numberOf("cumulative-layout-shift"),
    bytes: numberOf("total-byte-weight"),
    requests: details?.type === "table" ? details.items.length : Number.NaN,
    restorable: audits["bf-cache"]?.score ?? 0,
    ...Object.fromEntries(scored.map((name) => [name, Math.round((categories[name]?.score ?? 0) * 100)])),
  };
}

async function measureVisit({ browser, port, asks }: Bench, origin: string, path: string): Promise<Measured> {
  return {
    pressNoApp: await measurePress(browser, origin + path, "no app"),
    pressApp: await measurePress(browser, origin + path, "app"),
    nextPage: await measureNextPage(browser, origin + path),
    ...(asks && (await measureAnswer(browser, origin, path))),
    ...(port !== undefined && (await measureByLighthouse(origin, path, port))),
  };
}

/** Medians of visits; of shifts of the layout, the largest. */
function middleOf(visits: readonly Measured[]): Measured {
  const middle = (name: string) => {
    const found = visits.flatMap((visit) => visit[name] ?? []);
    return (name === "shift" ? max(found) : median(found)) ?? Number.NaN;
  };
  return Object.fromEntries(Object.keys(visits[0] ?? {}).map((name) => [name, middle(name)]));
}

/** Measures a page on several sites in turn, so that what slows the machine slows all. @returns The medians of each. */
export async function measurePage(bench: Bench, origins: readonly string[], path: string, runs: number) {
  const visits = origins.map(() => [] as Measured[]);
  for (let run = 0; run < runs; run += 1)
    for (const [index, origin] of origins.entries()) visits[index]?.push(await measureVisit(bench, origin, path));
  return visits.map(middleOf);
}

/** One sentence for each budget that a page exceeds. */
export function breaches(path: string, found: Measured): readonly string[] {
  const { milliseconds, layoutShift, largestPaintToFloor, lighthouse: scores } = budgets;
  const { search, answer, ...times } = milliseconds;
  const asked = path === "/" ? search : answer;
  const most = { ...times, answer: asked, paintToFloor: largestPaintToFloor, shift: layoutShift };
  const least = { ...scores, restorable: 1 };
  const broken = (limits: Readonly<Record<string, number>>, sign: "<" | ">") =>
    Object.entries(limits).flatMap(([name, limit]) => {
      const is = found[name] ?? Number.NaN;
      const isBroken = sign === "<" ? is < limit : is > limit;
      return isBroken ? [`${name} ${Number(is.toFixed(2))} ${sign} ${limit}`] : [];
    });
  return [...broken(most, ">"), ...broken(least, "<")];
}
