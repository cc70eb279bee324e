/** The groups of three letters in an address, in lower case. */
function triples(path: string): ReadonlySet<string> {
  const text = path.toLowerCase();
  return new Set(Array.from({ length: Math.max(0, text.length - 2) }, (_, at) => text.slice(at, at + 3)));
}

/** How alike two addresses are, from 0 to 1. */
function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = [...one].filter((triple) => other.has(triple)).length;
  return (2 * shared) / Math.max(1, one.size + other.size);
}

/** The three pages whose addresses are most like the given one; those listed first where none is. */
export function nearestPages<Page extends { readonly path: string }>(
  path: string,
  pages: readonly Page[],
): readonly Page[] {
  const wanted = triples(path);
  return pages
    .map((page) => ({ page, score: likeness(wanted, triples(page.path)) }))
    .toSorted((one, other) => other.score - one.score)
    .slice(0, 3)
    .map(({ page }) => page);
}
