import { createHash } from "node:crypto";
import { pruneStyles } from "./prune-styles.ts";

/**
 * The font faces of a stylesheet. It loses them once every page has inlined them: declared again by a late stylesheet,
 * they would count as new and already loaded, and the text would switch fonts.
 */
export const fontFace = /@font-face\s*\{[^}]*\}/g;

/**
 * Inlines the rules that a page uses, so that it renders after one round trip. The loader fetches the whole stylesheet
 * later; without JavaScript the page links to it. The page's Content-Security-Policy allows this style element by its
 * hash.
 * @param stylesheet - The text of the stylesheet to which the page links.
 */
export function inlineStyles(html: string, href: string, stylesheet: string): string {
  const link = `<link rel="stylesheet" href="${href}">`;
  if (!html.includes(link)) throw new Error("The document has no stylesheet to inline");
  const fontFaces = stylesheet.match(fontFace) ?? [];
  const css = fontFaces.join("") + pruneStyles(stylesheet.replaceAll(fontFace, ""), html);
  const hash = createHash("sha256").update(css).digest("base64");
  const policy = `<meta http-equiv="Content-Security-Policy" content="style-src 'self' 'sha256-${hash}'">`;
  return html.replace(link, () => `${policy}<style>${css}</style><noscript>${link}</noscript>`);
}
