/*
 * Code is fetched into the browser's HTTP cache before it is imported. A browser that follows the HTML standard before
 * July 2026 (whatwg/html#10327) remembers a failed `import()` or `modulepreload`, with every module that imports the
 * file, until the page is reloaded; a failed `fetch` it forgets. The loader starts the app with these functions, and the
 * build has every dynamic import fetch its code first (`scripts/build/recoverable-imports.ts`).
 */

/**
 * The host answers, but not with code: a new release has replaced the file. Some hosts, and portals, answer with a page,
 * which browsers would remember as a failed import.
 */
export class CodeReplaced extends Error {}

const files = new Map<string, Promise<unknown>>();

function fetchFile(address: string, priority: RequestPriority): Promise<unknown> {
  const file = fetch(address, { priority }).then((response) => {
    if (!response.ok || !response.headers.get("Content-Type")?.includes("script")) throw new CodeReplaced(address);
    // Read to the end: only then is the file in the cache.
    return response.blob();
  });
  files.set(address, file);
  file.catch(() => files.delete(address));
  return file;
}

/**
 * Fetches files of code. Each file is fetched once, and again after a failure.
 * @param addresses - The files, and all files that they import.
 * @throws {CodeReplaced} If the host no longer has one.
 * @throws {TypeError} If the network fails.
 */
export function fetchCode(addresses: readonly string[], priority: RequestPriority): Promise<unknown> {
  return Promise.all(addresses.map((address) => files.get(address) ?? fetchFile(address, priority)));
}
