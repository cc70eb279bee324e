import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { addressBook } from "#addresses";
import { locale } from "#locale";
import { siteColours } from "./site-colours.ts";

const png = (name: string, size: number, purpose: "any" | "maskable") => {
  return { src: `/${name}-${size}.png`, sizes: `${size}x${size}`, type: "image/png", purpose };
};

/** Writes the web manifest of the language of the process. Its icons stand in `public` and are the same in all. */
export async function writeWebManifest(dist: string, name: string, description: string): Promise<void> {
  const { root } = addressBook;
  const paper = (await siteColours())("paper").light;
  const manifest = {
    name,
    short_name: name,
    description,
    lang: locale.tag,
    dir: "ltr",
    id: root || "/",
    start_url: root || "/",
    scope: root || "/",
    display: "minimal-ui",
    background_color: paper,
    theme_color: paper,
    icons: [
      { src: "/icon.svg", sizes: "any", type: "image/svg+xml" },
      ...[192, 512].flatMap((size) => [png("icon", size, "any"), png("icon-maskable", size, "maskable")]),
    ],
  };
  await writeFile(join(dist, root, "site.webmanifest"), `${JSON.stringify(manifest, null, 2)}\n`);
}

/** Tags for every page's `<head>`: the web manifest, the icons and the theme colour. */
export async function webManifestTags(): Promise<string> {
  const paper = (await siteColours())("paper");
  return [
    `<link rel="manifest" href="${addressBook.root}/site.webmanifest">`,
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    `<meta name="theme-color" media="(prefers-color-scheme: light)" content="${paper.light}">`,
    `<meta name="theme-color" media="(prefers-color-scheme: dark)" content="${paper.dark}">`,
  ].join("");
}
