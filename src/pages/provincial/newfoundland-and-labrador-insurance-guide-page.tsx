import { cva } from "class-variance-authority";
import { SourceMarks } from "#widgets/reading/figure/source-marks.tsx";
import { ProvincialGuide } from "#widgets/place/provincial-guide/provincial-guide.tsx";
import * as text from "#text/provincial/newfoundland-and-labrador-insurance-guide.md";
import { newfoundlandAndLabrador } from "#text/provincial/newfoundland-and-labrador.ts";
import { provinceTiles } from "#text/provincial/tiles.ts";
import * as words from "#words/pages/newfoundland-and-labrador.ts";

/** `/provincial/newfoundland-and-labrador-insurance-guide` */
export default function NewfoundlandAndLabradorInsuranceGuidePage() {
  return (
    <ProvincialGuide
      province={newfoundlandAndLabrador}
      layout="margin"
      title={words.title}
      lead={words.lead}
      opening={<TwelveOfThirteen />}
      text={text}
      related={[
        { href: "/learn/disability-insurance", label: words.toDisabilityInsurance },
        { href: "/learn/auto-insurance", label: words.toAutoInsurance },
        { href: "/learn/home-insurance", label: words.toHomeInsurance },
        { href: "/provincial/nova-scotia-insurance-guide", label: words.toNovaScotiaInsuranceGuide },
      ]}
      provinces={Object.values(provinceTiles)}
    />
  );
}

const box = cva("grid place-items-center border-2", {
  variants: {
    benefits: {
      included: "aspect-square border-brand bg-brand text-small font-semibold text-on-brand",
      optional: "col-span-3 border-dashed border-accent font-display text-heading-2 text-ink",
    },
  },
});

/** Thirteen boxes, one of them empty. */
function TwelveOfThirteen() {
  const tiles = Object.values(provinceTiles);
  return (
    <figure aria-label={words.twelveOfThirteen}>
      <ul role="list" aria-hidden="true" className="grid max-w-narrow grid-cols-5 gap-2">
        {tiles
          .filter(({ abbreviation }) => abbreviation !== "NL")
          .map(({ abbreviation }) => (
            <li key={abbreviation} className={box({ benefits: "included" })}>
              {abbreviation}
            </li>
          ))}
        <li className={box({ benefits: "optional" })}>{words.nl}</li>
      </ul>
      <figcaption className="mt-4 text-small text-ink-soft">
        {words.filledInjuryBenefitsCome}
        <SourceMarks ids={["S42"]} />.
      </figcaption>
    </figure>
  );
}
