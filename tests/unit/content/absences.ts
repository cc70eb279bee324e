import { isSourceId, type SourceId } from "#domain/figure.ts";
import { visibleText } from "./usage.ts";

/**
 * Phrases that claim that something doesn't exist when it only wasn't found. Allowed instead, once and at the foot of a
 * page or table: "We have not found a current figure (November 2026)."
 */
const absolutes: readonly RegExp[] = [
  /\bthat we know of\b/gi,
  /\b(?:no|none|nothing|nobody|never)\b[^.!?|]{0,120}\b(?:has|have) (?:ever )?been published\b/gi,
  /\b(?:nobody|no one|no (?:insurer|company|office|province)) (?:\w+ )?publishes\b/gi,
  /\b(?:no|without a) (?:\w+ ){0,2}published\b/gi,
  /\bthe one such\b/gi,
  /\bthe only [^.!?|]{0,60}\bthat publish(?:es)?\b/gi,
  /\bno (?:\w+ ){1,6}(?:is|are) public\b/gi,
];

/** Exceptions: a source makes the claim, or the file quotes a former statement. */
const allowed: readonly {
  readonly file: string;
  readonly text: string;
  readonly because: SourceId | "quotes";
}[] = [{ file: "content/en/corrections.ts", text: "", because: "quotes" }];

/** The unsourced absolute claims of a file, each with its line. */
export function absencesIn(file: string, text: string): string[] {
  const visible = visibleText(file, text);
  return absolutes.flatMap((pattern) =>
    [...visible.matchAll(pattern)].flatMap((match) => {
      const around = visible.slice(Math.max(0, match.index - 40), match.index + match[0].length + 40);
      if (allowed.some((place) => file.endsWith(place.file) && around.includes(place.text))) return [];
      const line = visible.slice(0, match.index).split("\n").length;
      return [`line ${line}: "${match[0].replaceAll(/\s+/g, " ")}"`];
    }),
  );
}

export const backing: readonly SourceId[] = allowed.flatMap(({ because }) => (isSourceId(because) ? [because] : []));
