/*
 * Lets one Markdown file hold a whole guide. Where a page shows parts of it separately, in a tab, a margin or a band, a
 * comment on a line of its own begins each part, such as `part: claiming` in an MDX comment, and the page imports the
 * part by that name. Each part is compiled as a separate file; the guide's module imports them all.
 */
import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import type { Plugin } from "vite";

const frontMatter = /^---\n[\s\S]*?\n---\n/;

const marker = /^\{\/\* part: ([a-z-]+) \*\/\}$/m;

/** The parts of a text by name; empty when the text has no parts. */
export function partsOf(text: string): ReadonlyMap<string, string> {
  const [opening = "", ...pieces] = text.replace(frontMatter, "").split(marker);
  const parts = new Map<string, string>();
  for (let at = 0; at < pieces.length; at += 2) {
    const name = pieces[at] ?? "";
    if (parts.has(name)) throw new Error(`There are two parts called "${name}"`);
    parts.set(name, pieces[at + 1]?.trim() ?? "");
  }
  if (parts.size > 0 && opening.trim() !== "") throw new Error("There is text before the first part");
  return parts;
}

/** The MDX source of a module that assembles a file's parts. */
function whole(file: string, names: readonly string[]): string {
  const parts = names.map((name, index) => ({ name, variable: `part${index}` }));
  return [
    ...parts.map(({ name, variable }) => `import * as ${variable} from "./${basename(file)}?part=${name}"`),
    `export const parts = { ${parts.map(({ name, variable }) => `"${name}": ${variable}`).join(", ")} }`,
    `export function part(name) {
  if (!Object.hasOwn(parts, name)) throw new Error(\`${basename(file)} has no part "\${name}"\`)
  return parts[name]
}`,
    // Kept free of side effects, so that the bundler drops the export where it is unused.
    `export const sections = [${parts.map(({ variable }) => `...${variable}.sections`).join(", ")}]`,
    `export const wordCount = ${parts.map(({ variable }) => `${variable}.wordCount`).join(" + ")}`,
    "",
    ...parts.map(({ variable }) => `<${variable}.default components={props.components} />\n`),
  ].join("\n");
}

const slot = /^<Slot name="([A-Z][A-Za-z]*)">\n([\s\S]*?)^<\/Slot>$/gm;

/** Blanks a text but keeps its line breaks, so that line numbers in errors stay right. */
function blank(text: string): string {
  return text.replaceAll(/[^\n]/g, "");
}

/** Removes the slots from a text and exports each as a component: `<Slot name="Opening">` as `Opening`. */
function withSlotsApart(file: string, text: string): string | undefined {
  const names = [...text.matchAll(slot)].map(([, name = ""]) => name);
  if (names.length === 0) return undefined;
  const exported = names.map((name) => `export { default as ${name} } from "./${basename(file)}?slot=${name}"`);
  return `${text.replaceAll(slot, blank)}\n\n${exported.join("\n")}\n`;
}

/**
 * The content of one slot of a text.
 * @throws {Error} When the text has no such slot.
 */
function contentOfSlot(file: string, text: string, wanted: string): string {
  const found = [...text.matchAll(slot)].find(([, name]) => name === wanted);
  if (found === undefined) throw new Error(`${basename(file)} has no slot "${wanted}"`);
  return blank(text.slice(0, found.index)) + (found[2] ?? "");
}

/** Vite plugin; runs before the Markdown compiler. */
export function proseParts(): Plugin {
  return {
    name: "prose-parts",
    enforce: "pre",
    load: {
      filter: { id: /\.md(\?(?:part|slot)=[A-Za-z-]+)?$/ },
      async handler(id) {
        const [file = id, query] = id.split("?");
        const [kind, name] = query?.split("=") ?? [];
        const text = await readFile(file, "utf8");
        if (kind === "slot") {
          this.addWatchFile(file);
          return contentOfSlot(file, text, name ?? "");
        }
        const parts = partsOf(text);
        if (name === undefined) {
          return parts.size === 0 ? withSlotsApart(file, text) : whole(file, [...parts.keys()]);
        }
        this.addWatchFile(file);
        return parts.get(name);
      },
    },
  };
}
