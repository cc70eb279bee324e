import type {
  ArticleLeaf,
  BreadcrumbListLeaf,
  FAQPageLeaf,
  FinancialProductLeaf,
  Graph,
  ItemListLeaf,
  OrganizationLeaf,
  Thing,
  WebPageLeaf,
  WebSiteLeaf,
  WithContext,
} from "schema-dts";
import type { FaqItem } from "#domain/faq.ts";
import type { InsuranceProduct } from "#domain/insurance-product.ts";

/*
 * What the site says about itself to machines, in schema.org's words. Nothing is claimed that a visitor cannot read on the
 * page, and no rating ever: the site's scores are illustrations, so they must not turn into stars in a search result.
 */

/** Who publishes the site. */
export interface Publisher {
  readonly name: string;
  /** The site's own address, without a path. */
  readonly url: string;
  readonly email: string;
  /** As in `lang`, such as "en-CA". */
  readonly language: string;
  /** Whole address of a square image. */
  readonly logo: string;
  /** Where a visitor reads how pages are written and paid for. */
  readonly principles: string;
  /** Where a visitor reads what was corrected. */
  readonly corrections: string;
  /** Who reviews the pages, if somebody is named on them. */
  readonly reviewer: { readonly name: string; readonly licence: string } | null;
}

/** A page on the way from the home page to this one, and this one. */
export interface TrailStep {
  readonly label: string;
  /** Whole address. */
  readonly url: string;
}

/** When a text was first published and last gone through, ISO 8601 days. */
export interface ArticleDates {
  readonly datePublished?: string | undefined;
  readonly dateModified: string;
}

export interface PageFacts {
  /** Whole address. */
  readonly url: string;
  readonly title: string;
  readonly description: string;
  readonly keywords: readonly string[];
  /** Whole address of the share image. */
  readonly image: string;
  /** From the home page to this page. */
  readonly trail: readonly TrailStep[];
  /** Given for guides and articles. */
  readonly article?: ArticleDates | undefined;
  /** The pages that an index page lists, in its order. */
  readonly listed?: readonly TrailStep[] | undefined;
}

const context = "https://schema.org";

function ids({ url }: Publisher) {
  return { organization: `${url}/#organization`, website: `${url}/#website` };
}

function organization(publisher: Publisher): OrganizationLeaf {
  const { name, url, email, logo, language } = publisher;
  return {
    "@type": "Organization",
    "@id": ids(publisher).organization,
    name,
    url: `${url}/`,
    logo,
    email,
    areaServed: "CA",
    publishingPrinciples: publisher.principles,
    correctionsPolicy: publisher.corrections,
    contactPoint: { "@type": "ContactPoint", contactType: "customer support", email, availableLanguage: language },
  };
}

function webSite(publisher: Publisher): WebSiteLeaf {
  const { organization: publisherId, website } = ids(publisher);
  return {
    "@type": "WebSite",
    "@id": website,
    name: publisher.name,
    url: `${publisher.url}/`,
    inLanguage: publisher.language,
    publisher: { "@id": publisherId },
  };
}

function breadcrumbList(page: PageFacts): BreadcrumbListLeaf {
  return {
    "@type": "BreadcrumbList",
    "@id": `${page.url}#breadcrumb`,
    itemListElement: page.trail.map(({ label, url }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: label,
      item: url,
    })),
  };
}

function pageList(url: string, listed: readonly TrailStep[]): ItemListLeaf {
  return {
    "@type": "ItemList",
    "@id": `${url}#list`,
    numberOfItems: listed.length,
    itemListElement: listed.map((item, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: item.label,
      url: item.url,
    })),
  };
}

function webPage(publisher: Publisher, page: PageFacts): WebPageLeaf {
  return {
    "@type": "WebPage",
    "@id": `${page.url}#page`,
    url: page.url,
    name: page.title,
    description: page.description,
    inLanguage: publisher.language,
    isPartOf: { "@id": ids(publisher).website },
    breadcrumb: { "@id": `${page.url}#breadcrumb` },
    primaryImageOfPage: { "@type": "ImageObject", url: page.image, width: "1200", height: "630" },
    ...(publisher.reviewer !== null &&
      page.article !== undefined && {
        reviewedBy: { "@type": "Person", name: publisher.reviewer.name, description: publisher.reviewer.licence },
      }),
    ...(page.listed !== undefined && { mainEntity: { "@id": `${page.url}#list` } }),
  };
}

/** Search engines cut a headline after 110 characters. */
const longestHeadline = 110;

function article(publisher: Publisher, page: PageFacts, { datePublished, dateModified }: ArticleDates): ArticleLeaf {
  const { organization: publisherId } = ids(publisher);
  return {
    "@type": "Article",
    "@id": `${page.url}#article`,
    headline: page.title.slice(0, longestHeadline),
    description: page.description,
    keywords: [...page.keywords],
    image: page.image,
    ...(datePublished !== undefined && { datePublished }),
    dateModified,
    inLanguage: publisher.language,
    isAccessibleForFree: true,
    author: { "@type": "Organization", "@id": publisherId, name: publisher.name, url: `${publisher.url}/` },
    publisher: { "@id": publisherId },
    mainEntityOfPage: { "@id": `${page.url}#page` },
  };
}

/** Everything the site says about one page, apart from what only the page itself knows. */
export function pageGraph(publisher: Publisher, page: PageFacts): Graph {
  return {
    "@context": context,
    "@graph": [
      organization(publisher),
      webSite(publisher),
      webPage(publisher, page),
      breadcrumbList(page),
      ...(page.article === undefined ? [] : [article(publisher, page, page.article)]),
      ...(page.listed === undefined ? [] : [pageList(page.url, page.listed)]),
    ],
  };
}

/** The questions and answers that stand on a page. */
export function faqPage(questions: readonly FaqItem[]): WithContext<FAQPageLeaf> {
  return {
    "@context": context,
    "@type": "FAQPage",
    mainEntity: questions.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
}

function financialProduct({ company, product, type, line }: InsuranceProduct): FinancialProductLeaf {
  return {
    "@type": "FinancialProduct",
    name: `${company}: ${product}`,
    category: `${line} insurance, ${type}`,
    provider: { "@type": "Organization", name: company },
    areaServed: "CA",
  };
}

/**
 * The rows of a comparison table. They are schema.org's financial products (its word for what insurers sell), with neither
 * price nor rating, because the site knows neither.
 * @param name - What the table compares, as its caption says it.
 */
export function productList(name: string, products: readonly InsuranceProduct[]): WithContext<ItemListLeaf> {
  return {
    "@context": context,
    "@type": "ItemList",
    name,
    itemListOrder: "https://schema.org/ItemListUnordered",
    numberOfItems: products.length,
    itemListElement: products.map((product, index) => ({
      "@type": "ListItem",
      position: index + 1,
      item: financialProduct(product),
    })),
  };
}

/** JSON for a script element: no `<` is left that could end the element early. */
export function structuredDataJson(data: Graph | WithContext<Exclude<Thing, string>>): string {
  return JSON.stringify(data).replaceAll("<", String.raw`\u003c`);
}
