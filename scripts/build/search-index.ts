import { createHash } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { ProvinceCode } from "../../src/domain/province-code.ts";
import type { GlossaryTerm } from "../../src/domain/glossary.ts";
import { addressBook } from "#addresses";
import { provinceTiles } from "#content/provinces/tiles.ts";
import type { SearchAction, SearchedPage, SearchedPart, SearchFile, SearchVocabulary } from "../../src/site/search.ts";
import { addressOf, type SitePath } from "../../src/site/site-path.ts";
import { queryWords, indexWords, type SearchDocument } from "../../src/services/search-words.ts";
import { pageParts } from "./page-parts.ts";

/** Metadata of a page in the index. */
export interface IndexedPage {
  readonly path: string;
  readonly title: string;
  readonly section: string;
  readonly description: string;
  readonly keywords: readonly string[];
}

/** Vocabulary and actions for the search. */
export interface SearchWords {
  readonly vocabulary: SearchVocabulary;
  readonly actions: readonly SearchAction[];
}

/** Ranking weight of a page: lists of pages and rarely sought pages rank below those that explain. */
function weightOf(path: string): number {
  if (/^\/(?:about|terms-of-service|privacy-policy|sitemap|request-)/.test(path)) return 0.1;
  if (/^\/(?:learn|insurance-types|blog|tools)?$/.test(path)) return 0.4;
  // Sheets to fill in name everything and explain little.
  if (/\/(?:comparison-workbook|insurance-checklist)$/.test(path)) return 0.5;
  if (path.startsWith("/insurance-types/")) return 0.9;
  // A search for a province or company by name still finds its page, the only match.
  return /^\/(?:company-analysis|provincial)\//.test(path) ? 0.5 : 1;
}

/** Pages of questions and answers: the search shows an answer in full. */
const questionPaths: ReadonlySet<string> = new Set(["/faq", "/learn/questions"] satisfies SitePath[]);

function kindOf(path: string): SearchedPage["kind"] {
  if (questionPaths.has(path)) return "questions";
  return path.startsWith("/tools/") ? "tool" : undefined;
}

const provinceOf = new Map<string, ProvinceCode>(
  Object.values(provinceTiles).map(({ slug, abbreviation }) => [`/provincial/${slug}-insurance-guide`, abbreviation]),
);

/** The words that only the title of this page about a province or a company has; none for other pages. */
function namesOf({ path, title }: IndexedPage, all: readonly IndexedPage[], vocabulary: SearchVocabulary) {
  if (!/^\/(?:company-analysis|provincial)\//.test(path)) return [];
  const others = new Set(
    all.filter((page) => page.path !== path).flatMap((page) => queryWords(page.title, vocabulary)),
  );
  return queryWords(title, vocabulary).filter((word) => !others.has(word));
}

/** Writes the texts for excerpts. Their file name has a content hash, so browsers may cache them forever. */
async function writeTexts(dist: string, texts: readonly string[]): Promise<string> {
  const json = JSON.stringify(texts);
  const address = `/assets/search/${createHash("sha256").update(json).digest("hex").slice(0, 12)}.json`;
  await mkdir(join(dist, "assets/search"), { recursive: true });
  await writeFile(join(dist, address), json);
  return address;
}

/**
 * Writes the search's index over every built page and the glossary.
 * @param fileOf - Returns the file of an address, relative to the built site.
 */
export async function writeSearchIndex(
  dist: string,
  indexed: readonly IndexedPage[],
  glossary: readonly GlossaryTerm[],
  { vocabulary, actions }: SearchWords,
  fileOf: (path: string) => string,
): Promise<void> {
  const pages: SearchedPage[] = [];
  const parts: SearchedPart[] = [];
  const documents: SearchDocument[] = [];

  for (const page of indexed) {
    const { path, title, section, description, keywords } = page;
    const address = addressOf(path);
    // A page that begins with a heading has no opening text; use its description.
    const found = pageParts(await readFile(join(dist, fileOf(address)), "utf8")).map((part, at) =>
      at === 0 && part.text === "" ? { ...part, text: description } : part,
    );
    const texts = found.map(({ text }) => text);
    const position = pages.length;
    const names = namesOf(page, indexed, vocabulary);
    const weight = weightOf(path);
    const province = provinceOf.get(path);
    const kind = kindOf(path);
    pages.push({
      path: address,
      title,
      section,
      texts: await writeTexts(dist, texts),
      ...(weight !== 1 && { weight }),
      ...(province && { province }),
      ...(names.length > 0 && { names }),
      ...(kind && { kind }),
    });
    for (const [at, part] of found.entries()) {
      const isOpening = at === 0;
      documents.push({
        id: documents.length,
        title: isOpening ? title : "",
        heading: part.heading ?? "",
        page: title,
        keywords: isOpening ? `${keywords.join(" ")} ${description}` : "",
        text: part.text,
      });
      parts.push({ page: position, ...part, text: at });
    }
  }
  for (const { term, definition, otherLanguage = "" } of glossary) {
    documents.push({
      id: documents.length,
      title: term,
      heading: "",
      page: "",
      keywords: otherLanguage,
      text: definition,
    });
  }

  const file: SearchFile = {
    pages,
    parts,
    terms: glossary.map(({ term, definition }) => ({ term, definition })),
    actions: actions.map((action) => ({ ...action, href: addressOf(action.href) })),
    vocabulary,
    words: indexWords(documents, vocabulary).toJSON(),
  };
  const folder = join(dist, addressBook.root, "search");
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, "index.json"), JSON.stringify(file));
}
