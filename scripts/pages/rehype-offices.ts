/*
 * Passes the named records to `<Offices of="gio olhi canada">`, and the records of its province to a provincial guide,
 * so that a page ships no others. A name missing from the directory fails the build.
 */
import { valueToEstree } from "estree-util-value-to-estree";
import type { Root } from "hast";
import { define } from "unist-util-mdx-define";
import { visit } from "unist-util-visit";
import { offices } from "#content/official-bodies.ts";
import { shownOffice } from "../../src/domain/office.ts";
import { attribute, attributeOf, isBlock, type ProseFile } from "./page-tree.ts";

const guide = /\/provincial\/([a-z-]+)-insurance-guide\.md$/;

/** Rehype plugin; runs before `rehypePageModule`. */
export function rehypeOffices() {
  return (tree: Root, file: ProseFile) => {
    visit(tree, (node) => {
      if (!isBlock(node) || node.name !== "Offices") return;
      const names = (attributeOf(node, "of") ?? "").split(/\s+/).filter(Boolean);
      const found = names.flatMap((name) => {
        const named = offices.filter(({ id, place }) => id === name || place === name);
        if (named.length > 0) return named.map(shownOffice);
        return file.fail(`There is no office and no place "${name}"; src/content/offices has them all`, node);
      });
      if (found.length === 0) file.fail(`<Offices> names no office: of="gio olhi"`, node);
      node.attributes.push(attribute("offices", found));
    });
    const place = guide.exec(file.path ?? "")?.[1];
    if (place === undefined) return;
    define(tree, file, { offices: valueToEstree(offices.filter((office) => office.place === place).map(shownOffice)) });
  };
}
