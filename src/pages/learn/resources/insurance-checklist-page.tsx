import { FillInText } from "#widgets/fill-in/fill-in-text.tsx";
import * as checklist from "#content/en/learn/resources/insurance-checklist.md";
import { ResourceFrame } from "./resource-frame.tsx";

/** `/learn/resources/insurance-checklist` */
export default function InsuranceChecklistPage() {
  return (
    <ResourceFrame
      path="/learn/resources/insurance-checklist"
      title="Insurance checklist"
      lead="List your policies, go through them once a year, and see which changes to report to your insurer."
      related={[
        { href: "/learn/resources/comparison-workbook", label: "Comparison workbook, for three quotes" },
        { href: "/learn/choose-insurance", label: "How to choose insurance" },
        { href: "/learn/insurance-savings", label: "Ways to pay less" },
        { href: "/learn/insurance-claims", label: "How to make a claim" },
      ]}
    >
      <FillInText of={checklist} />
    </ResourceFrame>
  );
}
