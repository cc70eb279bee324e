import { ComparisonWorkbook } from "#widgets/comparison-workbook/comparison-workbook.tsx";
import { FillInText } from "#widgets/fill-in/fill-in-text.tsx";
import * as instructions from "#content/en/learn/resources/comparison-workbook.md";
import { workbookSections, workbookWords } from "#content/en/learn/resources/comparison-workbook.ts";
import { ResourceFrame } from "./resource-frame.tsx";

/** `/learn/resources/comparison-workbook` */
export default function ComparisonWorkbookPage() {
  return (
    <ResourceFrame
      path="/learn/resources/comparison-workbook"
      title="Comparison workbook"
      lead="Write up to three insurance quotes side by side, line by line, and see where they differ before you look at the price."
      related={[
        { href: "/learn/insurance-comparison", label: "How to compare insurance quotes" },
        { href: "/learn/resources/insurance-checklist", label: "Insurance checklist, once a year" },
        { href: "/insurance-quotes-canada", label: "What to have ready for a quote" },
        { href: "/insurance-types", label: "Products side by side" },
      ]}
    >
      <div className="grid grid-cols-1 gap-10 print:block">
        <FillInText of={instructions} />
        <ComparisonWorkbook words={workbookWords} sections={workbookSections} />
      </div>
    </ResourceFrame>
  );
}
