import { createHash } from "node:crypto";
import Beasties from "beasties";

/** The rules of a stylesheet that a page's HTML uses. Nothing is minified away that a page without scripts may need. */
async function usedRules(beasties: Beasties, html: string): Promise<string> {
  const processed = await beasties.process(html);
  const css = /<style[^>]*>([\s\S]*?)<\/style>/.exec(processed)?.[1];
  if (css === undefined) throw new Error("No rule of the stylesheet is used on a page");
  return css;
}

/**
 * Puts the rules a page uses into the page itself, so that it shows after one round trip. The starter fetches the whole
 * stylesheet after that; without JavaScript the page links to it as ever. The page's own Content-Security-Policy
 * allows exactly this style element, by its hash.
 * @param folder - The built site, which holds the stylesheet.
 */
export function styleInliner(folder: string): (html: string, stylesheet: string) => Promise<string> {
  const beasties = new Beasties({
    path: folder,
    publicPath: "/",
    inlineFonts: true,
    preloadFonts: false,
    pruneSource: false,
    reduceInlineStyles: false,
    logLevel: "silent",
    // What only a press brings about must not wait for the rest: open menus and details, the chosen tab.
    allowRules: [/open/, /target/, /checked/, /focus/],
  });
  return async (html, stylesheet) => {
    const link = `<link rel="stylesheet" href="${stylesheet}">`;
    if (!html.includes(link)) throw new Error("The document has no stylesheet to inline");
    const css = await usedRules(beasties, html);
    const hash = createHash("sha256").update(css).digest("base64");
    const policy = `<meta http-equiv="Content-Security-Policy" content="style-src 'self' 'sha256-${hash}'">`;
    return html.replace(link, () => `${policy}<style>${css}</style><noscript>${link}</noscript>`);
  };
}
