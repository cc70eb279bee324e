import type { Plugin } from "vite";

/** Id of the helper that Vite wraps around each dynamic import of a build. */
const helperId = "\0vite/preload-helper.js";

/** Called with the dynamic import, and the paths of its file and of the files that this imports. */
const helper = `import { fetchCode } from "/src/platform/fetch-code.ts";
export const __vitePreload = (load, names) => fetchCode(names.map((name) => "/" + name), "auto").then(load);
`;

/** Code that is loaded before any dynamic import. */
const ofApp = /\/(rolldown-runtime|react|app|loader)-[\w-]{7}\.js$/;

/**
 * Replaces Vite's preload helper, so that each dynamic import first fetches its file and all files that this imports; see
 * `src/platform/fetch-code.ts` for the reason. Vite's own preloads modules, and fails for good if one can't be fetched.
 */
export function recoverableImports(): Plugin {
  return {
    name: "recoverable-imports",
    enforce: "pre",
    config: () => ({
      build: {
        modulePreload: {
          polyfill: false,
          // Vite leaves out the file itself if it imports nothing.
          resolveDependencies: (file, imports) => [...new Set([file, ...imports])].filter((name) => !ofApp.test(name)),
        },
      },
    }),
    load: (id) => (id === helperId ? helper : undefined),
  };
}
