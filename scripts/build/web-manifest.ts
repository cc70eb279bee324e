import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { brandMark } from "./brand-mark.ts";
import { rasterise } from "./raster.ts";
import { siteColours, type ColourOf } from "./site-colours.ts";

/**
 * Corner radius in a 32 × 32 view box, and the share of the icon that the mark fills. Rounded for places that show an icon
 * as is; square where the system crops it to a shape, a maskable one to a circle of 80 %.
 */
const looks = {
  rounded: { corners: 5, scale: 0.82 },
  square: { corners: 0, scale: 0.66 },
  maskable: { corners: 0, scale: 0.54 },
} as const;

type IconLook = (typeof looks)[keyof typeof looks];

const files: readonly { readonly name: string; readonly look: IconLook; readonly size: number }[] = [
  // For documents without a `<head>`, such as the sitemap. It is a PNG: browsers detect the type by content.
  { name: "favicon.ico", look: looks.rounded, size: 48 },
  { name: "apple-touch-icon.png", look: looks.square, size: 180 },
  { name: "icon-192.png", look: looks.rounded, size: 192 },
  { name: "icon-512.png", look: looks.rounded, size: 512 },
  { name: "icon-maskable-192.png", look: looks.maskable, size: 192 },
  { name: "icon-maskable-512.png", look: looks.maskable, size: 512 },
];

/** The mark on the site's deep green. */
function icon({ corners, scale }: IconLook, colour: ColourOf): string {
  const edge = 16 * (1 - scale);
  // Compensate for the mark's larger margin at the bottom.
  const mark = `<g transform="translate(${edge.toFixed(2)} ${(edge - 0.6 * scale).toFixed(2)}) scale(${scale})">${brandMark(
    colour("on-deep").light,
    colour("on-deep-accent").light,
  )}</g>`;
  const field = `<rect width="32" height="32" rx="${corners}" fill="${colour("deep").light}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${field}${mark}</svg>`;
}

/**
 * Writes `icon.svg`, the icons of phones and the web manifest.
 * @param root - Folder of the language, which the manifest is for; the icons are the same in all.
 */
export async function writeWebManifest(
  dist: string,
  root: string,
  { name, language, description }: Readonly<Record<"name" | "language" | "description", string>>,
): Promise<void> {
  const colour = await siteColours();
  const paper = colour("paper").light;
  const manifest = {
    name,
    short_name: name,
    description,
    lang: language,
    dir: "ltr",
    id: root || "/",
    start_url: root || "/",
    scope: root || "/",
    display: "minimal-ui",
    background_color: paper,
    theme_color: paper,
    icons: [
      { src: "/icon.svg", sizes: "any", type: "image/svg+xml" },
      ...files
        .filter(({ name: file }) => file.startsWith("icon-"))
        .map(({ name: file, look, size }) => ({
          src: `/${file}`,
          sizes: `${size}x${size}`,
          type: "image/png",
          purpose: look === looks.maskable ? "maskable" : "any",
        })),
    ],
  };
  await writeFile(join(dist, root, "site.webmanifest"), `${JSON.stringify(manifest, null, 2)}\n`);
  await writeFile(join(dist, "icon.svg"), `${icon(looks.rounded, colour)}\n`);
  await Promise.all(
    files.map(async ({ name: file, look, size }) => {
      await writeFile(join(dist, file), await rasterise(icon(look, colour), size));
    }),
  );
}

/**
 * Tags for every page's `<head>`: the web manifest, the icons and the theme colour.
 * @param root - Folder of the page's language.
 */
export async function webManifestTags(root: string): Promise<string> {
  const paper = (await siteColours())("paper");
  return [
    `<link rel="manifest" href="${root}/site.webmanifest">`,
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    `<meta name="theme-color" media="(prefers-color-scheme: light)" content="${paper.light}">`,
    `<meta name="theme-color" media="(prefers-color-scheme: dark)" content="${paper.dark}">`,
  ].join("");
}
