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

/** End of the expression that begins after a template's `${`. */
function endOfExpression(code: string, from: number): number {
  let depth = 1;
  for (let at = from; at < code.length; at += 1) {
    const character = code[at];
    if (character === "`" || character === '"' || character === "'") at = endOfText(code, at);
    else if (character === "{") depth += 1;
    else if (character === "}") depth -= 1;
    if (depth === 0) return at;
  }
  return code.length;
}

/** Position of the mark that ends the string or template that begins at a position. */
function endOfText(code: string, from: number): number {
  const mark = code[from];
  for (let at = from + 1; at < code.length; at += 1) {
    if (code[at] === "\\") at += 1;
    else if (mark === "`" && code.startsWith("${", at)) at = endOfExpression(code, at + 2);
    else if (code[at] === mark) return at;
  }
  return code.length;
}

/** The inside of a template: its text changed, its expressions as code. */
function spacedTemplate(inside: string): string {
  const expressions: string[] = [];
  let text = "";
  for (let at = 0; at < inside.length; at += 1) {
    if (!inside.startsWith("${", at)) {
      text += inside[at] ?? "";
      continue;
    }
    const end = endOfExpression(inside, at + 2);
    expressions.push(spacedCode(inside.slice(at + 2, end)));
    text += placeholder;
    at = end;
  }
  return spaced(text).replaceAll(placeholder, () => `\${${expressions.shift() ?? ""}}`);
}

/** TypeScript with its strings and templates changed; comments and code stay. */
function spacedCode(code: string): string {
  let result = "";
  for (let at = 0; at < code.length; at += 1) {
    const character = code[at] ?? "";
    const comment = /^(?:\/\/[^\n]*|\/\*[\s\S]*?\*\/)/.exec(
      code.slice(at, at + 2) === "//" || code.slice(at, at + 2) === "/*" ? code.slice(at) : "",
    )?.[0];
    if (comment !== undefined) {
      result += comment;
      at += comment.length - 1;
      continue;
    }
    if (character !== '"' && character !== "'" && character !== "`") {
      result += character;
      continue;
    }
    const end = endOfText(code, at);
    const inside = code.slice(at + 1, end);
    result += character + (character === "`" ? spacedTemplate(inside) : spaced(inside)) + (code[end] ?? "");
    at = end;
  }
  return result;
}

/** A file's text with the no-break spaces of French typography. Repeated, it changes nothing more. */
export function withFrenchSpaces(text: string, kind: "markdown" | "typescript"): string {
  return kind === "markdown" ? spaced(text) : spacedCode(text);
}
