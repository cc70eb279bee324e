/*
 * Generates modules from the front matter of the pages' files:
 * - `#page-names` and `#page-descriptions`, the names and descriptions of all pages;
 * - `#blog-posts`, the articles for lists;
 * - `virtual:page-modules`, a dynamic import for each page;
 * - `<page>.md?page`, a page's text in the component of its kind.
 */
import { basename, relative } from "node:path";
import type { Plugin } from "vite";
import { ownPages } from "./own-pages.ts";
import { registry } from "#site/registry.ts";
import { sitePaths, type SitePath } from "#site/site-path.ts";
import { translationOf } from "#site/alternates.ts";
import { readPages } from "./page-index.ts";
import { pageFile, pathOfPageFile } from "./read-page-file.ts";

/** A page's module, relative to the project: its name in the client build's manifest. */
export function manifestKey(path: SitePath): string {
  const own = ownPages[path];
  return own === undefined ? `${relative(process.cwd(), pageFile(path))}?page` : `src/pages/${own}.tsx`;
}

function pageModules(): string {
  const imports = sitePaths.map(
    (path) => `  ${JSON.stringify(path)}: () => import(${JSON.stringify(`/${manifestKey(path)}`)}),\n`,
  );
  return `export const pageModules = {\n${imports.join("")}};\n`;
}

/** Every page's module exports the page's address in the other language, so that no page ships the list of them all. */
function translationExport(path: SitePath): string {
  return `export const translation = ${JSON.stringify(translationOf(path))};\n`;
}

const pathOfComponent: ReadonlyMap<string, SitePath> = new Map(
  sitePaths.flatMap((path) => {
    const own = ownPages[path];
    return own === undefined ? [] : [[`/src/pages/${own}.tsx`, path] as const];
  }),
);

/** `life-event` → `LifeEvent`, as in the names of components. */
function inCapitals(name: string): string {
  return name.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/**
 * The module of a tool's page combines its text with the tool's panel, which has the same file name, and exports the panel
 * for texts that embed it.
 */
function toolModule(file: string): string {
  const id = basename(file, ".md");
  const panel = `${inCapitals(id)}Panel`;
  return `import { createElement } from "react";
import { ToolPage } from "#pages/tool/tool-page.tsx";
import { ${panel}, question } from "#pages/tool/${id}-panel.tsx";
import * as text from ${JSON.stringify(file)};
export default function Page() {
  return createElement(ToolPage, { id: ${JSON.stringify(id)}, text, question, panel: createElement(${panel}) });
}
export { ${panel} as Panel };
`;
}

function pageModule(file: string): string {
  const path = pathOfPageFile(file);
  const kind = path === undefined ? "own" : registry[path].kind;
  if (path === undefined || kind === "own") throw new Error(`${file} has its own component, or none`);
  if (kind === "tool") return toolModule(file) + translationExport(path);
  const component = `${inCapitals(kind)}Page`;
  return `${translationExport(path)}import { createElement } from "react";
import { ${component} } from "#pages/${kind}/${kind}-page.tsx";
import * as text from ${JSON.stringify(file)};
export default function Page() {
  return createElement(${component}, { text });
}
`;
}

/**
 * Id of a generated module, without the `#` of its name, which would start a fragment in the development server's URL.
 */
function virtualId(name: string): string {
  return `\0${name.replace("#", "virtual:")}`;
}

/**
 * Names in the order of the registry, without the paths, which the app has once already: every page ships this module. The
 * label follows the title where it is another text.
 */
function pageNames(): string {
  const names = readPages().pageNames;
  const texts = sitePaths.map((path) => [...new Set([names[path].title, names[path].label])]);
  return `import { sitePaths } from "#site/site-path.ts";
export const pageNames = Object.fromEntries(
  ${JSON.stringify(texts)}.map(([title, label = title], at) => [sitePaths[at], { label, title }]),
);
`;
}

const virtual: Readonly<Record<string, () => string>> = {
  [virtualId("#page-names")]: pageNames,
  [virtualId("#page-descriptions")]: () =>
    `export const pageDescriptions = ${JSON.stringify(readPages().pageDescriptions)};\n`,
  [virtualId("#blog-posts")]: () => `export const blogPosts = ${JSON.stringify(readPages().blogPosts)};\n`,
  [virtualId("virtual:page-modules")]: pageModules,
};

/** Vite plugin; runs before the Markdown compiler. */
export function sitePages(): Plugin {
  return {
    name: "site-pages",
    enforce: "pre",
    resolveId: {
      filter: { id: /^(#page-names|#page-descriptions|#blog-posts|virtual:page-modules)$/ },
      handler: virtualId,
    },
    load: {
      filter: { id: [/^\0virtual:(page-names|page-descriptions|blog-posts|page-modules)$/, /\.md\?page$/] },
      handler(id) {
        if (id.startsWith("\0")) return virtual[id]?.();
        return pageModule(id.replace(/\?page$/, ""));
      },
    },
    transform: {
      filter: { id: /\/src\/pages\/.*-page\.tsx$/ },
      handler(code, id) {
        const path = pathOfComponent.get(id.slice(id.lastIndexOf("/src/pages/")));
        // On a line of its own: other plugins end the code without a line break.
        return path === undefined ? null : { code: `${code}\n${translationExport(path)}`, map: null };
      },
    },
    hotUpdate({ file, modules }) {
      if (pathOfPageFile(file) === undefined) return undefined;
      // Other pages list this page's names.
      const graph = this.environment.moduleGraph;
      const lists = ["#page-names", "#page-descriptions", "#blog-posts"].flatMap(
        (name) => graph.getModuleById(virtualId(name)) ?? [],
      );
      for (const list of lists) graph.invalidateModule(list);
      return modules;
    },
  };
}
