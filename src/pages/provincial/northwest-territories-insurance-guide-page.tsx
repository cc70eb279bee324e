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
      lead="Who pays for the motel when the town is told to leave, what the ground does to a house, and how little a car policy pays a person."
      opening={<ThreePapers />}
      contents={[
        { href: "#pack-the-policy-with-the-passports", label: "Evacuation" },
        { href: "#what-returns-after-the-smoke", label: "Coming home" },
        { href: "#under-the-floor-and-beside-the-wall", label: "Ground and oil" },
        { href: "#benefits-too-small-to-live-on", label: "The car policy" },
        { href: "#cards-taxes-the-short-list-of-offices", label: "Health card, tax, offices" },
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
        Three papers make the claim
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
            It ends the first claim and starts the second: what smoke, frost or spoiled food did meanwhile.
          </Step>
        </Steps>
      </div>
    </section>
  );
}
