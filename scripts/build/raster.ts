import { createHash } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Resvg } from "@resvg/resvg-js";

const cache = ".cache/raster";

/**
 * Renders an SVG as PNG. Cached by content, so a build renders only changed drawings.
 * @param fontFiles - The only fonts its text may use.
 */
export async function rasterise(svg: string, width: number, fontFiles: readonly string[] = []): Promise<Buffer> {
  const key = createHash("sha256")
    .update(JSON.stringify([svg, width, fontFiles]))
    .digest("hex")
    .slice(0, 20);
  const file = join(cache, `${key}.png`);
  const made = await readFile(file).catch(() => undefined);
  if (made !== undefined) return made;
  const drawing = new Resvg(svg, {
    fitTo: { mode: "width", value: width },
    font: { fontFiles: [...fontFiles], loadSystemFonts: false },
  });
  const png = drawing.render().asPng();
  await mkdir(cache, { recursive: true });
  await writeFile(file, png);
  return png;
}
