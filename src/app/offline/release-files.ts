/** A file of the build, whose name holds a hash of its content: styles, code, a font, or the plates. */
const hashedFile = /^\/assets\/[\w.-]+-[\w-]{7}\.(?:css|js|svg|woff2)$/;

/** Code of the policies. Never cached: an outdated promise is worse than none. */
const policyFile = /^\/assets\/(?:legal-page|privacy-policy|terms-of-service)/;

/** Whether a file belongs to a policy and must be fetched from the network. */
export function isPolicyFile(path: string): boolean {
  return policyFile.test(path);
}

/** Whether a file may be cached for the lifetime of its release. */
export function isCacheableFile(path: string): boolean {
  return hashedFile.test(path) && !isPolicyFile(path);
}

/** Cacheable files that a built page references. */
export function filesNamedBy(html: string): readonly string[] {
  return [...new Set(html.match(/\/assets\/[\w.-]+/g))].filter(isCacheableFile);
}

/** Path without the content hash, the same in every release. */
function stemOf(path: string): string {
  return path.replace(/-[\w-]{7}(?=\.\w+$)/, "");
}

/** The new release's versions of the cached files, as far as it still has them. */
export function renamedFiles(cached: readonly string[], release: readonly string[]): readonly string[] {
  const stems = new Set(cached.map(stemOf));
  return release.filter((path) => isCacheableFile(path) && stems.has(stemOf(path)));
}

/** Cached files that are neither in the release nor referenced by a cached page. */
export function obsoleteFiles(
  cached: readonly string[],
  release: readonly string[],
  cachedPages: readonly string[],
): readonly string[] {
  const needed = new Set([...release, ...cachedPages.flatMap(filesNamedBy)]);
  return cached.filter((path) => !needed.has(path));
}
