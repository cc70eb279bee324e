import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import Beasties from "beasties";
import { pruneStyles } from "./prune-styles.ts";

const fontFace = /@font-face\s*\{[^}]*\}/g;

/** Beasties compares class names with selectors as they are written, so `[&>svg]` must not be written as entities. */
function withPlainClassNames(html: string): string {
  return html.replaceAll(/ class="[^"]*&[^"]*"/g, (attribute) =>
    attribute.replaceAll("&gt;", ">").replaceAll("&lt;", "<").replaceAll("&#x27;", "'").replaceAll("&amp;", "&"),
  );
}

/** The rules of a stylesheet that a page's HTML uses. Nothing is minified away that a page without scripts may need. */
async function usedRules(beasties: Beasties, html: string): Promise<string> {
  const plain = withPlainClassNames(html);
  const processed = await beasties.process(plain);
  const css = /<style[^>]*>([\s\S]*?)<\/style>/.exec(processed)?.[1];
  if (css === undefined) throw new Error("No rule of the stylesheet is used on a page");
  return pruneStyles(css, plain);
}

/** A page with its own style element. */
export interface StyledPage {
  readonly html: string;
  /** Where its styles may come from, as a Content-Security-Policy says it. */
  readonly styleSources: string;
}

/**
 * Puts the rules a page uses into the page itself, so that it shows after one round trip. The loader fetches the whole
 * stylesheet after that; without JavaScript the page links to it as ever. The page's own Content-Security-Policy
 * allows exactly this style element, by its hash.
 * @param folder - The built site, which holds the stylesheet.
 */
export function styleInliner(folder: string): (html: string, stylesheet: string) => Promise<StyledPage> {
  const beasties = new Beasties({
    path: folder,
    publicPath: "/",
    // Its fonts are put in below: it keeps only those it takes for critical.
    inlineFonts: false,
    preloadFonts: false,
    pruneSource: false,
    reduceInlineStyles: false,
    logLevel: "silent",
    // What only a press brings about must not wait for the rest (open menus, the chosen tab), nor what beasties can't
    // work out and would leave out without a word. What the page has no class for goes below.
    allowRules: [/open/, /target/, /checked/, /focus/, /empty/, /:(?:not|is|where|has)\(|:defined/],
  });
  return async (html, stylesheet) => {
    const link = `<link rel="stylesheet" href="${stylesheet}">`;
    if (!html.includes(link)) throw new Error("The document has no stylesheet to inline");
    const fontFaces = (await readFile(join(folder, stylesheet), "utf8")).match(fontFace) ?? [];
    const css = fontFaces.join("") + (await usedRules(beasties, html));
    const hash = createHash("sha256").update(css).digest("base64");
    const styleSources = `'self' 'sha256-${hash}'`;
    const policy = `<meta http-equiv="Content-Security-Policy" content="style-src ${styleSources}">`;
    const styled = html.replace(link, () => `${policy}<style>${css}</style><noscript>${link}</noscript>`);
    return { html: styled, styleSources };
  };
}

/**
 * Takes the font faces out of the whole stylesheet once every page has them inlined. Declared again by a stylesheet that
 * comes late, they would be new faces that have just been loaded, and the text would jump into them.
 * @throws {Error} When the stylesheet has none to take out.
 */
export async function dropFontFaces(stylesheet: string): Promise<void> {
  const css = await readFile(stylesheet, "utf8");
  const rest = css.replaceAll(fontFace, "");
  if (rest === css) throw new Error(`${stylesheet} declares no fonts`);
  await writeFile(stylesheet, rest);
}
