import { expect, fn, spyOn, within } from "storybook/test";
import { sitemapEntries, sitemapXml } from "#site/sitemap.ts";
import SitemapPage from "#pages/sitemap/sitemap-page.tsx";
import { SitePagesProvider } from "#platform/site-pages.tsx";
import { site } from "#content/site.ts";
import { sitePages } from "#app/site-pages.ts";
import preview from "../../.storybook/preview.tsx";
import * as provinceWords from "#words/province.ts";

const log = fn();

const meta = preview.meta({
  component: SitemapPage,
  parameters: { layout: "fullscreen" },
  render: () => (
    <SitePagesProvider value={sitePages}>
      <SitemapPage />
    </SitePagesProvider>
  ),
  beforeEach() {
    spyOn(console, "log").mockImplementation(log);
  },
});

/** The list contains every page of the registry once, under its section. */
export const EveryPage = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  async play({ canvas, step }) {
    await expect(canvas.getByRole("heading", { level: 1, name: "Sitemap" })).toBeVisible();
    for (const { path, label } of sitePages) {
      const links = canvas.getAllByRole("link", { name: label });
      await expect(links.filter((link) => link.getAttribute("href") === path)).toHaveLength(1);
    }
    const provincial = canvas.getByRole("region", { name: provinceWords.provincialGuides });
    await expect(provincial).toHaveTextContent("13 pages");
    for (const link of within(provincial).getAllByRole("link")) {
      await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    }
    await expect(canvas.getByRole("link", { name: "sitemap.xml" })).toHaveAttribute("href", "/sitemap.xml");

    await step("the page generates the XML in the browser, with the build's rows and date, and logs it", async () => {
      const xml = sitemapXml(sitemapEntries(sitePages, { siteUrl: site.url, today: new Date() }));
      await expect(log).toHaveBeenCalledWith(xml);
      await expect(xml).toContain("<lastmod>2026-11-20</lastmod>");
      await expect(xml.match(/<url>/g)).toHaveLength(sitePages.length);
    });
  },
});
