/*
 * Writes the JavaScript size of each design-system component for the documentation: the component with all its imports
 * except React, bundled, minified and compressed. Run `node scripts/measure-parts.ts` after a change that could affect
 * it.
 */
import { readdirSync, writeFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { build } from "vite";

const folder = "src/design-system";
const target = "stories/docs/part-weights.json";

async function weigh(file: string): Promise<number> {
  const result = await build({
    configFile: false,
    logLevel: "silent",
    build: {
      write: false,
      minify: true,
      lib: { entry: `${folder}/${file}`, formats: ["es"] },
      rollupOptions: { external: [/^react($|\/)/, /^react-dom($|\/)/] },
    },
  });
  const outputs = Array.isArray(result) ? result : [result];
  const code = outputs
    .flatMap((output) => ("output" in output ? output.output : []))
    .map((chunk) => (chunk.type === "chunk" ? chunk.code : ""))
    .join("");
  return brotliCompressSync(code).length;
}

const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".tsx"))
  .toSorted();

const weights: Record<string, number> = {};
for (const file of files) weights[file.replace(".tsx", "")] = await weigh(file);

writeFileSync(target, `${JSON.stringify(weights, null, 2)}\n`);
