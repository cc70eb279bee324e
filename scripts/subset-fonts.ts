/**
 * Makes the two self-hosted fonts from their packages: Latin letters only, optical size fixed. The display face has one
 * weight, which is half of its bytes, and the features that the site's text uses; the text face keeps its weight axis.
 * Run `npm run fonts` after changing a font package; the results are committed so that no build depends on it.
 */
import { readFile, writeFile } from "node:fs/promises";
import subsetFont from "subset-font";

const characters = [
  ...Array.from({ length: 95 }, (_, index) => String.fromCodePoint(0x20 + index)),
  ..." ©«»·×÷°½¼¾ÀÂÆÇÈÉÊËÎÏÔŒÙÛÜŸàâæçèéêëîïôœùûüÿñÑíóáúöäß–—‘’“”•…−→←↑↓≤≥≈√‑™®№²³⁄€¢",
].join("");

const fonts = [
  {
    from: "node_modules/@fontsource-variable/newsreader/files/newsreader-latin-standard-normal.woff2",
    to: "src/design-system/fonts/newsreader.woff2",
    axes: { wght: 550, opsz: 30 },
    features: ["kern", "liga", "locl", "ccmp", "mark", "tnum", "lnum"],
  },
  {
    from: "node_modules/@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2",
    to: "src/design-system/fonts/atkinson-hyperlegible-next.woff2",
    axes: { wght: { min: 400, max: 700 } },
    features: undefined,
  },
];

for (const { from, to, axes, features } of fonts) {
  const subset = await subsetFont(await readFile(from), characters, {
    targetFormat: "woff2",
    variationAxes: axes,
    ...(features === undefined ? {} : { keepFeatures: features }),
  });
  await writeFile(to, subset);
  console.log(`${to}: ${subset.length} bytes`);
}
