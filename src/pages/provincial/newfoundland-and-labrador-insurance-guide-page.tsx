import { cva } from "class-variance-authority";
import { SourceMarks } from "#widgets/figure/source-marks.tsx";
import { ProvincialGuide } from "#widgets/provincial-guide/provincial-guide.tsx";
import * as text from "#content/en/provincial/newfoundland-and-labrador.md";
import { newfoundlandAndLabrador } from "#content/en/provincial/newfoundland-and-labrador.ts";
import { provinceTiles } from "#content/en/provincial/tiles.ts";

/** `/provincial/newfoundland-and-labrador-insurance-guide` */
export default function NewfoundlandAndLabradorInsuranceGuidePage() {
  return (
    <ProvincialGuide
      province={newfoundlandAndLabrador}
      layout="margin"
      title="Insurance in Newfoundland and Labrador"
      lead="Car injury benefits are optional in this province. This guide shows what they pay, what happens when you sue, how wind claims on homes are settled, and where to complain."
      opening={<TwelveOfThirteen />}
      text={text}
      related={[
        { href: "/learn/disability-insurance", label: "When a weekly benefit is too small: disability insurance" },
        { href: "/learn/auto-insurance", label: "Auto insurance, part by part" },
        { href: "/learn/home-insurance", label: "Home insurance: wind, ice and water" },
        { href: "/provincial/nova-scotia-insurance-guide", label: "Across the Gulf: Nova Scotia" },
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
    <figure aria-label="Twelve of thirteen">
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
