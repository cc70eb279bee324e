/*
 * Lets a page's file hold text for a place of its own in the layout of its kind, such as the opening: what is between
 * `<Slot name="Opening">` and `</Slot>`, each on a line of its own, is compiled as a module and exported under that name.
 */
import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import type { Plugin } from "vite";

const slot = /^<Slot name="([A-Z][A-Za-z]*)">\n([\s\S]*?)^<\/Slot>$/gm;

/** Blanks a text but keeps its line breaks, so that line numbers in errors stay right. */
function blank(text: string): string {
  return text.replaceAll(/[^\n]/g, "");
}

/**
 * The part of a text that a module compiles: one slot, or everything outside the slots, with each exported as a component,
 * `<Slot name="Opening">` as `Opening`.
 * @throws {Error} When the text has no such slot.
 */
export function moduleText(file: string, text: string, wanted: string | undefined): string {
  const slots = [...text.matchAll(slot)];
  if (wanted === undefined) {
    const exported = slots.map(([, name]) => `export { default as ${name} } from "./${basename(file)}?slot=${name}"`);
    return exported.length === 0 ? text : `${text.replaceAll(slot, blank)}\n\n${exported.join("\n")}\n`;
  }
  const found = slots.find(([, name]) => name === wanted);
  if (found === undefined) throw new Error(`${basename(file)} has no slot "${wanted}"`);
  return blank(text.slice(0, found.index)) + (found[2] ?? "");
}

/** Every module that is compiled of a text, by the name of its slot; `undefined` for all but its slots. */
export function moduleTexts(file: string, text: string): ReadonlyMap<string | undefined, string> {
  const names = [undefined, ...Array.from(text.matchAll(slot), ([, name]) => name)];
  return new Map(names.map((name) => [name, moduleText(file, text, name)]));
}

/** Vite plugin; runs before the Markdown compiler. */
export function pageSlots(): Plugin {
  return {
    name: "page-slots",
    enforce: "pre",
    load: {
      filter: { id: /\.md(\?slot=[A-Za-z]+)?$/ },
      async handler(id) {
        const [file = id, query] = id.split("?slot=");
        if (query !== undefined) this.addWatchFile(file);
        return moduleText(file, await readFile(file, "utf8"), query);
      },
    },
  };
}
