import type { Browser } from "playwright";
import { measureAnswer } from "./answer-time.ts";
import { floorPrefix } from "./bench-host.ts";
import { budgets } from "./budgets.ts";
import type { LighthouseReport } from "./lighthouse-report.ts";
import { measureLargestPaint, measurePress, measureReading, type Reading } from "./measurements.ts";
import { median } from "./median.ts";

/** What one run measures, in milliseconds and bytes. */
type Measure = keyof Reading | "largestPaint" | "floor" | "pressNoApp" | "pressApp" | "answer";
type Run = Readonly<Record<Measure, number | undefined>>;

/**
 * Medians of all runs of a page: `floor` is the largest contentful paint of the same page without scripts and in system
 * fonts, `answer` the time from a key to a tool's or the search's answer, `NaN` on a page without either.
 */
export interface PageResult extends Readonly<Record<Measure, number>> {
  readonly path: string;
  readonly runs: number;
  readonly lighthouse: LighthouseReport | undefined;
}

/** How often a page over its budget is measured again, because medians vary by chance. */
const furtherTries = 3;

/** Measures one page. A repeated measurement counts together with the runs before it. */
export async function measurePage(
  browser: Browser,
  origin: string,
  path: string,
  runsAtOnce: number,
): Promise<PageResult> {
  const runs: Run[] = [];
  const page = origin + path;
  const measure = async () => {
    for (let run = 0; run < runsAtOnce; run += 1)
      runs.push({
        largestPaint: await measureLargestPaint(browser, page),
        floor: await measureLargestPaint(browser, origin + floorPrefix + path),
        pressNoApp: await measurePress(browser, page, "no app"),
        pressApp: await measurePress(browser, page, "app"),
        ...(await measureReading(browser, page)),
        answer: await measureAnswer(browser, origin, path),
      });
  };
  const result = (): PageResult => {
    const middle = (each: Measure) => median(runs.flatMap((run) => run[each] ?? []));
    const measured: readonly Measure[] = [
      ...(["largestPaint", "floor", "pressNoApp", "pressApp", "nextPage", "answer"] as const),
      ...(["blocking", "html", "code", "requests", "shift"] as const),
    ];
    const medians = Object.fromEntries(measured.map((each) => [each, middle(each)])) as Record<Measure, number>;
    const shift = Math.max(...runs.map((run) => run.shift ?? 0));
    return { ...medians, shift, path, runs: runs.length, lighthouse: undefined };
  };
  await measure();
  for (let tries = 0; tries < furtherTries && breaches(result()).length > 0; tries += 1) await measure();
  return result();
}

/** One sentence for each budget that a page exceeds. */
export function breaches(result: PageResult): readonly string[] {
  const { milliseconds } = budgets;
  const { lighthouse } = result;
  const limits: readonly (readonly [name: string, value: number, limit: number])[] = [
    ["press, no app", result.pressNoApp, milliseconds.pressNoApp],
    ["press, app", result.pressApp, milliseconds.pressApp],
    ["next page", result.nextPage, milliseconds.nextPage],
    ["key to answer", result.answer, result.path === "/" ? milliseconds.search : milliseconds.answer],
    ["largest paint to its floor", result.largestPaint / result.floor, budgets.largestPaintToFloor],
    ["blocking time", result.blocking, milliseconds.blocking],
    ["layout shift", result.shift, budgets.layoutShift],
  ];
  const over = limits.flatMap(([name, value, limit]) =>
    value > limit ? [`${name} ${Number(value.toFixed(2))} > ${limit}`] : [],
  );
  if (lighthouse === undefined) return over;
  const low = Object.entries(budgets.lighthouse).flatMap(([name, wanted]) => {
    const score = lighthouse.scores[name] ?? 0;
    return score < wanted ? [`Lighthouse ${name} ${score} (${lighthouse.faults.join(", ")})`] : [];
  });
  return [...over, ...low, ...(lighthouse.isRestorable ? [] : ["not eligible for the back/forward cache"])];
}
