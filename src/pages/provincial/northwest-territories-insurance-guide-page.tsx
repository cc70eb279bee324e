import { Heading } from "#design-system/heading/heading.tsx";
import { Step } from "#design-system/steps/step.tsx";
import { Steps } from "#design-system/steps/steps.tsx";
import { ProvincialGuide } from "#widgets/place/provincial-guide/provincial-guide.tsx";
import * as text from "#text/provincial/northwest-territories-insurance-guide.md";
import { northwestTerritories } from "#text/provincial/northwest-territories.ts";
import { provinceTiles } from "#text/provincial/tiles.ts";
import * as words from "#words/pages/northwest-territories.ts";

/** `/provincial/northwest-territories-insurance-guide` */
export default function NorthwestTerritoriesInsuranceGuidePage() {
  return (
    <ProvincialGuide
      province={northwestTerritories}
      layout="north"
      title={words.title}
      lead={words.lead}
      opening={<ThreePapers />}
      text={text}
      related={[
        { href: "/learn/insurance-claims", label: words.toInsuranceClaims },
        { href: "/learn/disability-insurance", label: words.toDisabilityInsurance },
        { href: "/provincial/nunavut-insurance-guide", label: words.toNunavutInsuranceGuide },
        { href: "/provincial/yukon-insurance-guide", label: words.toYukonInsuranceGuide },
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
        {words.threePapersToKeep}
      </Heading>
      <div className="mt-8">
        <Steps direction="across">
          <Step title={words.order} headingLevel={3}>
            {words.coverageStartsWithTheWritten}
          </Step>
          <Step title={words.receipts} headingLevel={3}>
            {words.motelMealsFuelKennel}
          </Step>
          <Step title={words.noticeThatLiftsIt} headingLevel={3}>
            {words.claimForLivingExpensesEnds}
          </Step>
        </Steps>
      </div>
    </section>
  );
}
