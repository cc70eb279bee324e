import { Figure } from "#widgets/reading/figure/figure.tsx";
import { ProvincialGuide } from "#widgets/place/provincial-guide/provincial-guide.tsx";
import * as text from "#text/provincial/british-columbia-insurance-guide.md";
import { britishColumbia } from "#text/provincial/british-columbia.ts";
import { provinceTiles } from "#text/provincial/tiles.ts";
import * as words from "#words/pages/british-columbia.ts";

/** `/provincial/british-columbia-insurance-guide` */
export default function BritishColumbiaInsuranceGuidePage() {
  return (
    <ProvincialGuide
      province={britishColumbia}
      layout="contents"
      title={words.title}
      lead={words.lead}
      opening={<TwoLayers />}
      text={text}
      related={[
        { href: "/insurance-types/auto", label: words.toAuto },
        { href: "/learn/home-insurance", label: words.toHomeInsurance },
        { href: "/learn/new-immigrant-insurance", label: words.toNewImmigrantInsurance },
        { href: "/provincial/yukon-insurance-guide", label: words.toYukonInsuranceGuide },
      ]}
      provinces={Object.values(provinceTiles)}
    />
  );
}

/** A car policy as a section through the ground: what can be moved stands above the line. */
function TwoLayers() {
  return (
    <figure aria-label={words.twoLayersOfACar}>
      <div className="grid border-2 border-b-0 border-dashed border-line-strong p-5 tablet:grid-cols-[12rem_minmax(0,1fr)] tablet:gap-8 tablet:p-6">
        <p className="font-display text-heading-3 font-semibold">{words.optional}</p>
        <div>
          <p>{words.extraLiabilityCollisionComprehensive}</p>
          <p className="mt-1 font-semibold">{words.fromIcbcOr}</p>
        </div>
      </div>
      <div className="grid border-t-4 border-accent bg-deep p-5 tablet:grid-cols-[12rem_minmax(0,1fr)] tablet:gap-8 tablet:p-6">
        <div className="contents scheme-dark text-ink">
          <p className="font-display text-heading-3 font-semibold">{words.basic}</p>
          <div>
            <p>
              {`${words.injuryCareWith} `}
              <Figure basis="S23">{words.noOverallLimit}</Figure>, <Figure basis="S23">$200,000</Figure>
              {` ${words.ofLiabilityRepairs}`}
            </p>
            <p className="mt-1 font-semibold">{words.fromIcbcAndNobodyElse}</p>
          </div>
        </div>
      </div>
      <figcaption className="mt-3 text-caption text-ink-soft">{words.youCanComparePrices}</figcaption>
    </figure>
  );
}
