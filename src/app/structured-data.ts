import type { Graph } from "schema-dts";
import { blogPosts } from "#blog-posts";
import { pageDescriptions } from "#page-descriptions";
import { reviewer, site } from "#content/site.ts";
import { sitePaths, type SitePath } from "#site/site-path.ts";
import { sectionOf } from "#site/site-section.ts";
import { pageGraph, type ArticleDates, type TrailStep } from "#site/structured-data.ts";
import { breadcrumbTrail } from "./breadcrumb-trail.ts";
import { locale } from "#locale";
import { documentTitle } from "./page-metadata.tsx";
import { pageNames } from "#page-names";
import { siteAddress, socialImage } from "./social-image.ts";

/** Index pages, whose structured data lists their child pages. */
const indexPaths: readonly SitePath[] = ["/learn", "/insurance-types", "/blog", "/tools"];

/** The dates of a guide or an article; other pages have none. */
export function articleDates(path: SitePath): ArticleDates | undefined {
  const section = sectionOf(path);
  const isArticle = section === "provincial" || section === "company-analysis" || /^\/(learn|blog)\/./.test(path);
  if (!isArticle) return undefined;
  const { reviewed } = pageDescriptions[path];
  if (reviewed === undefined) throw new Error(`The file of ${path} doesn't say when its facts were last read`);
  return { dateModified: reviewed, datePublished: blogPosts.find(({ url }) => url === path)?.date };
}

function step(path: SitePath): TrailStep {
  return { label: pageNames[path].label, url: siteAddress(path) };
}

/** Breadcrumb trail without segments that have no page: structured data needs a URL for each step. */
function trail(path: SitePath): TrailStep[] {
  const steps = breadcrumbTrail(path).flatMap(({ label, href }) =>
    href === undefined || href.includes("#") ? [] : [{ label, url: siteAddress(href) }],
  );
  return [...steps, step(path)];
}

function listed(path: SitePath): TrailStep[] | undefined {
  if (!indexPaths.includes(path)) return undefined;
  // Skip deeper pages such as the free resources, which the page describes but doesn't list.
  return sitePaths.filter((other) => other.startsWith(`${path}/`) && !other.includes("/resources/")).map(step);
}

/** Structured data of a page for search engines. */
export function structuredData(path: SitePath): Graph {
  const { title } = pageNames[path];
  const { description } = pageDescriptions[path];
  return pageGraph(
    {
      name: site.name,
      url: new URL(site.url).origin,
      email: site.contactEmail,
      language: locale.tag,
      home: siteAddress("/"),
      logo: siteAddress("/icon-512.png"),
      principles: siteAddress("/about"),
      corrections: siteAddress("/about/corrections"),
      reviewer,
    },
    {
      url: siteAddress(path),
      title: documentTitle(title),
      description,
      image: socialImage(sectionOf(path)).address,
      trail: trail(path),
      article: articleDates(path),
      listed: listed(path),
    },
  );
}
