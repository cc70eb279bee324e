import { createHash } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Resvg } from "@resvg/resvg-js";

const cache = ".cache/raster";

/**
 * Reads the file generated from a source, or generates and caches it for the next build.
 * @returns The file with it, and its content.
 */
export async function cached(source: string | Buffer, extension: string, make: () => Promise<Buffer>) {
  const file = join(cache, `${createHash("sha256").update(source).digest("hex").slice(0, 20)}${extension}`);
  const kept = await readFile(file).catch(() => undefined);
  if (kept !== undefined) return { file, content: kept };
  const content = await make();
  await mkdir(cache, { recursive: true });
  await writeFile(file, content);
  return { file, content };
}

/**
 * Renders an SVG as PNG. Cached by content, so a build renders only changed drawings.
 * @param fontFiles - The only fonts its text may use.
 */
export async function rasterise(svg: string, width: number, fontFiles: readonly string[] = []): Promise<Buffer> {
  const { content } = await cached(JSON.stringify([svg, width, fontFiles]), ".png", async () => {
    const font = { fontFiles: [...fontFiles], loadSystemFonts: false };
    return new Resvg(svg, { fitTo: { mode: "width", value: width }, font }).render().asPng();
  });
  return content;
}
