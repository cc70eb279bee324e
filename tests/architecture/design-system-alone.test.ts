// @vitest-environment node
import { globSync } from "node:fs";
import { build, type Plugin } from "vite";
import { expect, test } from "vitest";

/** What the design system may import beside packages: itself, and how numbers are read and written. */
const own = /^(\.|#design-system\/|#format\/|#locale$)/;

const isPackage = (name: string) => /^[@a-z]/.test(name);

/** Builds modules with packages left out, and refuses every other import. */
function buildAlone(modules: readonly string[], extra: readonly Plugin[] = []) {
  const alone: Plugin = {
    name: "alone",
    enforce: "pre",
    resolveId(name, importer) {
      if (importer === undefined || own.test(name)) return null;
      if (isPackage(name)) return { id: name, external: true };
      throw new Error(`${importer} imports ${name}`);
    },
  };
  return build({
    configFile: false,
    logLevel: "silent",
    plugins: [alone, ...extra],
    build: { write: false, rolldownOptions: { input: [...modules], preserveEntrySignatures: "strict" } },
  });
}

test("the design system builds without the site", async () => {
  const modules = globSync("src/design-system/**/*.{ts,tsx}");
  expect(modules.length).toBeGreaterThan(50);
  await expect(buildAlone(modules)).resolves.toBeDefined();
});

test("an import of the site's words fails the build", async () => {
  const module = "src/design-system/skip-link/skip-link.tsx";
  const wordy: Plugin = {
    name: "wordy",
    enforce: "pre",
    transform: (code, id) => (id.endsWith(module) ? `import "#words/shell.ts";${code}` : null),
  };
  await expect(buildAlone([module], [wordy])).rejects.toThrow("imports #words/shell.ts");
});
