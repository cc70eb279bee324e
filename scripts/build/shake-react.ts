import { readFileSync } from "node:fs";
import type { Plugin } from "vite";
import { tableRows } from "../pages/text-files.ts";

/**
 * Features of React DOM that the site does not use: the code that would use each, and the functions that do something only
 * for it, with the value that they return otherwise. React calls some at every commit or event, to find out whether the
 * feature is used.
 */
export const unusedFeatures = tableRows(readFileSync("scripts/build/unused-react-dom.tsv", "utf8")).map(
  ({ feature: name = "", use = "", returns: value = "", functions = "" }) => {
    return { name, use: new RegExp(use), functions: functions.split(" "), value };
  },
);

/**
 * Takes features out of React DOM.
 * @param code - Its production build, which has one function a feature's step, at the start of a line.
 * @throws If it lacks one of the functions, as after an update of React.
 */
export function shakenReactDom(code: string): string {
  let shaken = code.replaceAll(/^FragmentInstance\.prototype\.\w+ = function[^]*?^\};$/gm, "");
  for (const { name, functions, value } of unusedFeatures) {
    for (const called of functions) {
      const whole = new RegExp(`^function ${called.replaceAll("$", String.raw`\$$`)}\\([^]*?^\\}$`, "m");
      if (!whole.test(shaken)) throw new Error(`React DOM has no function ${called} for ${name}: see its changes`);
      shaken = shaken.replace(whole, () => `function ${called}() { return ${value}; }`);
    }
  }
  return shaken;
}

/**
 * Takes out of React DOM what the site doesn't use, which saves 10 of 58 KB with Brotli on every page: bundlers include
 * the package whole. `tests/architecture/react-features.test.ts` fails if the site starts to use such a feature. Then
 * remove it from the list.
 */
export function shakeReactDom(): Plugin {
  return {
    name: "shake-react-dom",
    transform: {
      filter: { id: /\/node_modules\/react-dom\/cjs\/react-dom-client\.production\.js$/ },
      handler: (code) => ({ code: shakenReactDom(code), map: null }),
    },
  };
}

/**
 * Lets the bundler tree-shake React Router, which saves 2.4 KB with Brotli. The package is a single module for all its
 * modes, its development build included, and creates components by calls that a bundler must treat as side effects.
 */
export function shakeReactRouter(): Plugin {
  return {
    name: "shake-react-router",
    transform: {
      filter: { id: /\/node_modules\/react-router\/dist\/.*\.mjs$/ },
      handler: (code) =>
        code
          .replace("var ENABLE_DEV_WARNINGS = true;", "var ENABLE_DEV_WARNINGS = false;")
          .replaceAll(/^\w+\.displayName = .*;$/gm, "")
          .replaceAll(/(?<== )React\d*\.(?:createContext|forwardRef|memo)\(/g, "/* @__PURE__ */ $&"),
    },
  };
}
