import { median } from "d3-array";
import lighthouse from "lighthouse";
import type { Browser } from "playwright";
import { budgets } from "./budgets.ts";
import { measureAnswer, measureNextPage, measurePress } from "./measurements.ts";

const scored = ["performance", "accessibility", "best-practices", "seo"] as const;

/** Measurements of a visit, in milliseconds, bytes and points; `NaN` for one that was left out. */
const measures = [
  ...(["pressNoApp", "pressApp", "nextPage", "answer"] as const),
  ...(["largestPaint", "blocking", "shift", "bytes", "requests", "restorable"] as const),
  ...scored,
] as const;
export type Measured = Readonly<Record<(typeof measures)[number], number>>;

/** The bench's browser, and what it measures beyond presses. */
export interface Bench {
  readonly browser: Browser;
  /** Debugging port of the browser for Lighthouse; `undefined` to leave Lighthouse out. */
  readonly port: number | undefined;
  /** Whether tools and the search are asked, as only a build of the present words can be. */
  readonly asks: boolean;
}

/** What Lighthouse measures of a page on its own emulated phone and connection. */
async function measureByLighthouse(address: string, port: number): Promise<Partial<Measured>> {
  const result = await lighthouse(address, { port, logLevel: "silent" });
  if (result === undefined) throw new Error(`Lighthouse has no result for ${address}`);
  const { categories, audits } = result.lhr;
  const numberOf = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  const { details } = audits["network-requests"] ?? {};
  return {
    largestPaint: numberOf("largest-contentful-paint"),
    blocking: numberOf("total-blocking-time"),
    shift: numberOf("cumulative-layout-shift"),
    bytes: numberOf("total-byte-weight"),
    requests: details?.type === "table" ? details.items.length : Number.NaN,
    restorable: audits["bf-cache"]?.score ?? 0,
    ...Object.fromEntries(scored.map((name) => [name, Math.round((categories[name]?.score ?? 0) * 100)])),
  };
}

async function measureVisit({ browser, port, asks }: Bench, origin: string, path: string): Promise<Partial<Measured>> {
  return {
    pressNoApp: await measurePress(browser, origin + path, "no app"),
    pressApp: await measurePress(browser, origin + path, "app"),
    nextPage: await measureNextPage(browser, origin + path),
    ...(asks && { answer: (await measureAnswer(browser, origin, path)) ?? Number.NaN }),
    ...(port !== undefined && (await measureByLighthouse(origin + path, port))),
  };
}

/** Medians of visits; of shifts of the layout, the largest. */
function middleOf(visits: readonly Partial<Measured>[]): Measured {
  const entries = measures.map((name) => {
    const found = visits.flatMap((visit) => visit[name] ?? []);
    return [name, name === "shift" ? Math.max(...found) : (median(found) ?? Number.NaN)] as const;
  });
  return Object.fromEntries(entries) as Measured;
}

/** Measures a page on several sites in turn, so that what slows the machine slows all. @returns The medians of each. */
export async function measurePage(
  bench: Bench,
  origins: readonly string[],
  path: string,
  runs: number,
): Promise<readonly Measured[]> {
  const visits = origins.map(() => [] as Partial<Measured>[]);
  for (let run = 0; run < runs; run += 1)
    for (const [index, origin] of origins.entries()) visits[index]?.push(await measureVisit(bench, origin, path));
  return visits.map(middleOf);
}

/** One sentence for each budget that a page exceeds. */
export function breaches(path: string, found: Measured): readonly string[] {
  const { milliseconds, layoutShift } = budgets;
  const most: readonly (readonly [name: keyof Measured, limit: number])[] = [
    ["pressNoApp", milliseconds.pressNoApp],
    ["pressApp", milliseconds.pressApp],
    ["nextPage", milliseconds.nextPage],
    ["answer", path === "/" ? milliseconds.search : milliseconds.answer],
    ["blocking", milliseconds.blocking],
    ["shift", layoutShift],
  ];
  const least = [...scored.map((name) => [name, budgets.lighthouse[name]] as const), ["restorable", 1] as const];
  const shown = (name: keyof Measured, sign: string, limit: number) =>
    `${name} ${Number(found[name].toFixed(2))} ${sign} ${limit}`;
  return [
    ...most.filter(([name, limit]) => found[name] > limit).map(([name, limit]) => shown(name, ">", limit)),
    ...least.filter(([name, limit]) => found[name] < limit).map(([name, limit]) => shown(name, "<", limit)),
  ];
}
