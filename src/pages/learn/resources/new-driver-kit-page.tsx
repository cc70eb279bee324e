import { FillInText } from "#widgets/fill-in/fill-in-text.tsx";
import * as kit from "#content/en/learn/resources/new-driver-kit.md";
import { ResourceFrame } from "./resource-frame.tsx";

/** `/learn/resources/new-driver-kit` */
export default function NewDriverKitPage() {
  return (
    <ResourceFrame
      path="/learn/resources/new-driver-kit"
      title="New driver kit"
      lead="What a first car policy must have in your province, what to ask to lower its price, and a sheet for the glove box in case of a crash."
      related={[
        { href: "/learn/auto-insurance", label: "Auto insurance guide" },
        { href: "/blog/auto-insurance-rates-by-province-2024", label: "What drivers pay in each province" },
        { href: "/learn/young-professionals-insurance", label: "Insurance for young professionals" },
        { href: "/blog/insurance-fraud-canada", label: "Ghost brokers, and how to spot one" },
      ]}
    >
      <FillInText of={kit} />
    </ResourceFrame>
  );
}
