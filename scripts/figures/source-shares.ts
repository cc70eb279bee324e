/* The share of sources and figures that come from the law, a public body or the responsible office. */
import { marketSources, sources } from "../build/read-sources.ts";
import { isSourceId, type SourceId } from "../../src/domain/figure.ts";
import { primaryKinds, type Source } from "../../src/domain/source.ts";
import { textFiles } from "../pages/text-files.ts";
import { figuresIn, percent, proseFigures } from "./prose-figures.ts";

/** Thresholds in percent: minimum, maximum and minimum. `npm run figures` fails when one is missed. */
const thresholds = {
  /** Primary sources among all sources. */
  primarySources: 55,
  /** Undated sources among all sources. */
  undatedSources: 20,
  /**
   * Primary sources among figures about law, tax, benefits, deadlines, compulsory coverage, public plans and complaint
   * procedures.
   */
  primaryRuleFigures: 100,
} as const;

const percentOf = (part: number, whole: number) => (whole === 0 ? 100 : (part / whole) * 100);

/** How many sources a list has, and how many of them are primary and undated, in percent. */
export function sourceShares(list: readonly Source[]) {
  return {
    count: list.length,
    primary: percentOf(list.filter(({ kind }) => primaryKinds.has(kind)).length, list.length),
    undated: list.length === 0 ? 0 : percentOf(list.filter(({ date }) => date === "undated").length, list.length),
  };
}

/** The figures of texts and tools whose source is cited for a rule rather than for the market. */
function ruleFigures() {
  const constants = textFiles("src/{domain,content}/figures/*.ts").flatMap(({ file, text }) => figuresIn(file, text));
  return [...proseFigures(), ...constants].flatMap(({ file, basis }) =>
    isSourceId(basis) && sources.has(basis) && !marketSources.has(basis) ? [{ file, basis }] : [],
  );
}

function isPrimary({ basis }: { readonly basis: SourceId }): boolean {
  const kind = sources.get(basis)?.kind;
  return kind !== undefined && primaryKinds.has(kind);
}

/** The percentage of figures with a primary source. */
export const primaryShare = (figures: readonly { readonly basis: SourceId }[]) =>
  percentOf(figures.filter(isPrimary).length, figures.length);

/** The report's lines, and whether every share meets its threshold. */
export function sourceShareReport(): { readonly lines: readonly string[]; readonly isKept: boolean } {
  const all = sourceShares([...sources.values()]);
  const figures = ruleFigures();
  const share = primaryShare(figures);
  const weak = [...Map.groupBy(figures, ({ basis }) => basis)]
    .filter(([basis]) => !isPrimary({ basis }))
    .toSorted(([, one], [, other]) => other.length - one.length);
  const { primarySources, undatedSources, primaryRuleFigures } = thresholds;
  const cited = new Set<string>(textFiles("src/**/*.{md,ts,tsx}").flatMap(({ text }) => text.match(/\bS\d+\b/g) ?? []));
  const uncited = [...sources.keys()].filter((id) => !cited.has(id));
  return {
    lines: [
      "Figures about law, tax, benefits, deadlines, compulsory coverage, public plans and complaint procedures without a primary source:",
      ...weak.map(([basis, own]) => {
        const source = sources.get(basis);
        const files = [...new Set(own.map(({ file }) => file.replace(/^src\/(?:content\/(?:en\/)?)?/, "")))];
        return `${String(own.length).padStart(5)}  ${basis} ${source?.kind}, ${source?.publisher}: ${files.join(", ")}`;
      }),
      "",
      ...(uncited.length === 0 ? [] : [`Not cited, to be removed: ${uncited.join(", ")}`]),
      `${percent(all.primary)} of ${all.count} sources are the law, a government, a regulator, the office itself or a rating agency (at least ${primarySources} %).`,
      `${percent(all.undated)} of all sources are undated (at most ${undatedSources} %).`,
      `${percent(share)} of ${figures.length} figures about rules cite such a source (at least ${primaryRuleFigures} %).`,
    ],
    isKept: all.primary >= primarySources && all.undated <= undatedSources && share >= primaryRuleFigures,
  };
}
