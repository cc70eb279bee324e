import { FillInText } from "#widgets/fill-in/fill-in-text.tsx";
import * as kit from "#content/en/learn/resources/new-driver-kit.md";
import { ResourceFrame } from "./resource-frame.tsx";
import * as words from "#words/pages/new-driver-kit.ts";

/** `/learn/resources/new-driver-kit` */
export default function NewDriverKitPage() {
  return (
    <ResourceFrame
      path="/learn/resources/new-driver-kit"
      title={words.title}
      lead={words.lead}
      related={[
        { href: "/learn/auto-insurance", label: words.toAutoInsurance },
        { href: "/blog/auto-insurance-rates-by-province-2024", label: words.toAutoInsuranceRatesByProvince },
        { href: "/learn/young-professionals-insurance", label: words.toYoungProfessionalsInsurance },
        { href: "/blog/insurance-fraud-canada", label: words.toInsuranceFraudCanada },
      ]}
    >
      <FillInText of={kit} />
    </ResourceFrame>
  );
}
