import { createHash } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { ProvinceCode } from "../../src/domain/province-code.ts";
import type { GlossaryTerm } from "../../src/domain/glossary.ts";
import { addressBook } from "#addresses";
import { provinceTiles } from "#content/provinces/tiles.ts";
import type { SearchAction, SearchedPage, SearchedPart, SearchFile, SearchVocabulary } from "../../src/site/search.ts";
import { addressOf, type SitePath } from "../../src/site/site-path.ts";
import { indexWords, termReader, termsIn, type SearchDocument } from "../../src/services/search-words.ts";
import type { PrerenderPage } from "../../src/app/prerender.tsx";
import { pageParts } from "./page-parts.ts";

/** Metadata of a page in the index. */
export type IndexedPage = Omit<PrerenderPage, "path" | "isListed"> & { readonly path: string };

/** Vocabulary and actions for the search. */
export interface SearchWords {
  readonly vocabulary: SearchVocabulary;
  /** Further words for what a page, or a part of it, is about, by its address. */
  readonly topics: Readonly<Record<string, string>>;
  readonly actions: readonly SearchAction[];
}

/** Whether a page is about one province or company. */
const isNamed = (path: string) => /^\/(?:company-analysis|provincial)\//.test(path);

/** Ranking weight of a page: lists of pages and rarely sought pages rank below those that explain. */
function weightOf(path: string): number {
  // Credit, which few of its many questions name.
  if (path === "/faq") return 0.5;
  if (/^\/(?:about|terms-of-service|privacy-policy|sitemap|request-)/.test(path)) return 0.3;
  if (/^\/(?:learn|insurance-types|blog|tools)?$/.test(path)) return 0.4;
  // Sheets to fill in name everything and explain little.
  if (/\/(?:comparison-workbook|insurance-checklist)$/.test(path)) return 0.5;
  if (path.startsWith("/insurance-types/")) return 0.9;
  // A search for a province or company by name still finds its page, the only match.
  return isNamed(path) ? 0.5 : 1;
}

/** Pages of questions and answers: the search shows an answer in full. */
const questionPaths: ReadonlySet<string> = new Set(["/faq", "/learn/questions"] satisfies SitePath[]);

/** Pages that may help a visitor for whose words the site has nothing. */
const generalPaths: ReadonlySet<string> = new Set((["/insurance-types", "/learn/questions"] as const).map(addressOf));

function kindOf(path: string): SearchedPage["kind"] {
  if (questionPaths.has(path)) return "questions";
  // A call is no calculation.
  if (path.startsWith("/tools/") && path !== "/tools/consultation") return "tool";
  return path.startsWith("/insurance-types/") ? "comparison" : undefined;
}

const provinceOf = new Map<string, ProvinceCode>(
  Object.values(provinceTiles).map(({ slug, abbreviation }) => [`/provincial/${slug}-insurance-guide`, abbreviation]),
);

/**
 * The terms that name a province or a company: those of its title and keywords that no other such page has, nor the
 * title of any other page. None for other pages.
 */
function namesOf(page: IndexedPage, all: readonly IndexedPage[], { vocabulary, topics }: SearchWords) {
  if (!isNamed(page.path)) return [];
  const { termOf } = termReader(vocabulary);
  const titleOf = ({ title }: IndexedPage) => termsIn(title, termOf);
  const termsOf = (named: IndexedPage) => [
    ...titleOf(named),
    ...termsIn([...named.keywords, topics[named.path]].join(" "), termOf),
  ];
  const others = new Set(
    all
      .filter(({ path }) => path !== page.path)
      .flatMap((other) => (isNamed(other.path) ? termsOf(other) : titleOf(other))),
  );
  return [...new Set(termsOf(page))].filter((term) => !others.has(term));
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
  words: SearchWords,
  fileOf: (path: string) => string,
): Promise<void> {
  const { vocabulary, topics, actions } = words;
  const pages: SearchedPage[] = [];
  const parts: SearchedPart[] = [];
  const documents: SearchDocument[] = [];
  const general: number[] = [];

  for (const page of indexed) {
    const { path, title, section, description, keywords } = page;
    const address = addressOf(path);
    // A page that begins with a heading has no opening text; use its description.
    const found = pageParts(await readFile(join(dist, fileOf(address)), "utf8")).map((part, at) =>
      at === 0 && part.text === "" ? { ...part, text: description } : part,
    );
    const texts = found.map(({ text }) => text);
    const position = pages.length;
    const names = namesOf(page, indexed, words);
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
    if (generalPaths.has(address)) general.push(parts.length);
    for (const [at, part] of found.entries()) {
      const isOpening = at === 0;
      const place = part.fragment === undefined ? path : `${path}#${part.fragment}`;
      // A table below a heading is a part of its own, with the heading's address.
      const isPlace = found.findIndex(({ fragment }) => fragment === part.fragment) === at;
      const action = isPlace ? actions.find(({ href }) => href === place) : undefined;
      documents.push({
        id: documents.length,
        title: isOpening ? title : "",
        heading: part.heading ?? "",
        keywords: [
          ...(isOpening ? keywords : []),
          (isPlace && topics[place]) || "",
          ...(action === undefined ? [] : [action.title]),
        ].join(" "),
        // Sentences count as text: their small words would weigh as much as keywords.
        text: [...new Set([part.text, isOpening ? description : "", action?.description ?? ""])].join(" "),
      });
      parts.push({ page: position, ...part, text: at, ...(action && { action: actions.indexOf(action) }) });
    }
  }
  for (const { term, definition, otherLanguage = "" } of glossary) {
    documents.push({ id: documents.length, title: term, heading: "", keywords: otherLanguage, text: definition });
  }

  const file: SearchFile = {
    pages,
    parts,
    terms: glossary.map(({ id, term, definition }) => ({
      href: addressOf(`/learn/how-insurance-works#glossary-${id}`),
      term,
      definition,
    })),
    actions: actions.map((action) => ({ ...action, href: addressOf(action.href) })),
    vocabulary,
    general,
    words: indexWords(documents, vocabulary).toJSON(),
  };
  const folder = join(dist, addressBook.root, "search");
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, "index.json"), JSON.stringify(file));
}
