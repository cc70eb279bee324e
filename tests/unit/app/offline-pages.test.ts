import { describe, expect, test } from "vitest";
import {
  isPlainPath,
  offlineAddresses,
  offlineScopes,
  scopeOf,
  listCachedPages,
  markSavedCopy,
  savedCopyAttribute,
} from "#app/offline/cached-pages.ts";
import { renderOfflinePage } from "#app/offline/prerender-offline-page.tsx";
import { addressIn, languages } from "#site/alternates.ts";
import {
  obsoleteFiles,
  filesNamedBy,
  renamedFiles,
  isCacheableFile,
  isPolicyFile,
} from "#app/offline/release-files.ts";

describe("cached pages and files", () => {
  test.each([
    ["/tools", true],
    ["/tools/home-insurance-calculator", true],
    ["/tools/../privacy-policy", false],
    ["/tools/%2e%2e/privacy-policy", false],
    ["/tools/./consultation", false],
    ["/tools/consultation?email=zoe@example.ca", false],
    ["/tools/consultation#name", false],
    ["//tools", false],
    ["https://evil.example/tools", false],
    ["tools", false],
    ["/tools\\consultation", false],
    ["http://[", false],
    ["", false],
  ])("%s is the plain path of a page: %s", (path, isPlain) => {
    expect(isPlainPath(path)).toBe(isPlain);
  });

  test.each([
    ["/tools", "/tools"],
    ["/tools/home-insurance-calculator", "/tools"],
    ["/learn/insurance-claims", "/learn/insurance-claims"],
    ["/", undefined],
    ["/learn", undefined],
    ["/toolshed", undefined],
    ["/learn/insurance-claims-2", undefined],
    ["/fr/outils", "/fr/outils"],
    ["/fr/outils/calculatrice-assurance-vie", "/fr/outils"],
    ["/fr/guides/declarer-sinistre", "/fr/guides/declarer-sinistre"],
    ["/fr", undefined],
    ["/fr/tools", undefined],
    ["/fr/politique-de-confidentialite", undefined],
    ["/fr/hors-ligne", undefined],
    ["/privacy-policy", undefined],
    ["/terms-of-service", undefined],
    ["/rest/v1/leads", undefined],
    ["/offline", undefined],
  ])("%s lies in the scope %s", (path, scope) => {
    expect(scopeOf(path)).toBe(scope);
  });

  test.each(languages)("are where the pages of $tag are", ({ book }) => {
    const [tools, guide] = [addressIn(book, "/tools"), addressIn(book, "/learn/insurance-claims")];
    const own = offlineAddresses(tools);
    expect(own && offlineScopes(own)).toEqual([tools, guide]);
    expect(own?.fallback.startsWith(`${book.root}/`)).toBe(true);
  });

  test.each([
    ["/assets/app-GiYNcRE.js", true],
    ["/assets/atkinson-hyperlegible-next-CJ2Zt5_.woff2", true],
    ["/assets/styles-Bt8xyHD.css", true],
    ["/assets/reading-Cbp-5th.js", true],
    ["/assets/plates-Cbp-5th.svg", true],
    // A file without a hash may change under the same name.
    ["/assets/app.js", false],
    ["/assets/search/00fc1af72b19.json", false],
    ["/rest/v1/leads", false],
    ["/offline-worker.js", false],
    ["/assets/privacy-policy-page-RG-QxPI.js", false],
    ["/assets/terms-of-service-page-CXuYy1W.js", false],
    ["/assets/legal-page-Dj6_eD7.js", false],
  ])("%s: %s", (path, isKept) => {
    expect(isCacheableFile(path)).toBe(isKept);
  });

  test("the code of a policy is recognized by its name", () => {
    expect(isPolicyFile("/assets/privacy-policy-page-RG-QxPI.js")).toBe(true);
    expect(isPolicyFile("/assets/multi-policy-savings-page-Cx78rh3.js")).toBe(false);
  });
});

test("a page lists its styles, code and fonts, but no social image", () => {
  const html = `<meta content="https://site.example/assets/social/tools-1234567.png"><script src="/assets/loader-DARMqCG.js" data-app="/assets/react-DCn0nmo.js /assets/app-GiYNcRE.js"></script><link href="/assets/styles-Bt8xyHD.css"><link href="/assets/styles-Bt8xyHD.css">`;
  expect(filesNamedBy(html)).toEqual([
    "/assets/loader-DARMqCG.js",
    "/assets/react-DCn0nmo.js",
    "/assets/app-GiYNcRE.js",
    "/assets/styles-Bt8xyHD.css",
  ]);
});

describe("a new release", () => {
  const release = ["/assets/app-2222222.js", "/assets/tool-answer-2-22222.js", "/assets/other-2222222.js"];

  test("contains the cached chunks under their new names", () => {
    const kept = ["/assets/app-1111111.js", "/assets/tool-answer-1_11111.js", "/assets/gone-1111111.js"];
    expect(renamedFiles(kept, release)).toEqual(["/assets/app-2222222.js", "/assets/tool-answer-2-22222.js"]);
  });

  test("deletes old files, except those that a cached page still uses", () => {
    const kept = ["/assets/app-1111111.js", "/assets/guide-1111111.js", "/assets/app-2222222.js"];
    expect(obsoleteFiles(kept, release, ['<script src="/assets/guide-1111111.js">'])).toEqual([
      "/assets/app-1111111.js",
    ]);
  });
});

describe("the offline page", () => {
  const html = renderOfflinePage();
  const listed = (page: string) => [...page.matchAll(/<a [^>]*href="(\/[^"]*)"/g)].map(([, path]) => path);

  test("lists every page that may be cached", () => {
    expect(listed(html)).toContain("/learn/insurance-claims");
    expect(listed(html).length).toBeGreaterThan(10);
    expect(listed(html).filter((path) => scopeOf(path ?? "") === undefined)).toEqual([]);
  });

  test("shows the pages that are cached", () => {
    const kept = new Set(["/tools", "/learn/insurance-claims", "/offline"]);
    expect(new Set(listed(listCachedPages(html, kept)))).toEqual(new Set(["/learn/insurance-claims", "/tools"]));
  });
});

test("a saved page is marked on its first element alone", () => {
  expect(markSavedCopy('<!DOCTYPE html><html lang="en-CA"><p>&lt;html</p></html>')).toBe(
    `<!DOCTYPE html><html ${savedCopyAttribute} lang="en-CA"><p>&lt;html</p></html>`,
  );
});
