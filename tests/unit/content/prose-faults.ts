import { glossary } from "#text/glossary.ts";
import { sources } from "../../../scripts/build/read-sources.ts";
import { sitePaths } from "#site/site-path.ts";

const termIds: ReadonlySet<string> = new Set(glossary.map(({ id }) => id));
const sourceIds: ReadonlySet<string> = new Set(sources.keys());
const paths: ReadonlySet<string> = new Set(sitePaths);
const otherBases: ReadonlySet<string> = new Set(["site", "promise", "practice", "illustrative"]);

/** Amounts of money, percentages, and numbers with a comma. */
const figurePattern = /\$\s?\d+(?:[.,]\d+)*|\d+(?:[.,]\d+)*\s?%|\d{1,3}(?:,\d{3})+/g;

/** The text with every sourced figure blanked out, which keeps positions and lines. */
function withoutFigures(text: string): string {
  // The bands of a price share one basis.
  return text.replace(/<(Figure|CostBands)\b[^>]*>[\s\S]*?<\/\1>/g, (figure) => figure.replace(/[^\n]/g, " "));
}

function lineOf(text: string, index: number): number {
  return text.slice(0, index).split("\n").length;
}

function bareFigures(text: string): string[] {
  const rest = withoutFigures(text);
  return [...rest.matchAll(figurePattern)].map(
    (match) => `line ${lineOf(rest, match.index)}: "${match[0]}" stands outside a Figure`,
  );
}

function unknownBases(text: string): string[] {
  return [...text.matchAll(/<Figure\b([^>]*)>/g)].flatMap((match) => {
    const basis = /\bbasis="([^"]*)"/.exec(match[1] ?? "")?.[1];
    if (basis !== undefined && (otherBases.has(basis) || sourceIds.has(basis))) return [];
    return [`line ${lineOf(text, match.index)}: "${basis ?? ""}" is no basis`];
  });
}

function unknownTerms(text: string): string[] {
  return [...text.matchAll(/<Term\b[^>]*\bid="([^"]*)"/g)].flatMap((match) =>
    termIds.has(match[1] ?? "") ? [] : [`line ${lineOf(text, match.index)}: the glossary has no "${match[1] ?? ""}"`],
  );
}

function strayLinks(text: string): string[] {
  return [...text.matchAll(/\]\(([^)\s]*)\)/g)].flatMap((match) => {
    const href = match[1] ?? "";
    const [path = ""] = href.split("#");
    return href.startsWith("#") || paths.has(path) || /^(?:\/licences\.txt|\/sitemap\.xml|tel:\+1\d{10})$/.test(path)
      ? []
      : [`line ${lineOf(text, match.index)}: "${href}" is no page of the site`];
  });
}

/**
 * The faults of a prose file: figures without a basis, and unknown bases, glossary terms and links. Empty for a valid file.
 */
export function proseFaults(text: string): string[] {
  return [...bareFigures(text), ...unknownBases(text), ...unknownTerms(text), ...strayLinks(text)];
}
