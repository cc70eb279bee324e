/** A word that the site avoids, because Canadian insurers and customers use another. */
export interface UnwantedWord {
  /** Matches the word in its unwanted meaning only. */
  readonly pattern: RegExp;
  readonly say: string;
}

/** Words after which "cover" is a verb, which is allowed: a policy covers, and may cover, a loss. */
const beforeVerb = [
  "to will may can cannot can't could would should must might does do did not already also seldom often usually never",
  "always normally they we you who policies plans cards insurers sell service savings here don't doesn't won't",
]
  .join(" ")
  .split(" ")
  .join("|")
  .replaceAll("'", "['’]");

/** As in "does my policy cover it?". */
const inQuestion = String.raw`\b(?:does|do|did|can|will) (?:my|your|the|a|this|any) (?:\w+ ){1,2}`;

export const unwantedWords: readonly UnwantedWord[] = [
  // The verb is "cover", the noun "coverage".
  {
    pattern: new RegExp(
      String.raw`(?<![\w/#.-])(?<!\b(?:${beforeVerb})[\s)\]]+)(?<!${inQuestion})cover(?![\w/:-]|\s+(?:the hole|health care)\b)`,
      "gi",
    ),
    say: "coverage",
  },
  { pattern: /\b(?:a|the|these|those|two|three|other|optional|of|which business|injury) covers\b/gi, say: "coverage" },
  { pattern: /\bdear(?:er|est)?\b/gi, say: "expensive, more expensive, most expensive" },
  { pattern: /(?<!\blaw )\bfirms?\b/gi, say: "company, business or insurer" },
  { pattern: /(?<!\b(?:lump|sum)[ -])\bsums?\b(?! up\b)/gi, say: "amount, or calculation" },
  { pattern: /\b(?:some|every|any)body\b/gi, say: "someone, everyone, anyone" },
  { pattern: /\btelephones?\b/gi, say: "phone" },
  { pattern: /\bmotor (?:insurance|policy|insurer|claim)s?\b/gi, say: "auto or car insurance" },
  { pattern: /\b(?:policy|insurance|claim|an) excess\b/gi, say: "deductible" },
  { pattern: /\bno[- ]claims (?:bonus|discount)\b/gi, say: "claims-free discount" },
  { pattern: /\bthird[- ]party,? fire and theft\b/gi, say: "liability with comprehensive coverage" },
  { pattern: /\b(?:loss assessors?|loss adjusters?)\b/gi, say: "adjuster" },
  { pattern: /\bsolicitors?\b/gi, say: "lawyer" },
  { pattern: /\btyres?\b/gi, say: "tire" },
  { pattern: /\bpetrol\b/gi, say: "gas" },
  { pattern: /\b(?:lorry|lorries)\b/gi, say: "truck" },
  { pattern: /\bfortnight(?:ly)?\b/gi, say: "two weeks" },
  { pattern: /\bwhilst\b/gi, say: "while" },
  { pattern: /\bcar parks?\b/gi, say: "parking lot" },
  { pattern: /\bflatmates?\b/gi, say: "roommate" },
  { pattern: /\bletting agents?\b/gi, say: "property manager" },
  { pattern: /\blicen[cs]e plates?\b(?<=license plates?)/gi, say: "licence plate" },
  { pattern: /\bzip codes?\b/gi, say: "postal code" },
  { pattern: /\bdeductable\b/gi, say: "deductible" },
];

/** Allowed uses of an unwanted word, with the reason. */
export const exceptions: readonly { readonly file: string; readonly text: string; readonly why: string }[] = [
  {
    file: "blog/insurance-consumer-rights-canada.md",
    text: "investment firm",
    why: "The ombuds service's own name for the kind of business it covers.",
  },
  {
    file: "insurance-consumer-rights-canada/ombudsman-services.ts",
    text: "investment firms",
    why: "The same.",
  },
  ...["anybody", "everybody", "somebody"].map((text) => ({
    file: "words/stop-words.ts",
    text,
    why: "Visitors type it.",
  })),
];

/** The visible text of a file, that is strings of code and prose without tags. The rest is blanked out, which keeps lines. */
export function visibleText(file: string, text: string): string {
  const blank = (part: string) => part.replace(/[^\n]/g, " ");
  const withoutNotes = text
    .replace(/\/\*[\s\S]*?\*\//g, blank)
    .replace(/^\s*\/\/.*$/gm, blank)
    .replace(/^import .*$/gm, blank);
  if (file.endsWith(".md")) return withoutNotes.replace(/<\/?[A-Za-z][^>]*>/g, markup).replace(/\]\([^)]*\)/g, blank);
  return withoutNotes.replace(/^\s*["']?[\w-]+["']?:(?= )/gm, blank);
}

/** Blanks out a tag except its visible text, such as a title. */
function markup(tag: string): string {
  return tag.replace(/^<\/?\w+|\b(?:id|basis|asOf)="[^"]*"|\w+=(?=")|[<>"/]/g, (part) => part.replace(/[^\n]/g, " "));
}

/** The unwanted words of a file, each with its line and replacement. */
export function unwantedIn(file: string, text: string): string[] {
  const visible = visibleText(file, text);
  return unwantedWords.flatMap(({ pattern, say }) =>
    [...visible.matchAll(pattern)].flatMap((match) => {
      const around = visible.slice(Math.max(0, match.index - 24), match.index + 32).replaceAll("\n", " ");
      if (exceptions.some((exception) => file.endsWith(exception.file) && around.includes(exception.text))) return [];
      const line = visible.slice(0, match.index).split("\n").length;
      return [`line ${line}: "${match[0].trim()}" in "…${around.trim()}…": say ${say}`];
    }),
  );
}
