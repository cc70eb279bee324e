/* Puts the no-break spaces of French typography into the texts of `src/content/fr`: writers type ordinary spaces. */
import { globSync, readFileSync, writeFileSync } from "node:fs";
import MagicString from "magic-string";
import { parseSync, Visitor } from "vite";

/** Stands for an expression in a template while the text around it is changed. */
const placeholder = "\uE000";

const before = String.raw`(?<=[\p{L}\p{N}»”’)\]%$*_>…${placeholder}])`;
const afterNumber = `(?<=[\\d${placeholder}]|</Figure>)`;

/** Where French typography has a no-break space: Canadian rules, so none before `;`, `!` and `?`. */
const places: readonly RegExp[] = [
  // Before a colon, a percent sign, a dollar sign and a closing quotation mark; after an opening one.
  new RegExp(String.raw`${before} (?=:(?:[\s"*<|]|$))`, "gmu"),
  new RegExp(`${afterNumber} (?=[%$](?![\\w{]))`, "gu"),
  / (?=»)/g,
  /(?<=«) /g,
  // Between groups of three digits, of a phone number too.
  /(?<=\d) (?=\d{3}(?!\d))/g,
  /(?<=\b1) (?=\d{3}\u00A0\d{3}-)/g,
  // Before units and in an hour.
  new RegExp(
    `${afterNumber} (?=(?:km|m|cm|mm|kg|m²|pi|pi²|po|h|min|ans?|mois|jours?|semaines?|heures?|minutes?|millions?|milliards?|M\\$|k\\$)(?![\\p{L}\\p{N}]))`,
    "gu",
  ),
  /(?<=\d\u00A0h) (?=\d{2}(?!\d))/g,
  // Around a multiplication sign.
  / (?=× )/g,
  /(?<=\u00A0×) /g,
  // After abbreviations.
  /(?<=\bnº|\bart\.|\bM\.|\bMme|\bMe|\bp\.) (?=[\p{Lu}\d])/gu,
];

/** A text with no-break spaces where French has them. */
function spaced(text: string): string {
  return places.reduce((changed, place) => changed.replaceAll(place, "\u00A0"), text);
}

interface Place {
  readonly start: number;
  readonly end: number;
}

/**
 * TypeScript with its strings and templates changed; comments and code stay.
 * @throws {Error} For code with a wrong syntax.
 */
function spacedCode(code: string): string {
  const { program, errors } = parseSync("text.ts", code);
  if (errors[0] !== undefined) throw new Error(`${errors[0].message}: ${code.slice(0, 200)}`);
  const changed = new MagicString(code);
  const change = (parts: readonly Place[]) => {
    const texts = spaced(parts.map(({ start, end }) => code.slice(start, end)).join(placeholder)).split(placeholder);
    for (const [index, { start, end }] of parts.entries())
      if (start < end) changed.update(start, end, texts[index] ?? "");
  };
  // The texts of a template stand between its expressions, which change on their own. Their places have the backtick or
  // brace at each side.
  const changeTemplate = ({ quasis }: { readonly quasis: readonly (Place & { value: { raw: string } })[] }) =>
    change(quasis.map(({ start, value }) => ({ start: start + 1, end: start + 1 + value.raw.length })));
  new Visitor({
    Literal: ({ start, end }) => /["']/.test(code.charAt(start)) && change([{ start, end }]),
    TemplateLiteral: changeTemplate,
    TSTemplateLiteralType: changeTemplate,
  }).visit(program);
  return changed.toString();
}

/** A file's text with the no-break spaces of French typography. Repeated, it changes nothing more. */
export function withFrenchSpaces(text: string, kind: "markdown" | "typescript"): string {
  return kind === "markdown" ? spaced(text) : spacedCode(text);
}

if (import.meta.main) {
  for (const file of globSync("src/content/fr/**/*.{md,ts,tsv}")) {
    const text = readFileSync(file, "utf8");
    writeFileSync(file, withFrenchSpaces(text, file.endsWith(".ts") ? "typescript" : "markdown"));
  }
}
