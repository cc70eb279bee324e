import { DescriptionList } from "#design-system/description-list/description-list.tsx";
import { Figure } from "#widgets/reading/figure/figure.tsx";
import { ProvincialGuide } from "#widgets/place/provincial-guide/provincial-guide.tsx";
import * as text from "#text/provincial/manitoba-insurance-guide.md";
import { manitoba } from "#text/provincial/manitoba.ts";
import { provinceTiles } from "#text/provincial/tiles.ts";
import * as words from "#words/pages/manitoba.ts";

/** `/provincial/manitoba-insurance-guide` */
export default function ManitobaInsuranceGuidePage() {
  return (
    <ProvincialGuide
      province={manitoba}
      layout="margin"
      title={words.title}
      lead={words.lead}
      opening={<BasicBill />}
      text={text}
      related={[
        { href: "/learn/home-insurance", label: words.toHomeInsurance },
        { href: "/company-analysis/wawanesa-analysis", label: words.toWawanesaAnalysis },
        { href: "/company-analysis/canada-life-analysis", label: words.toCanadaLifeAnalysis },
        { href: "/provincial/saskatchewan-insurance-guide", label: words.toSaskatchewanInsuranceGuide },
      ]}
      provinces={Object.values(provinceTiles)}
    />
  );
}

/** What the basic plan holds, set out as the bill a driver gets for it. */
function BasicBill() {
  return (
    <figure aria-labelledby="basic-bill" className="border border-line bg-surface px-6 pt-5 pb-6 shadow-raised">
      <figcaption id="basic-bill" className="mb-4">
        <span className="block font-display text-heading-3 font-semibold">{words.autopacBasic}</span>
        <span className="text-small text-ink-soft">{words.oneSellerOnePlanAlready}</span>
      </figcaption>
      <DescriptionList
        layout="ledger"
        items={[
          { term: words.liability, description: <Figure basis="S29">$500,000</Figure> },
          { term: words.yourOwnCar, description: words.allPerils },
          { term: words.lessADeductible, description: <Figure basis="S30">$1,000</Figure> },
          { term: words.injuries, description: words.everyoneHurt },
          { term: words.faultForInjuries, description: words.playsNoPart },
        ]}
      />
    </figure>
  );
}
