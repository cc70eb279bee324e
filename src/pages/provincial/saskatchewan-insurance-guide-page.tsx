import { Figure } from "#widgets/reading/figure/figure.tsx";
import { ProvincialGuide } from "#widgets/place/provincial-guide/provincial-guide.tsx";
import * as text from "#text/provincial/saskatchewan-insurance-guide.md";
import { saskatchewan } from "#text/provincial/saskatchewan.ts";
import { provinceTiles } from "#text/provincial/tiles.ts";
import * as words from "#words/pages/saskatchewan.ts";

/** `/provincial/saskatchewan-insurance-guide` */
export default function SaskatchewanInsuranceGuidePage() {
  return (
    <ProvincialGuide
      province={saskatchewan}
      layout="folio"
      title={words.title}
      lead={words.lead}
      opening={<Plate />}
      text={text}
      related={[
        { href: "/insurance-types/auto", label: words.toAuto },
        { href: "/learn/home-insurance", label: words.toHomeInsurance },
        { href: "/provincial/alberta-insurance-guide", label: words.toAlbertaInsuranceGuide },
        { href: "/provincial/manitoba-insurance-guide", label: words.toManitobaInsuranceGuide },
      ]}
      provinces={Object.values(provinceTiles)}
    />
  );
}

/** What is bolted to the car, and what is not. */
function Plate() {
  return (
    <figure aria-label={words.whatThePlateHolds}>
      <div className="relative rounded-large border-4 border-on-deep-soft px-8 py-9 text-center">
        <p className="font-display text-heading-1 font-medium">
          <Figure basis="S27">$200,000</Figure>
        </p>
        <p>{words.liabilityDamageToYourOwn}</p>
        <Bolts />
      </div>
      <figcaption className="mt-6 grid gap-x-8 gap-y-2 wide-phone:grid-cols-2">
        <p className="border-t border-on-deep-soft pt-3">
          <strong className="block font-display text-heading-4">{words.leftToYouMore}</strong>
          {words.packagePolicyOnTop}
        </p>
        <p className="border-t border-on-deep-soft pt-3">
          <strong className="block font-display text-heading-4">{words.leftToYouWhich}</strong>
          {words.noFaultOrTort}
        </p>
      </figcaption>
    </figure>
  );
}

function Bolts() {
  return ["top-3 left-4", "top-3 right-4", "bottom-3 left-4", "bottom-3 right-4"].map((corner) => (
    <span
      key={corner}
      aria-hidden="true"
      className={`absolute size-3 rounded-round border-2 border-on-deep-soft ${corner}`}
    />
  ));
}
