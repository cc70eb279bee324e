import { Children, isValidElement, type ReactNode } from "react";
import {
  ComparisonWorkbook as Workbook,
  type WorkbookSection,
  type WorkbookWords,
} from "#widgets/comparison/comparison-workbook.tsx";
import { textOf } from "#widgets/reading/markdown/read-markdown.ts";

export interface ComparisonWorkbookProps extends WorkbookWords {
  /** Level-2 headings, each with a list of the items to write down for each quote. */
  readonly children: ReactNode;
}

interface PartProps {
  readonly id?: string;
  readonly children?: ReactNode;
}

function sectionsIn(children: ReactNode): readonly WorkbookSection[] {
  const sections: { readonly id: string; readonly title: string; rows: readonly string[] }[] = [];
  for (const part of Children.toArray(children)) {
    if (!isValidElement<PartProps>(part)) continue;
    const { id = "", children: content } = part.props;
    if (part.type === "h2") sections.push({ id, title: textOf(content), rows: [] });
    const latest = sections.at(-1);
    if (part.type !== "ul" || latest === undefined) continue;
    latest.rows = Children.toArray(content)
      .map(textOf)
      .filter((row) => row.trim() !== "");
  }
  return sections;
}

/** A workbook for comparing quotes, from headings and lists of the page's file. */
export function ComparisonWorkbook({ children, ...words }: ComparisonWorkbookProps) {
  return <Workbook words={words} sections={sectionsIn(children)} />;
}
