import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { shakenReactDom, unusedFeatures } from "../../scripts/build/shake-react.ts";

/*
 * The build takes features out of React DOM; see `scripts/build/shake-react.ts`. Tests of parts run with the whole of
 * React, so they can't notice that a feature is missing.
 */

const files = globSync("src/**/*.tsx");

test.each(unusedFeatures.map(({ name, use }) => [name, use] as const))("the site uses no %s", (_, use) => {
  expect(files.filter((file) => use.test(readFileSync(file, "utf8")))).toEqual([]);
});

test.each([
  ["view transitions", "<ViewTransition><main /></ViewTransition>"],
  ["references to fragments", "<Fragment key={id} ref={part}>"],
  ["Activity and SuspenseList", '<Activity mode="hidden">'],
  ["form actions", "<form action={send}>"],
  ["form actions", "const [state, send] = useActionState(submit, null);"],
  ["stylesheets, scripts and preloads of components", 'import { createPortal, preload } from "react-dom";'],
  ["stylesheets, scripts and preloads of components", '<link rel="stylesheet" href={sheet} precedence="low" />'],
  ["events of selecting and composing", "<input onSelect={note} />"],
  ["the cache of React Compiler", 'import { c } from "react/compiler-runtime";'],
  ["stacks of components in reports of errors", "report(error, info.componentStack);"],
])("a use of %s is recognized", (feature, code) => {
  expect(new Set(unusedFeatures.filter(({ use }) => use.test(code)).map(({ name }) => name))).toEqual(
    new Set([feature]),
  );
});

const reactDom = readFileSync("node_modules/react-dom/cjs/react-dom-client.production.js", "utf8");

test("the installed React DOM has the functions that the build takes out", () => {
  const shaken = shakenReactDom(reactDom);
  expect(reactDom).toContain("ownerDocument.startViewTransition(");
  expect(shaken).not.toContain("ownerDocument.startViewTransition(");
  expect(shaken.length).toBeLessThan(reactDom.length * 0.9);
});

test("an update of React DOM that lacks one of them fails the build", () => {
  expect(() =>
    shakenReactDom(reactDom.replace("function startViewTransition(", "function beginViewTransition(")),
  ).toThrow("React DOM has no function startViewTransition for view transitions");
});
