/* All marked figures of the pages, and whether a visitor can trace each to the page of its source. */
import { globSync, readFileSync } from "node:fs";
import { sources } from "../build/read-sources.ts";
import { isFigureBasis, isSourceId, type FigureBasis } from "../../src/domain/figure.ts";
import { sourceKinds, type SourceKind } from "../../src/domain/source.ts";

const content = "src/content/en/";
const patterns = [`${content}**/*.{md,ts}`, "src/{pages,widgets}/**/*.tsx"];

/**
 * The basis of a figure:
 * - `followable`: a source with the URL of its page;
 * - `dead end`: a source that is missing from the list, or that names a site without a page;
 * - `practice`: ordinary practice, without a page;
 * - `guide`: the site's own numbers, marked as such;
 * - `promise`: the site's promises about itself;
 * - `example`: a made-up amount for illustration.
 */
type FigureState = "followable" | "dead end" | "practice" | "guide" | "promise" | "example";

/** A marked figure and its position. */
interface ProseFigure {
  /** The page's folder and file: "learn/life-insurance", "blog/insurance-fraud-canada". */
  readonly page: string;
  readonly file: string;
  readonly line: number;
  readonly basis: FigureBasis;
  readonly state: FigureState;
}

/** Number of figures by basis. */
type FigureCounts = Readonly<Record<FigureState, number>>;

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

/** The page of a file: files in a page's folder, and those named after a page, belong to it. */
function pageOf(file: string): string {
  return file
    .replace(content, "")
    .replace(/\.(?:md|tsx?)$/, "")
    .split("/")
    .slice(0, 2)
    .join("/");
}

/** The figures of one text, line by line. A computed basis isn't counted. */
export function figuresIn(file: string, text: string): readonly ProseFigure[] {
  return text.split("\n").flatMap((line, index) =>
    [...line.matchAll(/\b\w*[bB]asis(?:=|: )"(\w+)"/g)].flatMap(([, basis = ""]) => {
      if (!isFigureBasis(basis)) return [];
      return [{ page: pageOf(file), file, line: index + 1, basis, state: stateOf(basis) }];
    }),
  );
}

export function countFigures(figures: readonly ProseFigure[]): FigureCounts {
  const counts = { followable: 0, "dead end": 0, practice: 0, guide: 0, promise: 0, example: 0 };
  for (const { state } of figures) counts[state] += 1;
  return counts;
}

/** The percentage of figures about the world that can be traced to a page. Promises and examples don't count. */
export function followableShare(counts: FigureCounts): number {
  const aboutTheWorld = counts.followable + counts["dead end"] + counts.practice + counts.guide;
  return aboutTheWorld === 0 ? 100 : (counts.followable / aboutTheWorld) * 100;
}

/** Number of cited sources of a kind, and of figures that cite them. */
interface KindCount {
  readonly kind: SourceKind;
  readonly sources: number;
  readonly figures: number;
}

/** Counts the cited sources by kind, in the order of {@link sourceKinds}. */
export function countKinds(figures: readonly ProseFigure[]): readonly KindCount[] {
  const cited = figures.flatMap(({ basis }) => {
    const source = isSourceId(basis) ? sources.get(basis) : undefined;
    return source === undefined ? [] : [{ basis, kind: source.kind }];
  });
  return sourceKinds.map((kind) => {
    const ofKind = cited.filter((figure) => figure.kind === kind).map(({ basis }) => basis);
    return { kind, sources: new Set(ofKind).size, figures: ofKind.length };
  });
}

/** Reads every page's figures. */
export function proseFigures(): readonly ProseFigure[] {
  return patterns
    .flatMap((pattern) => globSync(pattern))
    .toSorted((one, other) => one.localeCompare(other))
    .flatMap((file) => figuresIn(file, readFileSync(file, "utf8")));
}
