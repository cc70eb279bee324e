import { globSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { distFolder } from "../scripts/build/dist-folder.ts";
import { expect, test } from "./site.ts";

const rule = `\n\n${"-".repeat(80)}\n\n`;

/**
 * Packages that the browser code imports by name. A package that only re-exports another, such as `react-router-dom`,
 * ships no code.
 */
function importedPackages(): ReadonlySet<string> {
  const found = new Set<string>();
  for (const file of globSync("src/{app,design-system,domain,format,pages,services,site,widgets}/**/*.{ts,tsx}")) {
    for (const [, name] of readFileSync(file, "utf8").matchAll(
      /^(?:import|export) (?!type\b)[^;]*?from "([^.#][^"]*)"/gm,
    )) {
      const [scope = "", inScope = ""] = (name ?? "").split("/");
      const owner = scope.startsWith("@") ? `${scope}/${inScope}` : scope;
      if (!/^(?:node|virtual):/.test(owner)) found.add(owner === "react-router-dom" ? "react-router" : owner);
    }
  }
  return found;
}

test("the site includes the licences of all shipped packages and fonts", async ({ request }) => {
  const answer = await request.get("/licences.txt");
  expect(answer.status()).toBe(200);
  expect(answer.headers()["content-type"]).toBe("text/plain; charset=utf-8");
  const [, ...entries] = (await answer.text()).split(rule);
  const named = new Map(entries.map((entry) => [entry.slice(0, entry.indexOf(" ")), entry]));
  for (const [name, entry] of named) {
    expect(entry, name).toMatch(/copyright/i);
    expect(entry, name).toMatch(
      /Permission is hereby granted|Permission to use, copy, modify|SIL OPEN FONT LICENSE|Apache License/,
    );
  }
  expect([...importedPackages()].filter((name) => !named.has(name))).toEqual([]);

  const fonts = readdirSync(join(distFolder, "assets")).filter((file) => file.endsWith(".woff2"));
  expect(fonts).toHaveLength(2);
  for (const font of fonts) {
    const name = `@fontsource-variable/${font.replace(/-[^-]{7}\.woff2$/, "")}`;
    expect(named.get(name), name).toContain("SIL OPEN FONT LICENSE Version 1.1");
  }
});
