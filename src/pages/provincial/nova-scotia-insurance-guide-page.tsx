import { ProvincialGuide } from "#widgets/place/provincial-guide/provincial-guide.tsx";
import * as text from "#text/provincial/nova-scotia-insurance-guide.md";
import { novaScotia } from "#text/provincial/nova-scotia.ts";
import { provinceTiles } from "#text/provincial/tiles.ts";
import * as words from "#words/pages/nova-scotia.ts";

/** `/provincial/nova-scotia-insurance-guide` */
export default function NovaScotiaInsuranceGuidePage() {
  return (
    <ProvincialGuide
      province={novaScotia}
      layout="contents"
      title={words.title}
      lead={words.lead}
      opening={<WindAndSea />}
      text={text}
      related={[
        { href: "/company-analysis/co-operators-analysis", label: words.toCoOperatorsAnalysis },
        { href: "/learn/home-insurance", label: words.toHomeInsurance },
        {
          href: "/provincial/prince-edward-island-insurance-guide",
          label: words.toPrinceEdwardIslandInsuranceGuide,
        },
        { href: "/provincial/new-brunswick-insurance-guide", label: words.toNewBrunswickInsuranceGuide },
      ]}
      provinces={Object.values(provinceTiles)}
    />
  );
}

/** One storm on two leaves, parted by the shoreline. */
function WindAndSea() {
  return (
    <figure aria-label={words.oneStormTwoClaims} className="grid border-y-2 border-ink tablet:grid-cols-2">
      <div className="py-6 tablet:pe-10">
        <WindLines />
        <p className="mt-4 font-display text-heading-2 font-medium">{words.wind}</p>
        <p className="mt-1 font-semibold text-positive">{words.usuallyPaid}</p>
        <p className="mt-2">{words.shinglesTreesOnTheRoof}</p>
      </div>
      <div className="border-t border-line-strong py-6 tablet:border-s tablet:border-t-0 tablet:ps-10">
        <WaveLines />
        <p className="mt-4 font-display text-heading-2 font-medium">{words.sea}</p>
        <p className="mt-1 font-semibold text-negative">{words.usuallyNot}</p>
        <p className="mt-2">{words.surgeAndWavesEven}</p>
      </div>
    </figure>
  );
}

function WindLines() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 160 48"
      fill="none"
      className="h-12 w-40 stroke-brand"
      strokeWidth="2"
      strokeLinecap="round"
    >
      <path d="M2 14h96c14 0 14-12 4-12-6 0-8 4-7 7M2 26h128c18 0 18 16 6 16-7 0-9-5-7-9M2 38h70" />
    </svg>
  );
}

function WaveLines() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 160 48"
      fill="none"
      className="h-12 w-40 stroke-brand"
      strokeWidth="2"
      strokeLinecap="round"
    >
      <path d="M2 30c10-22 30-26 38-10 4 8-2 14-8 10M40 30c10-22 30-26 38-10 4 8-2 14-8 10M78 30c10-22 30-26 38-10 4 8-2 14-8 10M116 30c10-22 30-26 38-10 4 8-2 14-8 10M2 42h156" />
    </svg>
  );
}
