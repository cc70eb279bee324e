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
 * Structured data of the site in schema.org's vocabulary. It contains only facts that a visitor can read on the page,
 * and never a rating: the site's scores are illustrations and must not become stars in a search result.
 */

/** The publisher of the site. */
export interface Publisher {
  readonly name: string;
  /** Origin of the site. */
  readonly url: string;
  readonly email: string;
  /** As in `lang`, such as "en-CA". */
  readonly language: string;
  /** URL of the home page in this language. */
  readonly home: string;
  /** Absolute URL of a square image. */
  readonly logo: string;
  /** URL of the page on how content is written and paid for. */
  readonly principles: string;
  /** URL of the corrections page. */
  readonly corrections: string;
  /** The reviewer of the pages, if one is named on them. */
  readonly reviewer: { readonly name: string; readonly licence: string } | null;
}

/** A breadcrumb, including the page itself. */
export interface TrailStep {
  readonly label: string;
  /** Absolute URL. */
  readonly url: string;
}

/** Days of first publication and last review, ISO 8601. */
export interface ArticleDates {
  readonly datePublished?: string | undefined;
  readonly dateModified: string;
}

export interface PageFacts {
  /** Absolute URL. */
  readonly url: string;
  readonly title: string;
  readonly description: string;
  /** Absolute URL of the share image. */
  readonly image: string;
  /** Breadcrumbs from the home page to this page. */
  readonly trail: readonly TrailStep[];
  /** Given for guides and articles. */
  readonly article?: ArticleDates | undefined;
  /** Pages that an index page lists, in its order. */
  readonly listed?: readonly TrailStep[] | undefined;
}

const context = "https://schema.org";

/** One organization, with a site in each language. */
function ids({ url, home }: Publisher) {
  return { organization: `${url}/#organization`, website: `${home}#website` };
}

/** The publisher: in full on the home page, where search engines read it; elsewhere by its name. */
function organization(publisher: Publisher, page: PageFacts): OrganizationLeaf {
  const { name, url, email, logo, language } = publisher;
  const named = { "@type": "Organization", "@id": ids(publisher).organization, name, url: `${url}/` } as const;
  if (page.url !== publisher.home) return named;
  return {
    ...named,
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
    url: publisher.home,
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

/** Maximum length of a headline in characters; search engines cut longer ones. */
const longestHeadline = 110;

function article(publisher: Publisher, page: PageFacts, { datePublished, dateModified }: ArticleDates): ArticleLeaf {
  const { organization: publisherId } = ids(publisher);
  return {
    "@type": "Article",
    "@id": `${page.url}#article`,
    headline: page.title.slice(0, longestHeadline),
    image: page.image,
    ...(datePublished !== undefined && { datePublished }),
    dateModified,
    isAccessibleForFree: true,
    author: { "@id": publisherId },
    publisher: { "@id": publisherId },
    mainEntityOfPage: { "@id": `${page.url}#page` },
  };
}

/** Structured data of a page, except for data that only the page's component has. */
export function pageGraph(publisher: Publisher, page: PageFacts): Graph {
  return {
    "@context": context,
    "@graph": [
      organization(publisher, page),
      webSite(publisher),
      webPage(publisher, page),
      breadcrumbList(page),
      ...(page.article === undefined ? [] : [article(publisher, page, page.article)]),
      ...(page.listed === undefined ? [] : [pageList(page.url, page.listed)]),
    ],
  };
}

/** Structured data of the questions and answers on a page. */
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

function financialProduct({ company, product }: InsuranceProduct, category: string): FinancialProductLeaf {
  return {
    "@type": "FinancialProduct",
    name: `${company}: ${product}`,
    category,
    provider: { "@type": "Organization", name: company },
    areaServed: "CA",
  };
}

/**
 * Structured data of a comparison table. The rows are schema.org's financial products (its type for insurance
 * products), with neither price nor rating, because the site has neither.
 * @param name - The subject of the table, as in its caption.
 * @param categoryOf - Names the kind of a product.
 */
export function productList(
  name: string,
  products: readonly InsuranceProduct[],
  categoryOf: (product: InsuranceProduct) => string,
): WithContext<ItemListLeaf> {
  return {
    "@context": context,
    "@type": "ItemList",
    name,
    itemListOrder: "https://schema.org/ItemListUnordered",
    numberOfItems: products.length,
    itemListElement: products.map((product, index) => ({
      "@type": "ListItem",
      position: index + 1,
      item: financialProduct(product, categoryOf(product)),
    })),
  };
}

/** Serialises JSON for a script element: escapes `<`, which could end the element early. */
export function structuredDataJson(data: Graph | WithContext<Exclude<Thing, string>>): string {
  return JSON.stringify(data).replaceAll("<", String.raw`\u003c`);
}
