import type { Browser } from "playwright";
import { measureAnswer } from "./answer-time.ts";
import { floorPrefix } from "./bench-host.ts";
import { budgets } from "./budgets.ts";
import type { LighthouseReport } from "./lighthouse-report.ts";
import { measureLargestPaint, measurePress, measureReading, type Reading } from "./measurements.ts";
import { median } from "./median.ts";
import { measureSearch } from "./search-time.ts";

/** The measurements of one run, in milliseconds. */
interface Run extends Reading {
  readonly largestPaint: number;
  /** Largest contentful paint of the same page without scripts and in system fonts. */
  readonly floor: number;
  readonly pressNoApp: number;
  readonly pressApp: number;
  /** From the last key to the answer; `undefined` on a page without a timed tool. */
  readonly answer: number | undefined;
  /** From a key to the search's answer; `undefined` but on the home page. */
  readonly search: number | undefined;
}

/** Medians of all runs of a page. */
export interface PageResult extends Run {
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
        search: await measureSearch(browser, origin, path),
      });
  };
  const result = (): PageResult => {
    const middle = (key: Exclude<keyof Run, "answer" | "search">) => median(runs.map((run) => run[key]));
    const middleOfSome = (times: readonly (number | undefined)[]) => {
      const measured = times.flatMap((time) => time ?? []);
      return measured.length === 0 ? undefined : median(measured);
    };
    return {
      path,
      runs: runs.length,
      largestPaint: middle("largestPaint"),
      floor: middle("floor"),
      pressNoApp: middle("pressNoApp"),
      pressApp: middle("pressApp"),
      nextPage: middle("nextPage"),
      blocking: middle("blocking"),
      html: middle("html"),
      code: middle("code"),
      requests: middle("requests"),
      shift: Math.max(...runs.map(({ shift }) => shift)),
      answer: middleOfSome(runs.map(({ answer }) => answer)),
      search: middleOfSome(runs.map(({ search }) => search)),
      lighthouse: undefined,
    };
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
    ["last key to answer", result.answer ?? 0, milliseconds.answer],
    ["key to the search's answer", result.search ?? 0, milliseconds.search],
    ["largest paint to its floor", result.largestPaint / result.floor, budgets.largestPaintToFloor],
    ["blocking time", result.blocking, milliseconds.blocking],
    ["layout shift", result.shift, budgets.layoutShift],
  ];
  const over = limits.flatMap(([name, value, limit]) =>
    value <= limit ? [] : [`${name} ${Number(value.toFixed(2))} > ${limit}`],
  );
  if (lighthouse === undefined) return over;
  const low = Object.entries(budgets.lighthouse).flatMap(([name, wanted]) => {
    const score = lighthouse.scores[name] ?? 0;
    return score < wanted ? [`Lighthouse ${name} ${score} (${lighthouse.faults.join(", ")})`] : [];
  });
  return [...over, ...low, ...(lighthouse.isRestorable ? [] : ["not eligible for the back/forward cache"])];
}
