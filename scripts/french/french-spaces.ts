/* Puts the no-break spaces of French typography into the texts of `src/content/fr`: writers type ordinary spaces. */
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { parseSync } from "vite";

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

/** A piece of TypeScript's syntax tree. */
interface Piece extends Place {
  readonly type: string;
  /** The texts of a template. */
  readonly quasis?: readonly (Piece & { readonly value: { readonly raw: string } })[];
}

function isPiece(value: unknown): value is Piece {
  return typeof value === "object" && value !== null && "type" in value && "start" in value;
}

/** The pieces of a syntax tree, its own included. */
function* piecesOf(tree: unknown): Generator<Piece> {
  if (isPiece(tree)) yield tree;
  if (typeof tree === "object" && tree !== null) for (const part of Object.values(tree)) yield* piecesOf(part);
}

/** The texts of a string or a template, whose expressions stand between them and change on their own. */
function textsOf({ type, start, end, quasis = [] }: Piece, code: string): readonly Place[] {
  if (type === "Literal" && /["']/.test(code.charAt(start))) return [{ start, end }];
  // Their places have the backtick or brace at each side.
  return quasis.map((quasi) => ({ start: quasi.start + 1, end: quasi.start + 1 + quasi.value.raw.length }));
}

/**
 * TypeScript with its strings and templates changed; comments and code stay.
 * @throws {Error} For code with a wrong syntax.
 */
function spacedCode(code: string): string {
  const { program, errors } = parseSync("text.ts", code);
  if (errors[0] !== undefined) throw new Error(`${errors[0].message}: ${code.slice(0, 200)}`);
  const changes = [...piecesOf(program)].flatMap((piece) => {
    const parts = textsOf(piece, code);
    const texts = spaced(parts.map(({ start, end }) => code.slice(start, end)).join(placeholder)).split(placeholder);
    return parts.map(({ start, end }, index) => ({ start, end, text: texts[index] ?? "" }));
  });
  return changes
    .toSorted((one, other) => other.start - one.start)
    .reduce((changed, { start, end, text }) => changed.slice(0, start) + text + changed.slice(end), code);
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
