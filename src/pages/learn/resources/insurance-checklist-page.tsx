import { FillInText } from "#widgets/reading/fill-in/fill-in-text.tsx";
import * as checklist from "#text/learn/resources/insurance-checklist.md";
import { ResourceFrame } from "./resource-frame.tsx";
import * as words from "#words/pages/insurance-checklist.ts";

/** `/learn/resources/insurance-checklist` */
export default function InsuranceChecklistPage() {
  return (
    <ResourceFrame
      path="/learn/resources/insurance-checklist"
      title={words.title}
      lead={words.lead}
      related={[
        { href: "/learn/resources/comparison-workbook", label: words.toComparisonWorkbook },
        { href: "/learn/choose-insurance", label: words.toChooseInsurance },
        { href: "/learn/insurance-savings", label: words.toInsuranceSavings },
        { href: "/learn/insurance-claims", label: words.toInsuranceClaims },
      ]}
    >
      <FillInText of={checklist} />
    </ResourceFrame>
  );
}
