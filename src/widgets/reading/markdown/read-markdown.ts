import { Children, isValidElement, type ReactElement, type ReactNode } from "react";
import { readNumber, type NumberKind } from "#format/read-number.ts";

interface PartProps {
  readonly align?: string;
  readonly children?: ReactNode;
}

/** One cell of a rendered Markdown table. */
export interface MarkdownCell {
  readonly content: ReactNode;
  /** The content as plain text, for labels. */
  readonly text: string;
  readonly isNumeric: boolean;
}

function partsOf(node: ReactNode): readonly ReactElement<PartProps>[] {
  return Children.toArray(node).filter((part) => isValidElement<PartProps>(part));
}

/** Plain text of rendered Markdown. */
export function textOf(node: ReactNode): string {
  return Children.toArray(node)
    .map((part) => {
      if (isValidElement<PartProps>(part)) return textOf(part.props.children);
      return typeof part === "string" || typeof part === "number" ? part : "";
    })
    .join("");
}

/** The rows of cells in a piece of rendered Markdown, found by the names of their elements. */
function rowsOf(node: ReactNode): readonly (readonly MarkdownCell[])[] {
  return partsOf(node).flatMap((part) => {
    if (part.type !== "tr") return rowsOf(part.props.children);
    return [
      partsOf(part.props.children).map(({ props: { align, children } }) => ({
        content: children,
        text: textOf(children),
        isNumeric: align === "right",
      })),
    ];
  });
}

/**
 * Splits a rendered Markdown table into its header row and the rows below it.
 * @throws {Error} When there is no table to read.
 */
export function readMarkdownTable(node: ReactNode) {
  const [header, ...rows] = rowsOf(node);
  if (header === undefined) throw new Error("A DataTable stands around one Markdown table.");
  return { header, rows };
}

/**
 * The number in a cell.
 * @throws {Error} When the cell holds anything else.
 */
export function readNumberCell(cell: MarkdownCell | undefined, kind: NumberKind = "decimal"): number {
  const text = cell?.text.trim() ?? "";
  const number = readNumber(text, kind);
  if (number === null) throw new Error(`"${text}" stands in a table where a number belongs.`);
  return number;
}

/**
 * The dollars in a cell, such as `$420,000`.
 * @throws {Error} When the cell holds anything else.
 */
export function readDollarCell(cell: MarkdownCell | undefined): number {
  return readNumberCell(cell, "amount");
}

/** The items of a rendered Markdown list, found by the name of their element. */
export function readMarkdownList(node: ReactNode): readonly ReactNode[] {
  return Children.toArray(node)
    .filter((part): part is ReactElement<{ readonly children?: ReactNode }> => isValidElement(part))
    .flatMap(({ type, props: { children } }) => (type === "li" ? [children] : readMarkdownList(children)));
}
