import { heardChildren, heardText, oneLine, type HeardNode } from "./heard-node.ts";

interface Fragment {
  readonly text: string;
  readonly isControl: boolean;
}

const speech = (tag: string) => tag.split("-")[0] ?? tag;

/** "fr-CA" as "French". */
export function languageName(tag: string): string {
  return tag === "" ? "no language" : (new Intl.DisplayNames("en", { type: "language" }).of(speech(tag)) ?? tag);
}

/** Text, in brackets with the name of its language where that changes. */
function inLanguage(text: string, language: string, around: string): string {
  return speech(language) === speech(around) || text.trim() === "" ? text : `[${languageName(language)}: ${text}]`;
}

function textsOf(node: HeardNode): readonly HeardNode[] {
  return heardChildren(node).flatMap((child) => (child.role === "StaticText" ? [child] : textsOf(child)));
}

/** The name of a control, with the changes of language in it where the name is what the control shows. */
export function nameInLanguages(node: HeardNode, around: string): string {
  const name = oneLine(node.name);
  if (heardText(node) !== name) return name;
  const isForeign = textsOf(node).some((text) => speech(text.language) !== speech(around) && text.name.trim() !== "");
  if (!isForeign) return name;
  return oneLine(
    textsOf(node)
      .map((text) => inLanguage(text.name, text.language, around))
      .join(""),
  );
}

/** The lines of a reading as they come up. */
export class Reading {
  readonly lines: string[] = [];
  readonly #language: string;
  #depth = 0;
  #opening: string[] = [];
  #run: Fragment[] = [];

  constructor(language: string) {
    this.#language = language;
  }

  /** Adds a line of its own. */
  line(text: string) {
    this.endLine();
    this.#write(text);
  }

  /** A line that begins with some words and goes on with what is read within; the words alone if that is silent. */
  opened(words: string, read: () => void) {
    this.endLine();
    this.#opening.push(words);
    read();
    this.endLine();
    if (this.#opening.length > 0) this.#write("");
  }

  /** Sets in what is read within. */
  deeper(read: () => void) {
    this.endLine();
    this.#depth += 1;
    read();
    this.endLine();
    this.#depth -= 1;
  }

  /** Adds text to the line. */
  text(text: string, language = this.#language) {
    this.#run.push({ text: inLanguage(text, language, this.#language), isControl: false });
  }

  /** Adds a control to the line. */
  control(spoken: string) {
    this.#run.push({ text: spoken, isControl: true });
  }

  /** Ends the line. Controls without any text around them take a line each. */
  endLine() {
    const run = this.#run;
    this.#run = [];
    if (run.some(({ text, isControl }) => !isControl && /[\p{L}\p{N}]/u.test(text))) {
      const said = run.map(({ text, isControl }) => (isControl ? ` [${text}] ` : text)).join("");
      this.#write(said.replaceAll(/\s+([.,;:!?)”’…])/g, "$1").replaceAll(/([(“‘])\s+/g, "$1"));
    } else for (const { text, isControl } of run) if (isControl) this.#write(text);
  }

  #write(text: string) {
    const line = oneLine([...this.#opening, text].join(" "));
    this.#opening = [];
    if (line !== "") this.lines.push(`${"  ".repeat(this.#depth)}${line}`);
  }
}
