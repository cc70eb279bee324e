/*
 * Compares the content of two builds' pages, regardless of markup: titles and metadata, structured data, headings,
 * links, tabs, tables, figures with their marks, sources, and the text, in document order.
 *
 *     node scripts/compare-pages.ts <folder before> [<folder after>, default dist] [--structure] [path ...]
 *
 * `--structure` ignores the text, so that two languages can be compared: the number and order of headings, links,
 * figures, marks, sources and tables. Paths such as `learn/home-insurance` limit it to some pages.
 */
import { spawnSync } from "node:child_process";
import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";
import { DomUtils, parseDocument } from "htmlparser2";

type PageNode = ReturnType<typeof parseDocument>["children"][number];
type PageElement = NonNullable<ReturnType<typeof DomUtils.getElementById>>;

const { values, positionals } = parseArgs({ allowPositionals: true, options: { structure: { type: "boolean" } } });
const folders = positionals.filter((each) => existsSync(each));
const wanted = positionals.filter((each) => !existsSync(each));
const [before, after = "dist"] = folders;
if (before === undefined) throw new Error("Name the folder to compare with, such as an earlier build.");
const isStructure = values.structure ?? false;

function isElement(node: PageNode): node is PageElement {
  return "attribs" in node;
}

function wordsOf(node: PageNode): string {
  return DomUtils.textContent(node).replaceAll(/\s+/g, " ").trim();
}

/** Removes React's generated ids: they depend on the component tree, not on the content. */
function withoutMadeUpIds(value: string): string {
  return value.replaceAll(/_[Rr]_[0-9a-z]+_/g, "_");
}

/** The text, or nothing when only the structure is compared. */
function say(words: string): string {
  return isStructure ? "" : words;
}

const inline =
  /^(a|abbr|b|bdi|button|cite|code|data|dfn|em|i|label|mark|q|s|small|span|strong|sub|sup|time|u|var|wbr)$/;

/** One line for each piece of content in a page's document, in document order. */
function linesOf(html: string): string[] {
  const lines: string[] = [];
  let run = "";
  const endRun = () => {
    const words = run.replaceAll(/\s+/g, " ").trim();
    if (words !== "" && !isStructure) lines.push(words);
    run = "";
  };
  const add = (line: string) => {
    endRun();
    lines.push(withoutMadeUpIds(line));
  };
  const visit = (node: PageNode): void => {
    if (!isElement(node)) {
      if ("data" in node && !("name" in node)) run += DomUtils.textContent(node);
      return;
    }
    const { name, attribs } = node;
    if (name === "style" || name === "svg" || name === "link") return;
    if (name === "script") {
      const data = attribs["type"] === "application/ld+json" ? DomUtils.textContent(node) : "";
      if (data !== "" && !isStructure)
        for (const line of JSON.stringify(JSON.parse(data), null, 1).split("\n")) add(line);
      return;
    }
    if (name === "meta") {
      // Skip the Content-Security-Policy, which contains the hash of the styles.
      if (!isStructure && attribs["http-equiv"] === undefined)
        add(`meta ${attribs["name"] ?? attribs["property"] ?? ""} = ${attribs["content"] ?? ""}`);
      return;
    }
    if (/^h[1-6]$/.test(name)) add(`${name} #${attribs["id"] ?? ""} ${say(wordsOf(node))}`);
    else if (name === "a") add(`link ${attribs["href"] ?? ""} ${say(wordsOf(node))}`);
    else if (name === "table" || name === "form" || name === "input" || name === "select") add(name);
    else if (name === "th" || name === "td") add(name);
    if (attribs["data-slot"] === "figure") add(`figure ${say(wordsOf(node))}`);
    if (attribs["role"] !== undefined && attribs["role"].startsWith("tab")) {
      add(
        `${attribs["role"]} #${attribs["id"] ?? ""} ${attribs["aria-selected"] ?? ""} ${attribs["aria-controls"] ?? ""}`,
      );
    }
    if (attribs["aria-label"] !== undefined && !isStructure) add(`label ${attribs["aria-label"]}`);
    if (attribs["id"] !== undefined && !/^h[1-6]$/.test(name)) add(`id ${attribs["id"]}`);
    const isBlock = !inline.test(name);
    if (isBlock) endRun();
    for (const child of node.children) visit(child);
    if (isBlock) endRun();
  };
  for (const node of parseDocument(html).children) visit(node);
  endRun();
  return lines;
}

const told = mkdtempSync(join(tmpdir(), "pages-"));
for (const [name, folder] of Object.entries({ before, after })) {
  for (const file of globSync("**/*.html", { cwd: folder })) {
    if (wanted.length > 0 && !wanted.some((part) => file.startsWith(part))) continue;
    const target = join(told, name, file.replace(/html$/, "txt"));
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, `${linesOf(readFileSync(join(folder, file), "utf8")).join("\n")}\n`);
  }
}
const colour = process.stdout.isTTY ? "always" : "never";
const { status, stdout } = spawnSync(
  "git",
  ["diff", "--no-index", `--color=${colour}`, "--unified=1", "before", "after"],
  { cwd: told, encoding: "utf8", maxBuffer: 2 ** 28 },
);
rmSync(told, { recursive: true });
const differing = stdout.split("diff --git ").length - 1;
process.stdout.write(stdout);
console.log(`${differing} pages differ.`);
process.exitCode = status ?? 1;
