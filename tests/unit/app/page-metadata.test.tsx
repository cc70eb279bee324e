import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { MachineMetadata } from "#app/machine-metadata.tsx";
import { MachineMetadataContext, PageMetadata, documentTitle } from "#app/page-metadata.tsx";
import { siteAddress } from "#app/social-image.ts";
import { sitePaths } from "#site/site-path.ts";
import { pageNotFound } from "#words/shell.ts";

const metadataOf = (pathname: string) =>
  renderToStaticMarkup(
    <MachineMetadataContext value={(path) => <MachineMetadata path={path} />}>
      <PageMetadata pathname={pathname} />
    </MachineMetadataContext>,
  );
const titleOf = (html: string) => /<title>(.*?)<\/title>/.exec(html)?.[1];

test.each([
  ["Learn About Insurance", "Learn About Insurance | Northcover"],
  ["Northcover: Insurance, Explained", "Northcover: Insurance, Explained"],
  ["About Northcover", "About Northcover"],
  ["northcover", "northcover | Northcover"],
  ["", " | Northcover"],
])("the title %j becomes %j", (title, full) => {
  expect(documentTitle(title)).toBe(full);
});

describe("PageMetadata", () => {
  test("every page has a unique title that names the site once, and a canonical address, and may be indexed", () => {
    const pages = sitePaths.map((path) => ({ path, html: metadataOf(path) }));
    const titles = pages.map(({ html }) => titleOf(html));
    expect(new Set(titles).size).toBe(sitePaths.length);
    for (const title of titles) expect(title?.match(/Northcover/g)).toHaveLength(1);
    for (const { path, html } of pages) {
      expect(html).toContain(`<link rel="canonical" href="${siteAddress(path)}"/>`);
    }
  });

  test.each(["/no-such-page", "/learn/", "/constructor"])("%s is not found and not indexed", (pathname) => {
    const html = metadataOf(pathname);
    expect(titleOf(html)).toBe(documentTitle(pageNotFound));
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(html).not.toContain("canonical");
  });

  test("the prerender adds metadata for machines", () => {
    const forMachines = ['rel="alternate"', 'name="description"', 'property="og:title"', 'type="application/ld+json"'];
    const prerendered = metadataOf("/learn");
    const inTheBrowser = renderToStaticMarkup(<PageMetadata pathname="/learn" />);
    expect(forMachines.filter((attribute) => prerendered.includes(attribute))).toEqual(forMachines);
    expect(forMachines.filter((attribute) => inTheBrowser.includes(attribute))).toEqual([]);
  });
});
