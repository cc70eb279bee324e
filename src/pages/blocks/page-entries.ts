import { Children, isValidElement, type ReactNode } from "react";
import { readMarkdownTable, textOf } from "#widgets/reading/markdown/read-markdown.ts";

/** A link in a piece of rendered Markdown. */
export interface MarkdownLink {
  readonly href: string;
  readonly label: string;
}

interface PartProps {
  readonly href?: string;
  readonly children?: ReactNode;
}

/** All links in rendered Markdown, in document order. */
export function linksIn(node: ReactNode): readonly MarkdownLink[] {
  return Children.toArray(node).flatMap((part) => {
    if (!isValidElement<PartProps>(part)) return [];
    const { href, children } = part.props;
    return href === undefined ? linksIn(children) : [{ href, label: textOf(children) }];
  });
}

/** A page with a sentence about it. */
export interface PageEntry {
  readonly href: string;
  readonly title: string;
  readonly text: string;
}

/**
 * Reads a Markdown table of pages: a link to each, and a sentence about it.
 * @throws {Error} If a row doesn't start with a link.
 */
export function readPageEntries(children: ReactNode): readonly PageEntry[] {
  return readMarkdownTable(children).rows.map(([name, text]) => {
    const [link] = linksIn(name?.content);
    if (link === undefined) throw new Error(`"${name?.text ?? ""}" stands in a table of pages, but is no link.`);
    return { href: link.href, title: link.label, text: text?.text ?? "" };
  });
}
