import { readdir, readFile, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const text = /\.(html|js|css|svg|xml|txt|json|webmanifest)$/;

async function compress(file: string): Promise<void> {
  const content = await readFile(file);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
  await writeFile(`${file}.br`, await promisify(brotliCompress)(content, { params }));
  await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
}

/** Writes `.br` and `.gz` beside every text file of a folder, for hosts that serve precompressed files. */
export async function compressFiles(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && text.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name))
    .values();
  async function compressNext() {
    for (const file of files) await compress(file);
  }
  await Promise.all(Array.from({ length: availableParallelism() }, compressNext));
}
