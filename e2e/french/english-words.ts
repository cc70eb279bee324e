import { DomUtils, parseDocument } from "htmlparser2";

type PageNode = ReturnType<typeof parseDocument>["children"][number];

/** Words that an English sentence hardly does without, and French doesn't have. */
const english =
  /(?<![\p{L}-])(?:the|and|of|your|you|with|from|which|this|that|these|not|will|when|what|how|who|where|are|is|was|were|it|its|their|they|than|then|about|after|before|between|other|each|every|only|must|should|can|could|may|would|have|has|been|if|by|or|to|in)(?![\p{L}-])/iu;

/** Names that stay English in a French text. */
const names =
  /AM Best|Bank of Canada|Care-First|Best Doctors|Economical and Sonnet|Term 10|Follow ?Me|Rates\.ca|Protégez-Vous|Team Apex|University of|Court of|City of|Health and Dental|Home and Auto|Business in|Insure and|Western Financial Group|Law Society of|Better Business Bureau|Superintendents? of Insurance|Regulatory and Appeals (?:Commission|Board)|Information and Privacy Commissioner (?:of|for)|Legal Information Society of|Life Assurance Company of|The Manufacturers Life|Visitors to Canada insurance|Board of Commissioners of Public Utilities|Financial and Consumer Affairs Authority|Insurance Councils? of/g;

/** Parts that quote: sources by their titles, examples of code, and what is marked as English. */
function isQuoted(node: PageNode): boolean {
  if (!("attribs" in node)) return false;
  const { attribs, name } = node;
  if (["script", "style", "code"].includes(name)) return true;
  if (attribs["lang"]?.startsWith("en") === true) return true;
  if (["source-list", "language-switch"].includes(attribs["data-slot"] ?? "")) return true;
  // Marks of sources name their publishers.
  if (attribs["href"]?.startsWith("#source-") === true) return true;
  return attribs["href"]?.startsWith("http") === true || attribs["id"]?.startsWith("source-") === true;
}

/** Attributes that a visitor reads or hears. */
const readAttributes = ["aria-label", "title", "alt", "placeholder", "data-label"];
const readMetadata = /^(?:description|keywords|og:title|og:description|og:image:alt)$/;

/** Texts of a page in English, which a French page must not have. */
export function englishTexts(html: string): readonly string[] {
  const found = new Set<string>();
  const look = (text: string | undefined) => {
    if (text !== undefined && english.test(text.replaceAll(names, ""))) found.add(text.trim().replaceAll(/\s+/g, " "));
  };
  function walk(node: PageNode): void {
    if (isQuoted(node)) return;
    if (!("attribs" in node)) return look(DomUtils.textContent(node));
    for (const attribute of readAttributes) look(node.attribs[attribute]);
    if (readMetadata.test(node.attribs["name"] ?? node.attribs["property"] ?? "")) look(node.attribs["content"]);
    node.children.forEach(walk);
  }
  parseDocument(html)
    .children.filter((node) => "attribs" in node)
    .forEach(walk);
  return [...found];
}
