import { useEffect } from "react";
import { Heading } from "#design-system/heading/heading.tsx";
import { HeadingBlock } from "#design-system/heading/heading-block.tsx";
import { Section } from "#design-system/layout/section.tsx";
import { TextLink } from "#design-system/link/link.tsx";
import { GuideText } from "#widgets/reading/guide-text/guide-text.tsx";
import { siteSections } from "#site/site-section.ts";
import { sitemapEntries, sitemapXml } from "#site/sitemap.ts";
import { useSitePages } from "#platform/site-pages.tsx";
import { sections } from "#text/sections.ts";
import { site } from "#content/site.ts";
import * as text from "#text/sitemap.md";
import { pages as pageCount } from "#words/reading.ts";

/** `/sitemap` */
export default function SitemapPage() {
  const pages = useSitePages();

  useEffect(() => {
    const entries = sitemapEntries(pages, { siteUrl: site.url, today: new Date() });
    // The owner's specification asks for the XML in the console of this page only.
    // oxlint-disable-next-line no-console
    console.log(sitemapXml(entries));
  }, [pages]);

  return (
    <Section isFirst>
      <HeadingBlock level={1} title={text.page.heading} />
      <div className="mt-5">
        <GuideText of={text} />
      </div>
      <div className="mt-12 grid gap-12">
        {siteSections.map((section) => {
          const own = pages.filter((page) => page.section === section);
          if (own.length === 0) return null;
          return (
            <section
              key={section}
              aria-labelledby={section}
              className="grid gap-x-10 gap-y-4 border-t-2 border-ink pt-4 laptop:grid-cols-[15rem_minmax(0,1fr)]"
            >
              <div>
                <Heading level={2} size={3} id={section}>
                  {sections[section].name}
                </Heading>
                <p className="mt-1 text-small text-ink-soft">{pageCount(own.length)}</p>
              </div>
              <ul role="list" className="columns-1 gap-x-10 wide-phone:columns-2 desktop:columns-3">
                {own.map(({ path, label }) => (
                  <li key={path} className="flex break-inside-avoid border-b border-line">
                    <TextLink href={path}>
                      <span className="flex min-h-target items-center py-1.5">{label}</span>
                    </TextLink>
                  </li>
                ))}
              </ul>
            </section>
          );
        })}
      </div>
    </Section>
  );
}
