/*
 * Compares a French text with the English one: what must be the same in both, whatever the words. Within a paragraph the
 * order is free, because a French sentence may turn an English one round.
 */
import { locale as englishLocale } from "#format/locale-en.ts";
import { locale as frenchLocale } from "#format/locale-fr.ts";

type Language = "en" | "fr";

/** Months by name, so that "July 1, 2026" and "1er juillet 2026" hold the same. */
const months = { en: englishLocale.monthNames, fr: frenchLocale.monthNames } as const;

const phone = /(?:1[\s\u00A0-])?\d{3}[\s\u00A0-]\d{3}-\d{4}/g;

/** A text with its numbers written in one way: "$6 trillion" and "6 000 milliards", "4:30" and "16 h 30". */
function withPlainNumbers(text: string, language: Language): string {
  const withPhones = text.replaceAll(phone, (number) => number.replaceAll(/\D/g, ""));
  return language === "en"
    ? withPhones
        .replaceAll(/(?<=\d),(?=\d{3}(?!\d))/g, "")
        .replaceAll(/(?<=\d)K\b/g, "000")
        .replaceAll(/(\d+(?:\.\d+)?) trillion/g, (_, amount: string) => String(Number(amount) * 1000))
    : withPhones
        .replaceAll(/(?<=\d)[\s\u00A0](?=\d{3}(?!\d))/g, "")
        .replaceAll(/(?<=\d),(?=\d)/g, ".")
        .replaceAll(/(\d+)(?=[\s\u00A0]h(?![\p{L}]))/gu, (hour) => String(Number(hour) % 12 || 12));
}

/** The numbers of a text and the months of its dates, without regard to how a language writes them. */
export function numbersOf(text: string, language: Language): readonly string[] {
  const plain = withPlainNumbers(text, language);
  const numbers = plain.match(/\d+(?:\.\d+)?/g) ?? [];
  const named = months[language].flatMap((name, index) =>
    new RegExp(String.raw`(?<!\p{L})${name}(?!\p{L})`, "u").test(text) ? [`month ${index + 1}`] : [],
  );
  return [...numbers.map((number) => String(Number(number))), ...named];
}

const frontMatter = /^---\n([\s\S]*?)\n---\n/;

/** Keys of the front matter whose values are the same in every language. */
const sameValue =
  /^(?:layout|line|plate|reviewed|published|readTime|category|icon|featured|insurer|showsReadingTime|funds|ombudservices|lines|sources|- slug|- id|basis):\s*(.*)$/;

/** One block of a text: what must be equal in both languages, as comparable lines. */
function factsOf(block: string, language: Language): readonly string[] {
  const facts: string[] = [];
  const note = (kind: string, values: Iterable<string>) =>
    facts.push(...[...values].map((value) => `${kind} ${value}`).toSorted());
  const all = (pattern: RegExp) => Array.from(block.matchAll(pattern), ([, value = ""]) => value);
  note("heading", all(/^(#+) /gm));
  note("item", all(/^\s*(?:[-*]|\d+\.) ()/gm));
  note(
    "row",
    Array.from(block.matchAll(/^\|.*$/gm), ([row]) => String(row.split("|").length)),
  );
  note("link", all(/\]\(([^)\s]+)\)/g));
  note("href", all(/\bhref="([^"]*)"/g));
  note("part", all(/<(\/?[A-Z]\w*)/g));
  note("id", all(/\bid="([^"]*)"/g));
  note("comment", all(/\{\/\* (#[\w-]+) \*\/\}/g));
  note("export", all(/^((?:export|import) .*)$/gm));
  for (const [, attributes = "", content = ""] of block.matchAll(/<Figure([^>]*)>([\s\S]*?)<\/Figure>/g)) {
    const basis = /basis="([^"]*)"/.exec(attributes)?.[1] ?? "";
    facts.push(`figure ${basis}: ${numbersOf(content, language).toSorted().join(" ")}`);
  }
  return facts.toSorted();
}

function blocksOf(text: string): readonly string[] {
  return text
    .replace(frontMatter, "")
    .trim()
    .split(/\n{2,}/);
}

/** Keys of a front matter with the values that are the same in every language. */
function keysOf(text: string): readonly string[] {
  const lines = frontMatter.exec(text)?.[1]?.split("\n") ?? [];
  return lines.flatMap((line) => {
    const key = /^\s*(- )?([A-Za-z/"][\w/#".-]*):/.exec(line)?.[2];
    // A title that is short in one language needs no label there.
    if (key === undefined || key === "label") return [];
    return [sameValue.exec(line.trim())?.[0] ?? key];
  });
}

/** Up to three of the lines that only one list has. */
function difference(english: readonly string[], french: readonly string[]): string | undefined {
  const rest = [...french];
  const missing = english.filter((line) => {
    const at = rest.indexOf(line);
    if (at >= 0) rest.splice(at, 1);
    return at < 0;
  });
  if (missing.length === 0 && rest.length === 0) return undefined;
  const listed = (lines: readonly string[]) => lines.slice(0, 3).join("; ") || "nothing";
  return `only in English: ${listed(missing)}; only in French: ${listed(rest)}`;
}

/** Lists the differences between a Markdown file and its French twin. */
export function compareMarkdown(english: string, french: string): readonly string[] {
  const problems: string[] = [];
  const keys = difference(keysOf(english), keysOf(french));
  if (keys !== undefined) problems.push(`front matter, ${keys}`);
  const [ours, theirs] = [blocksOf(english), blocksOf(french)];
  if (ours.length !== theirs.length) problems.push(`${ours.length} paragraphs in English, ${theirs.length} in French`);
  for (const [index, block] of ours.entries()) {
    const found = difference(factsOf(block, "en"), factsOf(theirs[index] ?? "", "fr"));
    if (found !== undefined) problems.push(`paragraph ${index + 1} (“${block.slice(0, 40)}…”), ${found}`);
    if (problems.length > 5) break;
  }
  return problems;
}

/** Keys of a record whose values name things and are the same in every language. */
const codeKeys =
  "id|href|path|slug|basis|source|sources|coverageBasis|readIn|icon|code|kind|leadType|pageSource|interests|place|abbreviation|province|line|tool|read|seeAlso";

/** Lists the differences between the ids, links and sources of a module and its French twin. */
export function compareModule(english: string, french: string): readonly string[] {
  const facts = (text: string) => [
    ...Array.from(
      text.matchAll(new RegExp(String.raw`(?<=[{,\s])(${codeKeys}): ("[\w/#.-]*"|\[[^\]]*\])`, "gm")),
      ([, key = "", value = ""]) => `${key}: ${value.replaceAll(/[\s,]+/g, " ")}`,
    ),
    ...Array.from(
      text.matchAll(/^export (?:const|function|interface|type) (\w+)/gm),
      ([, name = ""]) => `export ${name}`,
    ),
    ...Array.from(text.matchAll(/"(S\d+)"/g), ([, source = ""]) => source),
  ];
  const found = difference(facts(english), facts(french));
  return found === undefined ? [] : [found];
}
