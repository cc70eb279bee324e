/**
 * Makes the two self-hosted fonts from their packages: Latin letters only, weight axis kept, optical size fixed.
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
    axes: { wght: { min: 400, max: 650 }, opsz: 30 },
  },
  {
    from: "node_modules/@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2",
    to: "src/design-system/fonts/atkinson-hyperlegible-next.woff2",
    axes: { wght: { min: 400, max: 700 } },
  },
];

for (const { from, to, axes } of fonts) {
  const subset = await subsetFont(await readFile(from), characters, {
    targetFormat: "woff2",
    variationAxes: axes,
  });
  await writeFile(to, subset);
  console.log(`${to}: ${subset.length} bytes`);
}
