import type { Manifest } from "vite";
import { describe, expect, test } from "vitest";
import { insertPageHead, pageHead, type PageHead } from "../../../scripts/build/page-head.ts";

const manifest: Manifest = {
  "src/app/loader.ts": { file: "assets/loader-1.js", src: "src/app/loader.ts", isEntry: true },
  "src/app/browser.tsx": { file: "assets/browser-2.js", isEntry: true, imports: ["_react.js", "_shared.js"] },
  "src/design-system/styles.css": {
    file: "assets/styles-3.css",
    assets: ["assets/atkinson-hyperlegible-next-5.woff2", "assets/newsreader-4.woff2"],
  },
  "_react.js": { file: "assets/react-6.js", imports: ["_shared.js"] },
  "_shared.js": { file: "assets/shared-7.js", imports: ["_react.js"] },
  "_form.js": { file: "assets/form-8.js", imports: ["_react.js"], dynamicImports: ["_supabase.js"] },
  "_supabase.js": { file: "assets/supabase-9.js" },
  "src/pages/learn/learn-page.tsx": { file: "assets/learn-10.js", imports: ["_form.js", "src/app/browser.tsx"] },
};

const without = (key: string): Manifest =>
  Object.fromEntries(Object.entries(manifest).filter(([name]) => name !== key));

describe("a page's head", () => {
  test("lists the built files of the app, the loader and the stylesheet", () => {
    expect(pageHead(manifest, "src/pages/learn/learn-page.tsx")).toMatchObject({
      loader: "/assets/loader-1.js",
      stylesheet: "/assets/styles-3.css",
    });
  });

  test("lists each module that the page needs once, after its imports, even with cyclic imports, and no lazy module", () => {
    const { code } = pageHead(manifest, "src/pages/learn/learn-page.tsx");
    const names = code.map((file) => file.replace("/assets/", ""));
    expect(names).toEqual(["shared-7.js", "react-6.js", "form-8.js", "learn-10.js", "browser-2.js"]);
  });

  test("of the not-found page lists the app's files", () => {
    expect(pageHead(manifest, undefined).code.toSorted()).toEqual([
      "/assets/browser-2.js",
      "/assets/react-6.js",
      "/assets/shared-7.js",
    ]);
  });

  test("of an unknown page lists no others", () => {
    expect(pageHead(manifest, "src/pages/nowhere.tsx").code).toEqual(pageHead(manifest, undefined).code);
  });

  test("preloads the two fonts, the display font first, each once", () => {
    const twice: Manifest = { ...manifest, again: { file: "assets/a.css", assets: ["assets/newsreader-4.woff2"] } };
    expect(pageHead(twice, undefined).fonts).toEqual([
      "/assets/newsreader-4.woff2",
      "/assets/atkinson-hyperlegible-next-5.woff2",
    ]);
  });

  test.each(["src/app/loader.ts", "src/app/browser.tsx", "src/design-system/styles.css"])(
    "fails when the build has no %s",
    (key) => {
      expect(() => pageHead(without(key), undefined)).toThrow(`The build made no ${key}`);
    },
  );
});

test("the pages of the tools preload the app", () => {
  const preloads = (path: string) => pageHead(manifest, undefined, path).preloadsApp;
  expect(preloads("/tools/home-insurance-calculator")).toBe(true);
  expect(preloads("/tools")).toBe(false);
  expect(preloads("/tools/consultation")).toBe(false);
});

describe("the tags", () => {
  const head: PageHead = {
    stylesheet: "/assets/styles.css",
    fonts: ["/assets/newsreader.woff2"],
    loader: "/assets/start.js",
    code: ["/assets/react.js", "/assets/form.js", "/assets/browser.js"],
    preloadsApp: false,
  };

  test("are at the end of the head, and the rest of the document is unchanged", () => {
    const html = insertPageHead("<html><head><title>T</title></head><body>$& and $1</body></html>", head, "sha256-a=");
    expect(html).toMatch(/^<html><head><title>T<\/title>.+<\/head><body>\$& and \$1<\/body><\/html>$/);
  });

  test("load the stylesheet, the fonts and one script, none of it inline", () => {
    const html = insertPageHead("<head></head>", head, "sha256-a=");
    expect(html).toContain('<link rel="stylesheet" href="/assets/styles.css">');
    expect(html).toContain(
      '<link rel="preload" href="/assets/newsreader.woff2" as="font" type="font/woff2" crossorigin="">',
    );
    const scripts = html.match(/<script[^>]*>[^<]*<\/script>/g) ?? [];
    expect(scripts).toHaveLength(1);
    expect(scripts[0]).toContain('type="module"');
    expect(scripts[0]).toContain('src="/assets/start.js"');
    expect(scripts[0]).toContain('integrity="sha256-a="');
    expect(scripts[0]).toContain('data-app="/assets/react.js /assets/form.js /assets/browser.js"');
    expect(scripts[0]).toMatch(/><\/script>$/);
  });

  test("preload the app where it is needed, dependencies first, after the fonts and at low priority", () => {
    expect(insertPageHead("<head></head>", head, "sha256-a=")).not.toContain('as="fetch"');
    const html = insertPageHead("<head></head>", { ...head, preloadsApp: true }, "sha256-a=");
    const preloads = ["react", "form", "browser"].map(
      (name) => `<link rel="preload" href="/assets/${name}.js" as="fetch" crossorigin="" fetchpriority="low">`,
    );
    expect(html).toContain(`type="font/woff2" crossorigin="">${preloads.join("")}</head>`);
  });

  test("need a head element", () => {
    expect(() => insertPageHead("<body></body>", head, "sha256-a=")).toThrow("The document has no head");
  });
});
