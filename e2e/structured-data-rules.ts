/**
 * Properties of the types of schema.org that the site uses: those that search engines or common sense require, and the
 * others that are allowed. Ratings, reviews and offers are not among them.
 */
const rules: Readonly<Record<string, { readonly required: string; readonly allowed?: string }>> = {
  Answer: { required: "text" },
  Article: {
    required: "headline dateModified author publisher image mainEntityOfPage",
    allowed: "@id datePublished isAccessibleForFree",
  },
  BreadcrumbList: { required: "itemListElement", allowed: "@id" },
  ContactPoint: { required: "contactType email", allowed: "availableLanguage" },
  FAQPage: { required: "mainEntity", allowed: "@id" },
  FinancialProduct: { required: "name provider", allowed: "category areaServed" },
  ImageObject: { required: "url width height" },
  ItemList: { required: "itemListElement numberOfItems", allowed: "@id name itemListOrder" },
  ListItem: { required: "position", allowed: "name item url" },
  Organization: {
    required: "name",
    allowed: "@id url logo email areaServed contactPoint publishingPrinciples correctionsPolicy",
  },
  Question: { required: "name acceptedAnswer" },
  WebPage: {
    required: "@id url name description isPartOf breadcrumb",
    allowed: "inLanguage primaryImageOfPage mainEntity",
  },
  WebSite: { required: "@id name url publisher", allowed: "inLanguage" },
};

/** Patterns of single values, by property name. */
const patterns: Readonly<Record<string, RegExp>> = {
  url: /^https:\/\/\S+$/,
  logo: /^https:\/\/\S+\.png$/,
  image: /^https:\/\/\S+\.png$/,
  dateModified: /^\d{4}-\d\d-\d\d$/,
  // A year alone is allowed when the date is unknown.
  datePublished: /^\d{4}(?:-\d\d-\d\d)?$/,
  headline: /^.{1,110}$/,
};

type Node = Readonly<Record<string, unknown>>;

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === "" || (Array.isArray(value) && value.length === 0);
}

function positionsOf(list: unknown): unknown[] {
  return Array.isArray(list) ? list.map((item) => (isNode(item) ? item["position"] : undefined)) : [];
}

function problemsOf(node: Node, at: string): string[] {
  const { "@type": type, "@context": _context, ...properties } = node;
  const names = Object.keys(properties);
  // A bare id refers to a node described elsewhere.
  if (type === undefined && names.length === 1 && names[0] === "@id") return [];
  const rule = rules[String(type)];
  if (rule === undefined) return [`${at}: "${String(type)}" is none of the site's types`];
  const required = rule.required.split(" ");
  const allowed = [...required, ...(rule.allowed ?? "").split(" ")];
  const here = `${at} ${String(type)}`;
  const positions = positionsOf(properties["itemListElement"]);
  return [
    ...required.filter((name) => isEmpty(properties[name])).map((name) => `${here} lacks ${name}`),
    ...names.filter((name) => !allowed.includes(name)).map((name) => `${here} must not have ${name}`),
    ...names
      .filter((name) => patterns[name]?.test(String(properties[name])) === false)
      .map((name) => `${here} has a bad ${name}`),
    ...(positions.some((position, index) => position !== index + 1) ? [`${here} does not count from one`] : []),
    ...("numberOfItems" in properties && properties["numberOfItems"] !== positions.length ? [`${here} miscounts`] : []),
    ...names.flatMap((name) => problemsIn(properties[name], `${here} › ${name}`)),
  ];
}

/** Problems of a value and everything in it. */
function problemsIn(value: unknown, at: string): string[] {
  if (Array.isArray(value)) return value.flatMap((part: unknown) => problemsIn(part, at));
  return isNode(value) ? problemsOf(value, at) : [];
}

/** Problems of a JSON-LD block, as sentences; empty when it is valid. */
export function structuredDataProblems(block: unknown): string[] {
  if (!isNode(block) || block["@context"] !== "https://schema.org") return ["the block has no schema.org context"];
  return "@graph" in block ? problemsIn(block["@graph"], "graph") : problemsOf(block, "block");
}
