import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { BackendSettings } from "./backend-settings.ts";

/** Most paths in a `_headers` file that Cloudflare Pages reads. */
const mostRules = 100;

const anyInlineStyle = "style-src 'self' 'unsafe-inline'";

/**
 * Completes the built `_headers`: inserts the backend's origin into the Content-Security-Policy, and adds a policy for
 * each page that allows its style element by hash. Pages beyond the host's limit of rules rely on the same policy in
 * their HTML, which every page has.
 * @param stylesOfPages - Each page's path with its style sources, the most important pages first.
 * @throws {Error} When the file lacks a placeholder.
 */
export async function writeHeaders(
  dist: string,
  settings: BackendSettings,
  stylesOfPages: ReadonlyMap<string, string>,
): Promise<void> {
  const file = join(dist, "_headers");
  const template = await readFile(file, "utf8");
  if (!template.includes("{backend}")) throw new Error("public/_headers has no {backend} to fill in");
  const origin = settings.kind === "hosted" ? ` ${new URL(settings.url).origin}` : "";
  const headers = template.replaceAll(" {backend}", origin);
  const [policy] = /Content-Security-Policy: .+/.exec(headers) ?? [];
  const free = mostRules - (headers.match(/^\//gm) ?? []).length;
  const ofPages = [...stylesOfPages].slice(0, free).map(([path, sources]) => {
    if (policy?.includes(anyInlineStyle) !== true) throw new Error("public/_headers has no style-src to narrow");
    return `\n${path}\n  ${policy.replace(anyInlineStyle, () => `style-src ${sources}`)}\n`;
  });
  await writeFile(file, headers + ofPages.join(""));
}
