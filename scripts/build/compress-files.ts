import { globSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import pLimit from "p-limit";

async function compress(file: string): Promise<void> {
  const content = await readFile(file);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
  await writeFile(`${file}.br`, await promisify(brotliCompress)(content, { params }));
  await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
}

/** Writes `.br` and `.gz` beside every text file of a folder, for hosts that serve precompressed files. */
export async function compressFiles(folder: string): Promise<void> {
  const files = globSync(`${folder}/**/*.{html,js,css,svg,xml,txt,json,webmanifest}`);
  await pLimit(availableParallelism()).map(files, compress);
}
