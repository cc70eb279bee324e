/*
 * Turns the file of a page into the module that the component of its kind expects: exports the front matter as `page`,
 * appends the next step and the questions, fills in contents and the text of empty links, and imports the blocks that
 * the file uses. Runs after headings have their ids.
 */
import type { Program } from "estree";
import { valueToEstree } from "estree-util-value-to-estree";
import type { Root, RootContent } from "hast";
import { toString } from "hast-util-to-string";
import { define } from "unist-util-mdx-define";
import { visit } from "unist-util-visit";
import { parseAst } from "vite";
import type { PageLinkText } from "#site/front-matter.ts";
import { isSitePath, type SitePath } from "#site/site-path.ts";
import { pageBlocks, proseBlocks } from "./page-blocks.ts";
import {
  attribute,
  attributeOf,
  flowBlock,
  frontMatterOf,
  isBlock,
  pathOf,
  visitHeadings,
  type ProseFile,
} from "./page-tree.ts";
import { readFrontMatter, type CheckedFrontMatter } from "./read-page-file.ts";
import { leftOutOfContents } from "../build/rehype-prose.ts";

/** Keys of the front matter that aren't rendered on the page. */
const unseen = new Set(["kind", "label", "title", "description", "keywords", "next", "questions", "tabsLabel"]);

/** The default text of a link to a page: the page's heading. */
function headingOf(path: SitePath): string {
  const { heading, title } = readFrontMatter(path);
  return heading ?? title;
}

/**
 * The links of a front matter, each with its text.
 * @throws {Error} For a path that isn't a page of the site.
 */
function resolveLinks(links: Readonly<Record<string, string | null>>): PageLinkText[] {
  return Object.entries(links).map(([path, label]) => {
    if (!isSitePath(path)) throw new Error(`${path} is no page of the site`);
    return { href: path, label: label ?? headingOf(path) };
  });
}

/** Passes the questions of the front matter to an empty `<PageQuestions />`. */
function placeQuestions(tree: Root, questions: readonly unknown[]): boolean {
  let isPlaced = false;
  visit(tree, (node) => {
    if (!isBlock(node) || node.name !== "PageQuestions") return;
    node.attributes = [attribute("questions", questions)];
    isPlaced = true;
  });
  return isPlaced;
}

/** The blocks that the front matter appends to a page, unless the file places them itself. */
function endOf(tree: Root, matter: CheckedFrontMatter, file: ProseFile): RootContent[] {
  const end: RootContent[] = [];
  if ("next" in matter && matter.next !== undefined) {
    const { title, lead, ways } = matter.next;
    const [first, second] = resolveLinks(ways);
    end.push(flowBlock("NextStep", { title, lead, first, second }, []));
  }
  if ("questions" in matter && matter.questions.length > 0 && !placeQuestions(tree, matter.questions)) {
    end.push(flowBlock("PageQuestions", { questions: matter.questions }, []));
  }
  if (end.length > 0 && matter.kind === "own") file.fail("A page of its own places its next step and questions itself");
  return end;
}

/** The text of the heading with an id. */
function headingAt(tree: Root, id: string): string | undefined {
  let words: string | undefined;
  visitHeadings(tree, (node) => {
    if (node.properties["id"] === id) words = toString(node);
  });
  return words;
}

/** Gives empty links the text of their target heading: of another page, or in this file. */
function nameLinks(tree: Root, file: ProseFile): void {
  visit(tree, "element", (node) => {
    if (node.tagName !== "a" || toString(node) !== "") return;
    const href = String(node.properties["href"]);
    const path = href.replace(/#.*$/, "");
    const value = isSitePath(path) ? headingOf(path) : headingAt(tree, href.slice(1));
    if (value === undefined)
      return file.fail(`The link to ${href} has no words, and nothing is there to name it`, node);
    node.children = [{ type: "text", value }];
  });
}

/** Passes the plates of the linked pages to `<LifeEvents>`, by path. */
function givePlates(tree: Root): void {
  visit(tree, (node) => {
    if (!isBlock(node) || node.name !== "LifeEvents") return;
    const plates: Record<string, string> = {};
    visit(node, "element", ({ tagName, properties }) => {
      const path = String(properties["href"]);
      if (tagName !== "a" || !isSitePath(path)) return;
      const matter = readFrontMatter(path);
      if ("plate" in matter && matter.plate !== undefined) plates[path] = matter.plate;
    });
    node.attributes = [attribute("plates", plates)];
  });
}

/**
 * Fills contents with headings: those within, with `of="rest"` also those after them, with `of="page"` all headings of
 * the file.
 */
function fillContents(tree: Root): void {
  const headingsIn = (node: Root | RootContent) => {
    const sections: { readonly href: string; readonly label: string }[] = [];
    visitHeadings(node, (heading) => {
      if (heading.tagName !== "h2" || leftOutOfContents.has(heading)) return;
      sections.push({ href: `#${String(heading.properties["id"])}`, label: toString(heading) });
    });
    return sections;
  };
  visit(tree, (node) => {
    if (!isBlock(node) || node.name !== "Contents") return;
    const within = headingsIn(node);
    const all = headingsIn(tree);
    const first = all.findIndex(({ href }) => href === within[0]?.href);
    const of = attributeOf(node, "of");
    node.attributes = [attribute("sections", of === "page" ? all : of === "rest" ? all.slice(first) : within)];
  });
}

function importBlocks(tree: Root, file: ProseFile): void {
  const modules = new Map<string, string>();
  visit(tree, (node) => {
    if (!isBlock(node) && node.type !== "mdxJsxTextElement") return;
    const { name } = node;
    if (name === null || !/^[A-Z]/.test(name) || proseBlocks.has(name)) return;
    const module = pageBlocks.get(name);
    if (module === undefined) return file.fail(`There is no block <${name}>: no component has this name`, node);
    modules.set(name, module);
  });
  if (modules.size === 0) return;
  const imports = [...modules].map(([name, module]) => `import { ${name} } from ${JSON.stringify(module)};`);
  // The bundler has types of its own for the same syntax tree.
  const estree = parseAst(imports.join("")) as unknown as Program;
  tree.children.unshift({ type: "mdxjsEsm", value: "", data: { estree } });
}

/** Rehype plugin; runs after headings get their ids. */
export function rehypePageModule() {
  return (tree: Root, file: ProseFile) => {
    const path = pathOf(file);
    const matter = frontMatterOf(file);
    if (path !== undefined && matter !== undefined) {
      tree.children.push(...endOf(tree, matter, file));
      const seen = Object.entries(matter).filter(([key]) => !unseen.has(key));
      const page = { path, ...Object.fromEntries(seen), related: resolveLinks(matter.related) };
      define(tree, file, { page: valueToEstree(page) });
    }
    nameLinks(tree, file);
    givePlates(tree);
    fillContents(tree);
    importBlocks(tree, file);
  };
}
