import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Resvg } from "@resvg/resvg-js";
import subsetFont from "subset-font";
import { sections, type SectionText } from "#text/sections.ts";
import { siteSections, type SiteSection } from "../../src/site/site-section.ts";
import { siteColours, type ColourOf } from "./site-colours.ts";

/* Social images, rendered offline and without a browser: handwritten SVG, drawn by resvg with the site's fonts. */

const width = 1200;
const height = 630;

/** The north star of the site's mark, as a path in a 32 × 32 view box. */
const star = "M16 8.5l2.1 6.9L25 17.5l-6.9 2.1L16 26.5l-2.1-6.9L7 17.5l6.9-2.1z";

/** The drawing under the star for each section, as paths in a 24 × 24 view box. */
const plates: Readonly<Record<SiteSection, string>> = {
  home: "M3 12l9-8 9 8M5.5 10v11h13V10M10 21v-6h4v6",
  learn: "M12 6c-2-1.6-5-2-9-2v14c4 0 7 .4 9 2M12 6c2-1.6 5-2 9-2v14c-4 0-7 .4-9 2M12 6v14",
  "insurance-types":
    "M12 3v1.5M2.5 13a9.5 8.5 0 0 1 19 0zM12 13v6.5a2 2 0 0 1-4 0M8 13c0-4 1.5-7 4-8.5M16 13c0-4-1.5-7-4-8.5",
  blog: "M4 3h11l5 5v13H4zM15 3v5h5M8 12h8M8 16h8M8 8h3",
  tools: "M5 2.5h14v19H5zM8 5.5h8v4H8zM8 13h1.5M11.25 13h1.5M14.5 13H16M8 17.5h1.5M11.25 17.5h1.5M14.5 13v4.5",
  provincial: "M2 20l6-9 3 4.2M9.5 13L14 6l8 14M2 20h20M14 6V3l3 1.3-3 1.2",
  "company-analysis": "M3 21h18M5 21V8l7-4.5L19 8v13M9 11v7M12 11v7M15 11v7",
  resources: "M3.5 5.5l1.2 1.2L7 4.5M10 5.7h11M3.5 12l1.2 1.2L7 11M10 12.2h11M3.5 18.5l1.2 1.2L7 17.5M10 18.7h11",
};

/** Converts a font to a file of a folder that resvg can read; a variable font to its regular weight. */
async function fontFile(name: "newsreader" | "atkinson-hyperlegible-next", folder: string): Promise<string> {
  const source = await readFile(`src/design-system/fonts/${name}.woff2`);
  const characters = Array.from({ length: 0x250 }, (_, code) => String.fromCodePoint(code)).join("");
  const font = await subsetFont(source, `${characters}–—‘’“”…`, {
    targetFormat: "sfnt",
    ...(name === "atkinson-hyperlegible-next" && { variationAxes: { wght: 400 } }),
  });
  const file = join(folder, `${name}.ttf`);
  await writeFile(file, font);
  return file;
}

function escapeText(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}

const lineHeight = 92;

function card({ name, shareLines }: SectionText, plate: string, siteName: string, palette: ColourOf): string {
  const colour = (token: string) => palette(token).light;
  const firstLine = 352 - ((shareLines.length - 1) * lineHeight) / 2;
  const title = shareLines.map(
    (text, index) => `<text x="82" y="${firstLine + index * lineHeight}" font-size="86">${escapeText(text)}</text>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<rect width="${width}" height="${height}" fill="${colour("paper")}"/>
<path d="M810 ${height}V295a150 150 0 0 1 300 0V${height}z" fill="${colour("deep")}"/>
<path d="M780 ${height}V295a180 180 0 0 1 360 0V${height}" fill="none" stroke="${colour("brand")}" stroke-width="5"/>
<path transform="translate(856 130) scale(6.5)" fill="${colour("on-deep-accent")}" d="${star}"/>
<path transform="translate(867 366) scale(7.75)" fill="none" stroke="${colour("on-deep")}" stroke-width=".56" stroke-linejoin="round" stroke-linecap="round" d="${plate}"/>
<g transform="translate(80 62) scale(1.9)"><g fill="none" stroke="${colour("brand")}" stroke-width="2.4"><path d="M4 27V16a12 12 0 0 1 24 0v11"/><path d="M2 28h28"/></g><path fill="${colour("accent")}" d="${star}"/></g>
<text x="156" y="108" font-family="Newsreader" font-size="42" letter-spacing="-.5" fill="${colour("brand")}">${siteName}</text>
<g font-family="Newsreader" letter-spacing="-1.4" fill="${colour("ink")}">${title.join("")}</g>
<path d="M84 535h596" stroke="${colour("line")}" stroke-width="2"/>
<path d="M84 572h44" stroke="${colour("accent")}" stroke-width="4"/>
<text x="146" y="582" font-family="Atkinson Hyperlegible Next" font-size="29" letter-spacing=".4" fill="${colour("ink-soft")}">${escapeText(name)}</text>
</svg>`;
}

/**
 * Writes the image of each section to `social/` of a language's folder.
 * @param workFolder - A folder for files that only resvg reads.
 */
export async function writeSocialImages(root: string, siteName: string, workFolder: string): Promise<void> {
  const names = ["newsreader", "atkinson-hyperlegible-next"] as const;
  const fontFiles = await Promise.all(names.map((name) => fontFile(name, workFolder)));
  const colour = await siteColours();
  const folder = join(root, "social");
  await mkdir(folder, { recursive: true });
  for (const section of siteSections) {
    const svg = card(sections[section], plates[section], siteName, colour);
    const image = new Resvg(svg, { font: { fontFiles, loadSystemFonts: false } }).render();
    await writeFile(join(folder, `${section}.png`), image.asPng());
  }
}
