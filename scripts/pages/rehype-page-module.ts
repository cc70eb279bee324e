/*
 * Makes the file of a page the module that its kind's component takes: exports what the front matter says as `page`, puts
 * the next step and the questions at the end, fills in contents and the words of links without any, and imports the
 * blocks that the file uses. Runs after headings have their ids.
 */
import { valueToEstree } from "estree-util-value-to-estree";
import type { Root, RootContent } from "hast";
import { toString } from "hast-util-to-string";
import { define } from "unist-util-mdx-define";
import { visit } from "unist-util-visit";
import { pageAt, type SitePath } from "#site/site-path.ts";
import { pageBlocks } from "./page-blocks.ts";
import { attribute, flowBlock, frontMatterOf, isBlock, isInlineBlock, pathOf, type ProseFile } from "./page-tree.ts";
import type { CheckedFrontMatter } from "./read-page-file.ts";
import { headingOf, resolveLinks } from "./resolve-links.ts";

/** What only machines and lists read. */
const unseen = new Set(["kind", "label", "title", "description", "keywords", "next", "questions", "tabsLabel"]);

function pageText(path: SitePath, matter: CheckedFrontMatter): Record<string, unknown> {
  const seen = Object.entries(matter).filter(([key]) => !unseen.has(key));
  return { path, ...Object.fromEntries(seen), related: resolveLinks(matter.related) };
}

/** Gives an empty `<PageQuestions />` of the file the questions of its front matter. */
function placeQuestions(tree: Root, questions: readonly unknown[]): boolean {
  let isPlaced = false;
  visit(tree, (node) => {
    if (!isBlock(node) || node.name !== "PageQuestions") return;
    node.attributes = [attribute("questions", questions)];
    isPlaced = true;
  });
  return isPlaced;
}

/** The blocks that the front matter puts at the end of a page, unless the file has a place for them. */
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

/** The words of the heading that a fragment leads to. */
function headingAt(tree: Root, id: string): string | undefined {
  let words: string | undefined;
  visit(tree, "element", (node) => {
    if (/^h[1-6]$/.test(node.tagName) && node.properties["id"] === id) words = toString(node);
  });
  return words;
}

/** A link without words takes those of the heading it leads to: the heading of a page of the site, or one of this file. */
function nameLinks(tree: Root, file: ProseFile): void {
  visit(tree, "element", (node) => {
    if (node.tagName !== "a" || toString(node) !== "") return;
    const href = String(node.properties["href"]);
    const path = href.startsWith("#") ? undefined : pageAt(href.replace(/#.*$/, ""));
    const value = path === undefined ? headingAt(tree, href.slice(1)) : headingOf(path);
    if (value === undefined)
      return file.fail(`The link to ${href} has no words, and nothing is there to name it`, node);
    node.children = [{ type: "text", value }];
  });
}

/**
 * Gives contents the headings they lead to: those within, with `of="rest"` those after them too, and with `of="page"` all
 * of the file's.
 */
function fillContents(tree: Root): void {
  const headingsIn = (node: Root | RootContent) => {
    const sections: { readonly href: string; readonly label: string }[] = [];
    visit(node, "element", (heading) => {
      if (heading.tagName !== "h2") return;
      sections.push({ href: `#${String(heading.properties["id"])}`, label: toString(heading) });
    });
    return sections;
  };
  visit(tree, (node) => {
    if (!isBlock(node) || node.name !== "Contents") return;
    const within = headingsIn(node);
    const all = headingsIn(tree);
    const first = all.findIndex(({ href }) => href === within[0]?.href);
    const of = node.attributes.find((each) => each.type === "mdxJsxAttribute" && each.name === "of")?.value;
    node.attributes = [attribute("sections", of === "page" ? all : of === "rest" ? all.slice(first) : within)];
  });
}

function importBlocks(tree: Root, known: ReadonlySet<string>, file: ProseFile): void {
  const names = new Set<string>();
  visit(tree, (node) => {
    if (!isBlock(node) && !isInlineBlock(node)) return;
    const { name } = node;
    if (name === null || !/^[A-Z]/.test(name)) return;
    if (Object.hasOwn(pageBlocks, name)) names.add(name);
    else if (!known.has(name)) file.fail(`There is no block <${name}>; scripts/pages/page-blocks.ts lists them`, node);
  });
  const imports = [...names].map((name) => ({
    type: "ImportDeclaration" as const,
    attributes: [],
    specifiers: [
      {
        type: "ImportSpecifier" as const,
        imported: { type: "Identifier" as const, name },
        local: { type: "Identifier" as const, name },
      },
    ],
    source: { type: "Literal" as const, value: pageBlocks[name] ?? "" },
  }));
  if (imports.length === 0) return;
  const estree = { type: "Program" as const, sourceType: "module" as const, body: imports };
  tree.children.unshift({ type: "mdxjsEsm", value: "", data: { estree } });
}

/** Only pages with a plate ship the drawings. */
function exportPlate(): RootContent {
  const specifier = {
    type: "ExportSpecifier" as const,
    local: { type: "Identifier" as const, name: "TopicPlate" },
    exported: { type: "Identifier" as const, name: "Plate" },
  };
  const declaration = {
    type: "ExportNamedDeclaration" as const,
    attributes: [],
    specifiers: [specifier],
    source: { type: "Literal" as const, value: "#widgets/reading/topic-plate.tsx" },
  };
  const estree = { type: "Program" as const, sourceType: "module" as const, body: [declaration] };
  return { type: "mdxjsEsm", value: "", data: { estree } };
}

export interface PageModuleOptions {
  /** The blocks that all prose may use. */
  readonly known: ReadonlySet<string>;
}

/** Plugin of the Markdown compiler, after the one that gives headings their ids. */
export function rehypePageModule({ known }: PageModuleOptions) {
  return (tree: Root, file: ProseFile) => {
    const path = pathOf(file);
    const matter = frontMatterOf(file);
    if (path !== undefined && matter !== undefined) {
      tree.children.push(...endOf(tree, matter, file));
      define(tree, file, { page: valueToEstree(pageText(path, matter)) });
    }
    if (matter !== undefined && "plate" in matter && matter.plate !== undefined) tree.children.unshift(exportPlate());
    nameLinks(tree, file);
    fillContents(tree);
    importBlocks(tree, known, file);
  };
}
