import { Figure } from "#widgets/figure/figure.tsx";
import { ProvincialGuide } from "#widgets/provincial-guide/provincial-guide.tsx";
import * as text from "#content/en/provincial/alberta.md";
import { alberta } from "#content/en/provincial/alberta.ts";
import { provinceTiles } from "#content/en/provincial/tiles.ts";

/** `/provincial/alberta-insurance-guide` */
export default function AlbertaInsuranceGuidePage() {
  return (
    <ProvincialGuide
      province={alberta}
      layout="margin"
      title="Insurance in Alberta"
      lead="How injury claims change on January 1, 2027, what the good-driver cap does to your premium, and what to check on your roof before hail season."
      opening={<Changeover />}
      text={text}
      related={[
        { href: "/learn/auto-insurance", label: "Auto insurance, part by part" },
        { href: "/insurance-types/disability", label: "Disability policies for the pay that Care-First leaves out" },
        { href: "/learn/home-insurance", label: "Home insurance: roofs, hail and deductibles" },
        { href: "/provincial/saskatchewan-insurance-guide", label: "Across the border: Saskatchewan" },
      ]}
      provinces={Object.values(provinceTiles)}
    />
  );
}

/** The changeover as a line in time: the old rulebook fades out above the date, the new one begins at it. */
function Changeover() {
  return (
    <ol role="list" aria-label="Who pays for injuries" className="grid">
      <li className="border-s-2 border-dashed border-line-strong ps-6 pb-8">
        <p className="text-caption font-semibold text-ink-soft">Until December 31, 2026</p>
        <p className="mt-1">
          Fault decides. Your own benefits pay treatment up to <Figure basis="S25">$50,000</Figure>; for the rest you
          claim against the driver who caused the crash.
        </p>
      </li>
      <li className="border-s-4 border-brand ps-6 pb-2">
        <p className="-ms-8.5 flex items-center gap-4 font-display text-heading-1 font-medium text-brand">
          <span aria-hidden="true" className="size-4 shrink-0 rounded-round bg-brand" />
          January 1, 2027
        </p>
        <p className="mt-3">
          Care-First. Care <Figure basis="S5">as long as it helps</Figure> for everyone hurt, whoever caused it, and
          most lawsuits end.
        </p>
      </li>
    </ol>
  );
}
