import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { BackendSettings } from "./backend-settings.ts";

/** How many paths a `_headers` file may name: Cloudflare Pages reads no more. */
const mostRules = 100;

const anyInlineStyle = "style-src 'self' 'unsafe-inline'";

/**
 * Completes the built `_headers`: puts the backend's origin into the Content-Security-Policy, and gives each page a policy
 * of its own that allows its style element by the hash. Where there are more pages than a host takes rules, the rest have
 * that policy in their own HTML alone, as every page has it besides.
 * @param stylesOfPages - Each page's path with the sources of its styles, the most important first.
 * @throws {Error} When the file has nothing to fill in.
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
