import { Heading } from "#design-system/heading/heading.tsx";
import { Step } from "#design-system/steps/step.tsx";
import { Steps } from "#design-system/steps/steps.tsx";
import { ProvincialGuide } from "#widgets/provincial-guide/provincial-guide.tsx";
import * as text from "#content/en/provincial/northwest-territories.md";
import { northwestTerritories } from "#content/en/provincial/northwest-territories.ts";
import { provinceTiles } from "#content/en/provincial/tiles.ts";

/** `/provincial/northwest-territories-insurance-guide` */
export default function NorthwestTerritoriesInsuranceGuidePage() {
  return (
    <ProvincialGuide
      province={northwestTerritories}
      layout="north"
      title="Insurance in the Northwest Territories"
      lead="What a home or tenant policy pays when you are evacuated, how thawing ground and fuel tanks affect coverage, and what the car policy pays an injured person."
      opening={<ThreePapers />}
      contents={[
        { href: "#what-your-policy-pays-during-an-evacuation", label: "Evacuation" },
        { href: "#claims-when-you-return-after-a-wildfire", label: "After a wildfire" },
        { href: "#permafrost-fuel-tanks-and-tenants", label: "Ground, fuel, tenants" },
        { href: "#what-the-car-policy-pays-an-injured-person", label: "The car policy" },
        { href: "#health-card-taxes-and-where-to-complain", label: "Health card, tax, offices" },
      ]}
      text={text}
      related={[
        { href: "/learn/insurance-claims", label: "How to file a claim" },
        { href: "/learn/disability-insurance", label: "Disability insurance for people on contract" },
        { href: "/provincial/nunavut-insurance-guide", label: "Next door: Nunavut" },
        { href: "/provincial/yukon-insurance-guide", label: "Next door: Yukon" },
      ]}
      provinces={Object.values(provinceTiles)}
    />
  );
}

/** An evacuation in three papers, which is what a claim is later made of. */
function ThreePapers() {
  return (
    <section aria-labelledby="three-papers">
      <Heading level={2} id="three-papers">
        Three papers to keep for an evacuation claim
      </Heading>
      <div className="mt-8">
        <Steps direction="across">
          <Step title="The order" headingLevel={3}>
            Coverage starts with the written order of an authority. Save a copy, and note the hour you left.
          </Step>
          <Step title="The receipts" headingLevel={3}>
            Motel, meals, fuel, kennel. The policy pays the increase over normal life, so nothing counts without one.
          </Step>
          <Step title="The notice that lifts it" headingLevel={3}>
            The claim for living expenses ends on this date. You can then claim for smoke, frost or spoiled food at
            home.
          </Step>
        </Steps>
      </div>
    </section>
  );
}
