import { ComparisonWorkbook } from "#widgets/comparison/comparison-workbook.tsx";
import { FillInText } from "#widgets/reading/fill-in/fill-in-text.tsx";
import * as instructions from "#text/learn/resources/comparison-workbook.md";
import { workbookSections, workbookWords } from "#text/learn/resources/comparison-workbook.ts";
import { ResourceFrame } from "./resource-frame.tsx";
import * as words from "#words/pages/comparison-workbook.ts";

/** `/learn/resources/comparison-workbook` */
export default function ComparisonWorkbookPage() {
  return (
    <ResourceFrame
      path="/learn/resources/comparison-workbook"
      title={words.title}
      lead={words.lead}
      related={[
        { href: "/learn/insurance-comparison", label: words.toInsuranceComparison },
        { href: "/learn/resources/insurance-checklist", label: words.toInsuranceChecklist },
        { href: "/insurance-quotes-canada", label: words.toInsuranceQuotesCanada },
        { href: "/insurance-types", label: words.toInsuranceTypes },
      ]}
    >
      <div className="grid grid-cols-1 gap-10 print:block">
        <FillInText of={instructions} />
        <ComparisonWorkbook words={workbookWords} sections={workbookSections} />
      </div>
    </ResourceFrame>
  );
}
