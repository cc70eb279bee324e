/* Every marked figure of the pages, and whether a visitor can follow it to the page it came from. */
import { globSync, readFileSync } from "node:fs";
import { isFigureBasis, isSourceId, type FigureBasis } from "../../src/domain/figure.ts";

const content = "src/content/en/";
const patterns = [`${content}**/*.{md,ts}`, "src/{pages,widgets}/**/*.tsx"];

/**
 * What stands behind a figure:
 * - `followable`: a source with its page and date;
 * - `practice`: ordinary practice, without a page;
 * - `guide`: the site's own numbers, marked as such;
 * - `promise`: what the site promises about itself;
 * - `example`: a sum made up to show how something works.
 */
type FigureState = "followable" | "practice" | "guide" | "promise" | "example";

/** A marked figure where it stands. */
interface ProseFigure {
  /** Page, named by its folder and file: "learn/life-insurance", "blog/insurance-fraud-canada". */
  readonly page: string;
  readonly file: string;
  readonly line: number;
  readonly state: FigureState;
}

/** How many figures stand on what. */
type FigureCounts = Readonly<Record<FigureState, number>>;

const stateOfBasis: Readonly<Record<Exclude<FigureBasis, `S${number}`>, FigureState>> = {
  practice: "practice",
  site: "guide",
  promise: "promise",
  illustrative: "example",
};

/** Files in a folder of their own, and those named after a page, are parts of one page. */
function pageOf(file: string): string {
  return file
    .replace(content, "")
    .replace(/\.(?:md|tsx?)$/, "")
    .split("/")
    .slice(0, 2)
    .join("/");
}

/** The figures of one text, line by line. A basis that is worked out elsewhere in the code isn't counted. */
export function figuresIn(file: string, text: string): readonly ProseFigure[] {
  return text.split("\n").flatMap((line, index) =>
    [...line.matchAll(/\b\w*[bB]asis(?:=|: )"(\w+)"/g)].flatMap(([, basis = ""]) => {
      if (!isFigureBasis(basis)) return [];
      const state = isSourceId(basis) ? "followable" : stateOfBasis[basis];
      return [{ page: pageOf(file), file, line: index + 1, state }];
    }),
  );
}

/** Counts figures by what stands behind them. */
export function countFigures(figures: readonly ProseFigure[]): FigureCounts {
  const counts = { followable: 0, practice: 0, guide: 0, promise: 0, example: 0 };
  for (const { state } of figures) counts[state] += 1;
  return counts;
}

/** The share with a source in percent, of all that the site says about the world: its own promises and examples stay apart. */
export function followableShare({ followable, practice, guide }: FigureCounts): number {
  const aboutTheWorld = followable + practice + guide;
  return aboutTheWorld === 0 ? 100 : (followable / aboutTheWorld) * 100;
}

/** Reads every page's figures. */
export function proseFigures(): readonly ProseFigure[] {
  return patterns
    .flatMap((pattern) => globSync(pattern))
    .toSorted((one, other) => one.localeCompare(other))
    .flatMap((file) => figuresIn(file, readFileSync(file, "utf8")));
}
