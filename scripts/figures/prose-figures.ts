/* All marked figures of the pages, and whether a visitor can trace each to the page of its source. */
import { sources } from "../build/read-sources.ts";
import { isFigureBasis, isSourceId, type FigureBasis } from "../../src/domain/figure.ts";
import { sourceKinds, type SourceKind } from "../../src/domain/source.ts";
import { textFiles } from "../pages/text-files.ts";

const content = "src/content/en/";
const patterns = [`${content}**/*.{md,ts}`, "src/{pages,widgets}/**/*.tsx"];

/** The basis of a figure, with its meaning. */
const states = {
  followable: "cites a source with the URL of its page",
  "dead end": "names a source that is missing from the list, or a site without a page",
  practice: "ordinary practice, without a source",
  guide: "the owner's own ranges, weights and rules of thumb, marked as such",
  promise: "the site's promises about itself",
  example: "made up for illustration",
} as const;

type FigureState = keyof typeof states;

const stateNames = Object.keys(states) as FigureState[];

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
  return textFiles(patterns).flatMap(({ file, text }) => figuresIn(file, text));
}

const row = (cells: readonly string[], name: string) => `${cells.map((cell) => cell.padStart(11)).join("")}  ${name}`;

export const percent = (share: number) => `${share.toFixed(1)} %`;

/** The report's lines: pages, those with the lowest share first; kinds of source; totals. */
export function proseFigureReport(): readonly string[] {
  const figures = proseFigures();
  const counted = (own: typeof figures, name: string) => {
    const counts = countFigures(own);
    return row([...stateNames.map((state) => String(counts[state])), percent(followableShare(counts))], name);
  };
  const pages = [...Map.groupBy(figures, ({ page }) => page)].toSorted(
    ([one, ofOne], [other, ofOther]) =>
      followableShare(countFigures(ofOne)) - followableShare(countFigures(ofOther)) || one.localeCompare(other),
  );
  const total = countFigures(figures);
  return [
    ...stateNames.map((state) => `${state.padStart(11)}: ${states[state]}`),
    row([...stateNames, "share"], "page"),
    ...pages.map(([page, own]) => counted(own, page)),
    counted(figures, "all pages"),
    "",
    row(["sources", "figures"], "kind of source"),
    ...countKinds(figures).map((kind) => row([String(kind.sources), String(kind.figures)], kind.kind)),
    "",
    `${percent(followableShare(total))} of the ${figures.length - total.promise - total.example} figures about the world can be traced to a page; the rest are ${total.guide} of the owner's own, ${total.practice} of practice and ${total["dead end"]} dead ends.`,
    `Not counted in the share: ${total.promise} promises of the site and ${total.example} made-up examples.`,
  ];
}
