import { cva } from "class-variance-authority";
import { SourceMarks } from "#widgets/figure/source-marks.tsx";
import { ProvincialGuide } from "#widgets/provincial-guide/provincial-guide.tsx";
import { glossary } from "#content/en/glossary.ts";
import Text, { figureBases } from "#content/en/provincial/newfoundland-and-labrador.md";
import { newfoundlandAndLabrador } from "#content/en/provincial/newfoundland-and-labrador.ts";
import { provinceTiles } from "#content/en/provincial/tiles.ts";
import { sources } from "#content/sources.ts";

/** `/provincial/newfoundland-and-labrador-insurance-guide` */
export default function NewfoundlandAndLabradorInsuranceGuidePage() {
  return (
    <ProvincialGuide
      province={newfoundlandAndLabrador}
      layout="margin"
      title="Insurance in Newfoundland and Labrador"
      lead="Twelve provinces and territories pay something to anyone hurt in a car. Here you have to ask for it."
      opening={<TwelveOfThirteen />}
      openingBases={["S42"]}
      contents={[]}
      text={Text}
      textBases={figureBases}
      related={[
        { href: "/learn/disability-insurance", label: "When a weekly benefit is too small: disability insurance" },
        { href: "/learn/auto-insurance", label: "Auto insurance, part by part" },
        { href: "/learn/home-insurance", label: "Home insurance: wind, ice and water" },
        { href: "/provincial/nova-scotia-insurance-guide", label: "Across the Gulf: Nova Scotia" },
      ]}
      provinces={Object.values(provinceTiles)}
      sources={sources}
      glossary={glossary}
    />
  );
}

const box = cva("grid place-items-center border-2", {
  variants: {
    benefits: {
      included: "aspect-square border-deep bg-deep text-small font-semibold text-on-deep",
      optional: "col-span-3 border-dashed border-accent font-display text-heading-2 text-ink",
    },
  },
});

/** Thirteen boxes, one of them empty. */
function TwelveOfThirteen() {
  const tiles = Object.values(provinceTiles);
  return (
    <figure>
      <ul role="list" aria-hidden="true" className="grid max-w-narrow grid-cols-5 gap-2">
        {tiles
          .filter(({ abbreviation }) => abbreviation !== "NL")
          .map(({ abbreviation }) => (
            <li key={abbreviation} className={box({ benefits: "included" })}>
              {abbreviation}
            </li>
          ))}
        <li className={box({ benefits: "optional" })}>NL</li>
      </ul>
      <figcaption className="mt-4 text-small text-ink-soft">
        Filled: injury benefits come with every policy or plate. Newfoundland and Labrador is the open box: there they
        are optional
        <SourceMarks ids={["S42"]} />.
      </figcaption>
    </figure>
  );
}
