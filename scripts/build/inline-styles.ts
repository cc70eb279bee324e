import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import Beasties from "beasties";
import { pruneStyles } from "./prune-styles.ts";

const fontFace = /@font-face\s*\{[^}]*\}/g;

/** The rules of a stylesheet that a page's HTML uses, including all that a page without JavaScript may need. */
async function usedRules(beasties: Beasties, html: string): Promise<string> {
  const processed = await beasties.process(html);
  const css = /<style[^>]*>([\s\S]*?)<\/style>/.exec(processed)?.[1];
  if (css === undefined) throw new Error("No rule of the stylesheet is used on a page");
  return pruneStyles(css, html);
}

/**
 * Inlines the rules that a page uses, so that it renders after one round trip. The loader fetches the whole stylesheet
 * later; without JavaScript the page links to it. The page's Content-Security-Policy allows this style element by its
 * hash.
 * @param folder - The built site, which contains the stylesheet.
 */
export function styleInliner(folder: string): (html: string, stylesheet: string) => Promise<string> {
  const beasties = new Beasties({
    path: folder,
    publicPath: "/",
    // All fonts are inlined below: Beasties would keep only those it considers critical.
    inlineFonts: false,
    preloadFonts: false,
    pruneSource: false,
    reduceInlineStyles: false,
    logLevel: "silent",
    // Keep rules for interaction (open menus, the selected tab), which must work before the stylesheet loads, and
    // selectors that Beasties can't evaluate and would silently drop. Rules for unused classes are removed by
    // `pruneStyles`.
    allowRules: [/open/, /target/, /checked/, /focus/, /empty/, /:(?:not|is|where|has)\(|:defined/],
  });
  return async (html, stylesheet) => {
    const link = `<link rel="stylesheet" href="${stylesheet}">`;
    if (!html.includes(link)) throw new Error("The document has no stylesheet to inline");
    const fontFaces = (await readFile(join(folder, stylesheet), "utf8")).match(fontFace) ?? [];
    const css = fontFaces.join("") + (await usedRules(beasties, html));
    const hash = createHash("sha256").update(css).digest("base64");
    const policy = `<meta http-equiv="Content-Security-Policy" content="style-src 'self' 'sha256-${hash}'">`;
    return html.replace(link, () => `${policy}<style>${css}</style><noscript>${link}</noscript>`);
  };
}

/**
 * Removes the font faces from the stylesheet once every page has inlined them. Declared again by a late stylesheet,
 * they would count as new and already loaded, and the text would switch fonts.
 * @throws {Error} When the stylesheet declares no fonts.
 */
export async function dropFontFaces(stylesheet: string): Promise<void> {
  const css = await readFile(stylesheet, "utf8");
  const rest = css.replaceAll(fontFace, "");
  if (rest === css) throw new Error(`${stylesheet} declares no fonts`);
  await writeFile(stylesheet, rest);
}
