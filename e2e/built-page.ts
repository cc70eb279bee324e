import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { DomUtils, parseDocument } from "htmlparser2";
import { distFolder } from "../scripts/build/dist-folder.ts";

type HtmlElement = NonNullable<ReturnType<typeof DomUtils.getElementById>>;

/** An element of a built page. */
export interface BuiltElement {
  readonly attributes: Readonly<Record<string, string>>;
  /** Its text content, including visually hidden text. */
  readonly text: string;
}

/** A built page, parsed without a browser. */
export interface BuiltPage {
  /** Text of the first element of a kind, such as the title. */
  text(name: string): string | undefined;
  /** Texts of all elements of a kind. */
  texts(name: string): readonly string[];
  /** All elements of a kind. */
  elements(name: string): readonly BuiltElement[];
  /** An attribute of the one element that has the given attributes. */
  attribute(name: string, having: Readonly<Record<string, string>>, wanted: string): string | undefined;
  /** An attribute of every element that has it. */
  attributes(name: string, wanted: string): readonly string[];
  /** All ids and names that a fragment may refer to. */
  readonly ids: ReadonlySet<string>;
  /** The JSON-LD blocks as text. */
  readonly structuredData: readonly string[];
}

function has({ attribs }: HtmlElement, wanted: Readonly<Record<string, string>>): boolean {
  return Object.entries(wanted).every(([name, value]) => attribs[name] === value);
}

/** Parses the HTML of a page. */
export function readPage(html: string): BuiltPage {
  const document = parseDocument(html);
  const all = DomUtils.findAll(() => true, document.children);
  return {
    text(name) {
      const element = all.find((candidate) => candidate.name === name);
      return element === undefined ? undefined : DomUtils.textContent(element);
    },
    texts: (name) => all.filter((element) => element.name === name).map((element) => DomUtils.textContent(element)),
    elements: (name) =>
      all
        .filter((element) => element.name === name)
        .map((element) => ({ attributes: element.attribs, text: DomUtils.textContent(element) })),
    attribute(name, having, wanted) {
      const found = all.filter((candidate) => candidate.name === name && has(candidate, having));
      return found.length === 1 ? found[0]?.attribs[wanted] : undefined;
    },
    attributes: (name, wanted) =>
      all.flatMap((element) =>
        element.name === name && element.attribs[wanted] !== undefined ? [element.attribs[wanted]] : [],
      ),
    ids: new Set(all.flatMap(({ attribs }) => (attribs["id"] === undefined ? [] : [attribs["id"]]))),
    structuredData: all
      .filter((element) => element.name === "script" && element.attribs["type"] === "application/ld+json")
      .map((element) => DomUtils.textContent(element)),
  };
}

const fileOf = (address: string) => join(distFolder, address === "/" ? "index.html" : `${address}.html`);

/** Whether an address leads to a page of the build. */
export const isBuilt = (address: string): boolean => existsSync(fileOf(address));

/** The HTML of a built page. */
export const builtHtml = (address: string): string => readFileSync(fileOf(address), "utf8");

const parsed = new Map<string, BuiltPage>();

/** A built page, parsed once in each worker. */
export function builtPage(address: string): BuiltPage {
  const page = parsed.get(address) ?? readPage(builtHtml(address));
  parsed.set(address, page);
  return page;
}
