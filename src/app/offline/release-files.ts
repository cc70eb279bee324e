/** A file of the build, whose name holds a hash of its content: styles, code, or a font. */
const hashedFile = /^\/assets\/[\w.-]+-[\w-]{7}\.(?:css|js|woff2)$/;

/** The code of the pages that say what the site promises. An old promise is worse than none. */
const policyFile = /^\/assets\/(?:legal-page|privacy-policy|terms-of-service)/;

/** Whether a file of the site is a policy's, which only the network may bring. */
export function isPolicyFile(path: string): boolean {
  return policyFile.test(path);
}

/** Whether a file of the site may be kept for as long as its release. */
export function isKeptFile(path: string): boolean {
  return hashedFile.test(path) && !isPolicyFile(path);
}

/** The files that a page of the build names. */
export function filesNamedBy(html: string): readonly string[] {
  return [...new Set(html.match(/\/assets\/[\w.-]+/g))].filter(isKeptFile);
}

/** A file's name without the hash: what it is called in every release. */
function stemOf(path: string): string {
  return path.replace(/-[\w-]{7}(?=\.\w+$)/, "");
}

/** What the files that were kept are called in a release, as far as it still has them. */
export function filesRenewed(kept: readonly string[], release: readonly string[]): readonly string[] {
  const stems = new Set(kept.map(stemOf));
  return release.filter((path) => isKeptFile(path) && stems.has(stemOf(path)));
}

/** The kept files that neither the release has nor a kept page names. */
export function filesGone(
  kept: readonly string[],
  release: readonly string[],
  keptPages: readonly string[],
): readonly string[] {
  const needed = new Set([...release, ...keptPages.flatMap(filesNamedBy)]);
  return kept.filter((path) => !needed.has(path));
}
