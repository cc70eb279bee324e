import { describe, expect, test } from "vitest";
import type { InsuranceProduct } from "#domain/insurance-product.ts";
import {
  faqPage,
  pageGraph,
  productList,
  structuredDataJson,
  type PageFacts,
  type Publisher,
} from "#site/structured-data.ts";

const publisher: Publisher = {
  name: "Northcover",
  url: "https://www.northcover.example",
  email: "hello@northcover.example",
  language: "en-CA",
  home: "https://www.northcover.example/",
  logo: "https://www.northcover.example/icon-512.png",
  principles: "https://www.northcover.example/about",
  corrections: "https://www.northcover.example/about/corrections",
  reviewer: null,
};

const page: PageFacts = {
  url: "https://www.northcover.example/learn/life-insurance",
  title: "Life Insurance Guide | Northcover",
  description: "Term, whole and universal life compared.",
  image: "https://www.northcover.example/social/learn.png",
  trail: [
    { label: "Home", url: "https://www.northcover.example/" },
    { label: "Learn", url: "https://www.northcover.example/learn" },
    { label: "Life Insurance Guide", url: "https://www.northcover.example/learn/life-insurance" },
  ],
};

describe("pageGraph", () => {
  test("complete graph of a guide that lists pages", () => {
    const organization = { "@id": "https://www.northcover.example/#organization" };
    const website = { "@id": "https://www.northcover.example/#website" };
    const article = { dateModified: "2026-11-20", datePublished: "2024-02-20" };
    expect(pageGraph(publisher, { ...page, article, listed: page.trail.slice(0, 1) })).toStrictEqual({
      "@context": "https://schema.org",
      "@graph": [
        {
          "@type": "Organization",
          ...organization,
          name: "Northcover",
          url: "https://www.northcover.example/",
        },
        {
          "@type": "WebSite",
          ...website,
          name: "Northcover",
          url: "https://www.northcover.example/",
          inLanguage: "en-CA",
          publisher: organization,
        },
        {
          "@type": "WebPage",
          "@id": `${page.url}#page`,
          url: page.url,
          name: page.title,
          description: page.description,
          inLanguage: "en-CA",
          isPartOf: website,
          breadcrumb: { "@id": `${page.url}#breadcrumb` },
          primaryImageOfPage: { "@type": "ImageObject", url: page.image, width: "1200", height: "630" },
          mainEntity: { "@id": `${page.url}#list` },
        },
        {
          "@type": "BreadcrumbList",
          "@id": `${page.url}#breadcrumb`,
          itemListElement: page.trail.map(({ label, url }, index) => ({
            "@type": "ListItem",
            position: index + 1,
            name: label,
            item: url,
          })),
        },
        {
          "@type": "Article",
          "@id": `${page.url}#article`,
          headline: page.title,
          image: page.image,
          datePublished: "2024-02-20",
          dateModified: "2026-11-20",
          isAccessibleForFree: true,
          author: organization,
          publisher: organization,
          mainEntityOfPage: { "@id": `${page.url}#page` },
        },
        {
          "@type": "ItemList",
          "@id": `${page.url}#list`,
          numberOfItems: 1,
          itemListElement: [{ "@type": "ListItem", position: 1, name: "Home", url: "https://www.northcover.example/" }],
        },
      ],
    });
  });

  test("the home page describes the publisher", () => {
    expect(pageGraph(publisher, { ...page, url: publisher.home })["@graph"][0]).toStrictEqual({
      "@type": "Organization",
      "@id": "https://www.northcover.example/#organization",
      name: "Northcover",
      url: "https://www.northcover.example/",
      logo: publisher.logo,
      email: publisher.email,
      areaServed: "CA",
      publishingPrinciples: publisher.principles,
      correctionsPolicy: publisher.corrections,
      contactPoint: {
        "@type": "ContactPoint",
        contactType: "customer support",
        email: publisher.email,
        availableLanguage: "en-CA",
      },
    });
  });

  test("of a page that lists nothing contains the publisher, the site, the page and its breadcrumbs", () => {
    const graph = pageGraph(publisher, page)["@graph"];
    expect(graph.map((node) => (typeof node === "string" ? node : node["@type"]))).toEqual([
      "Organization",
      "WebSite",
      "WebPage",
      "BreadcrumbList",
    ]);
    expect(graph[2]).not.toHaveProperty("mainEntity");
  });

  test("an article without a publication date has no datePublished", () => {
    const graph = pageGraph(publisher, { ...page, article: { dateModified: "2026-11-20" } });
    expect(graph["@graph"].at(-1)).not.toHaveProperty("datePublished");
  });

  test("no headline exceeds the length that search engines show", () => {
    const graph = pageGraph(publisher, { ...page, title: "x".repeat(200), article: { dateModified: "2026-11-20" } });
    expect(graph["@graph"].at(-1)).toHaveProperty("headline", "x".repeat(110));
  });
});

const product: InsuranceProduct = {
  id: "x-term",
  line: "life",
  company: "Example Life",
  product: "Term life insurance",
  type: "Term",
  coverage: "$50,000 to $1,000,000",
  features: ["Level premium"],
  grade: { agency: "AM Best", grade: "A+", asOf: "2025", source: "S1" },
  sources: [],
};

const list = productList("Life insurance compared", [product], ({ line, type }) => `${line} insurance, ${type}`);

test("productList lists products and their insurers, in an unranked order, without a rating, a review or a price", () => {
  expect(list).toStrictEqual({
    "@context": "https://schema.org",
    "@type": "ItemList",
    name: "Life insurance compared",
    itemListOrder: "https://schema.org/ItemListUnordered",
    numberOfItems: 1,
    itemListElement: [
      {
        "@type": "ListItem",
        position: 1,
        item: {
          "@type": "FinancialProduct",
          name: "Example Life: Term life insurance",
          category: "life insurance, Term",
          provider: { "@type": "Organization", name: "Example Life" },
          areaServed: "CA",
        },
      },
    ],
  });
});

test("faqPage contains every question with its answer", () => {
  const questions = [{ id: "a", question: "Why?", answer: "Because.\n\nThat is all." }];
  expect(faqPage(questions)).toStrictEqual({
    "@context": "https://schema.org",
    "@type": "FAQPage",
    mainEntity: [
      { "@type": "Question", name: "Why?", acceptedAnswer: { "@type": "Answer", text: "Because.\n\nThat is all." } },
    ],
  });
});

test("structuredDataJson cannot close its script element, and parses to the same data", () => {
  const data = faqPage([{ id: "a", question: "</script><script>alert(1)</script>", answer: "<!-- " }]);
  const json = structuredDataJson(data);
  expect(json).not.toContain("<");
  expect(JSON.parse(json)).toEqual(data);
});

const graphOf = (reviewer: Publisher["reviewer"], facts: PageFacts) =>
  JSON.stringify(pageGraph({ ...publisher, reviewer }, facts));
const named = { name: "Amrit Gill", licence: "Insurance Council of BC, 000000" };
const guide: PageFacts = { ...page, article: { dateModified: "2026-11-20" } };

test("reviewedBy is set for guides once the owner has named a reviewer, and for nothing else", () => {
  expect(graphOf(named, guide)).toContain('"reviewedBy":{"@type":"Person","name":"Amrit Gill"');
  expect(graphOf(named, page)).not.toContain("reviewedBy");
  expect(graphOf(null, guide)).not.toContain("reviewedBy");
});
