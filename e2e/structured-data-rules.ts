import type {
  AnswerLeaf,
  ArticleLeaf,
  BreadcrumbListLeaf,
  ContactPointLeaf,
  FAQPageLeaf,
  FinancialProductLeaf,
  ImageObjectLeaf,
  ItemListLeaf,
  ListItemLeaf,
  OrganizationLeaf,
  QuestionLeaf,
  WebPageLeaf,
  WebSiteLeaf,
} from "schema-dts";

/** The types of schema.org that the site uses. Ratings, reviews and offers are not among them. */
interface Leaves {
  readonly Answer: AnswerLeaf;
  readonly Article: ArticleLeaf;
  readonly BreadcrumbList: BreadcrumbListLeaf;
  readonly ContactPoint: ContactPointLeaf;
  readonly FAQPage: FAQPageLeaf;
  readonly FinancialProduct: FinancialProductLeaf;
  readonly ImageObject: ImageObjectLeaf;
  readonly ItemList: ItemListLeaf;
  readonly ListItem: ListItemLeaf;
  readonly Organization: OrganizationLeaf;
  readonly Question: QuestionLeaf;
  readonly WebPage: WebPageLeaf;
  readonly WebSite: WebSiteLeaf;
}

interface Rule<Leaf> {
  /** Properties that search engines or common sense require. */
  readonly required: readonly (keyof Leaf)[];
  readonly allowed: readonly (keyof Leaf)[];
}

const rules: { readonly [Type in keyof Leaves]: Rule<Leaves[Type]> } = {
  Answer: { required: ["text"], allowed: [] },
  Article: {
    required: ["headline", "dateModified", "author", "publisher", "image", "mainEntityOfPage"],
    allowed: ["@id", "datePublished", "isAccessibleForFree"],
  },
  BreadcrumbList: { required: ["itemListElement"], allowed: ["@id"] },
  ContactPoint: { required: ["contactType", "email"], allowed: ["availableLanguage"] },
  FAQPage: { required: ["mainEntity"], allowed: ["@id"] },
  FinancialProduct: { required: ["name", "provider"], allowed: ["category", "areaServed"] },
  ImageObject: { required: ["url", "width", "height"], allowed: [] },
  ItemList: { required: ["itemListElement", "numberOfItems"], allowed: ["@id", "name", "itemListOrder"] },
  ListItem: { required: ["position"], allowed: ["name", "item", "url"] },
  Organization: {
    required: ["name"],
    allowed: ["@id", "url", "logo", "email", "areaServed", "contactPoint", "publishingPrinciples", "correctionsPolicy"],
  },
  Question: { required: ["name", "acceptedAnswer"], allowed: [] },
  WebPage: {
    required: ["@id", "url", "name", "description", "isPartOf", "breadcrumb"],
    allowed: ["inLanguage", "primaryImageOfPage", "mainEntity"],
  },
  WebSite: { required: ["@id", "name", "url", "publisher"], allowed: ["inLanguage"] },
};

type Node = Readonly<Record<string, unknown>>;

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isKnownType(type: unknown): type is keyof Leaves {
  return typeof type === "string" && type in rules;
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === "" || (Array.isArray(value) && value.length === 0);
}

/** Validators of single values, by property name. */
const valueChecks: Readonly<Record<string, (value: unknown) => boolean>> = {
  url: (value) => typeof value === "string" && /^https:\/\/\S+$/.test(value),
  logo: (value) => typeof value === "string" && /^https:\/\/\S+\.png$/.test(value),
  image: (value) => typeof value === "string" && /^https:\/\/\S+\.png$/.test(value),
  dateModified: (value) => typeof value === "string" && /^\d{4}-\d\d-\d\d$/.test(value),
  // A year alone is allowed when the date is unknown.
  datePublished: (value) => typeof value === "string" && /^\d{4}(?:-\d\d-\d\d)?$/.test(value),
  headline: (value) => typeof value === "string" && value.length <= 110,
};

function positionsOf(list: unknown): unknown[] {
  return Array.isArray(list) ? list.map((item) => (isNode(item) ? item["position"] : undefined)) : [];
}

function problemsOf(node: Node, at: string): string[] {
  const { "@type": type, "@context": _context, ...properties } = node;
  const names = Object.keys(properties);
  // A bare id refers to a node described elsewhere.
  if (type === undefined && names.length === 1 && names[0] === "@id") return [];
  if (!isKnownType(type)) return [`${at}: "${String(type)}" is none of the site's types`];
  const required: readonly string[] = rules[type].required;
  const allowed: readonly string[] = [...required, ...rules[type].allowed];
  const here = `${at} ${type}`;
  const list = properties["itemListElement"];
  const positions = positionsOf(list);
  return [
    ...required.filter((name) => isEmpty(properties[name])).map((name) => `${here} lacks ${name}`),
    ...names.filter((name) => !allowed.includes(name)).map((name) => `${here} must not have ${name}`),
    ...names
      .filter((name) => valueChecks[name]?.(properties[name]) === false)
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
