/* All marked figures of the pages, and whether a visitor can trace each to the page of its source. */
import { sources } from "../build/read-sources.ts";
import { isFigureBasis, isSourceId, type FigureBasis } from "../../src/domain/figure.ts";
import { textFiles } from "../pages/text-files.ts";

const patterns = ["src/content/en/**/*.{md,ts}", "src/{pages,widgets}/**/*.tsx"];

/**
 * What a figure rests on: a page that a visitor can follow, a source without one, ordinary practice, the owner's own
 * guidance, a promise of the site, or nothing, as it is made up.
 */
type FigureState = "followable" | "dead end" | "practice" | "guide" | "promise" | "example";

const stateOfBasis: Readonly<Record<Exclude<FigureBasis, `S${number}`>, FigureState>> = {
  practice: "practice",
  site: "guide",
  promise: "promise",
  illustrative: "example",
};

function stateOf(basis: FigureBasis): FigureState {
  if (!isSourceId(basis)) return stateOfBasis[basis];
  const source = sources.get(basis);
  if (source === undefined) return "dead end";
  const { pathname, search } = new URL(source.url);
  return `${pathname}${search}`.length > 1 ? "followable" : "dead end";
}

/** The figures of one text, line by line. A computed basis isn't counted. */
export function figuresIn(file: string, text: string) {
  return text.split("\n").flatMap((line, index) =>
    [...line.matchAll(/\b\w*[bB]asis(?:=|: )"(\w+)"/g)].flatMap(([, basis = ""]) => {
      if (!isFigureBasis(basis)) return [];
      return [{ file, line: index + 1, basis, state: stateOf(basis) }];
    }),
  );
}

/** Number of figures by basis. */
export function countFigures(figures: ReturnType<typeof figuresIn>): Readonly<Record<FigureState, number>> {
  const counts = { followable: 0, "dead end": 0, practice: 0, guide: 0, promise: 0, example: 0 };
  for (const { state } of figures) counts[state] += 1;
  return counts;
}

/** The percentage of figures about the world that can be traced to a page. Promises and examples don't count. */
export function followableShare(counts: ReturnType<typeof countFigures>): number {
  const aboutTheWorld = counts.followable + counts["dead end"] + counts.practice + counts.guide;
  return aboutTheWorld === 0 ? 100 : (counts.followable / aboutTheWorld) * 100;
}

/** Reads every page's figures. */
export const proseFigures = () => textFiles(patterns).flatMap(({ file, text }) => figuresIn(file, text));

export const percent = (share: number) => `${share.toFixed(1)} %`;

/** How many figures a visitor can trace to a page, as a sentence. */
export function proseFigureReport(): string {
  const figures = proseFigures();
  const total = countFigures(figures);
  return `${percent(followableShare(total))} of the ${figures.length - total.promise - total.example} figures about the world can be traced to a page; the rest are ${total.guide} of the owner's own, ${total.practice} of practice and ${total["dead end"]} dead ends. Not counted: ${total.promise} promises of the site and ${total.example} made-up examples.`;
}
