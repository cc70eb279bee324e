/** The trigrams of a path, in lower case. */
function triples(path: string): ReadonlySet<string> {
  const text = path.toLowerCase();
  return new Set(Array.from({ length: Math.max(0, text.length - 2) }, (_, at) => text.slice(at, at + 3)));
}

/** Similarity of two sets of trigrams, from 0 to 1 (Dice coefficient). */
function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = [...one].filter((triple) => other.has(triple)).length;
  return (2 * shared) / Math.max(1, one.size + other.size);
}

/** Least similarity of a page that the visitor may have meant. */
const least = 0.4;

export interface NamedPage {
  /** The paths that a visitor may mean by it, such as its own and that of the other language. */
  readonly paths: readonly string[];
}

/** At most three pages with a path similar to the given one, the most similar first. */
export function nearestPages<Page extends NamedPage>(path: string, pages: readonly Page[]): readonly Page[] {
  const wanted = triples(path);
  return pages
    .map((page) => ({
      page,
      score: Math.max(...page.paths.map((name) => likeness(wanted, triples(name)))),
    }))
    .filter(({ score }) => score >= least)
    .toSorted((one, other) => other.score - one.score)
    .slice(0, 3)
    .map(({ page }) => page);
}
