import { Figure } from "#widgets/figure/figure.tsx";
import { ProvincialGuide } from "#widgets/provincial-guide/provincial-guide.tsx";
import * as text from "#content/en/provincial/new-brunswick.md";
import { newBrunswick } from "#content/en/provincial/new-brunswick.ts";
import { provinceTiles } from "#content/en/provincial/tiles.ts";

/** `/provincial/new-brunswick-insurance-guide` */
export default function NewBrunswickInsuranceGuidePage() {
  return (
    <ProvincialGuide
      province={newBrunswick}
      layout="folio"
      title="Insurance in New Brunswick"
      lead="What the compulsory car policy pays, how to add to its small weekly income benefit, how to insure a home near the river or with a wood stove, and where to complain."
      opening={<WeeklyGap />}
      contents={[
        { href: "#what-the-compulsory-car-policy-pays", label: "Compulsory car policy" },
        { href: "#what-it-costs-and-which-coverage-to-add", label: "Coverage to add" },
        { href: "#flood-coverage-along-the-river", label: "Flood coverage" },
        { href: "#wood-stoves-inspection-and-proof-for-your-insurer", label: "Wood and oil heat" },
        { href: "#tax-on-premiums", label: "Tax" },
        { href: "#medicare-for-newcomers", label: "Medicare" },
        { href: "#what-is-new-and-what-to-watch", label: "What is new" },
        { href: "#how-to-complain-in-new-brunswick", label: "Complaints" },
      ]}
      text={text}
      related={[
        { href: "/insurance-types/disability", label: "Disability policies compared" },
        { href: "/learn/home-insurance", label: "Home insurance: flood, stoves and tanks" },
        { href: "/provincial/nova-scotia-insurance-guide", label: "Next door: Nova Scotia" },
        { href: "/provincial/prince-edward-island-insurance-guide", label: "Over the bridge: Prince Edward Island" },
      ]}
      provinces={Object.values(provinceTiles)}
    />
  );
}

/** A week of pay beside the week's benefit, to the same scale. */
function WeeklyGap() {
  return (
    <figure aria-label="A week of pay and a week of benefit" className="grid gap-6">
      <div>
        <p className="flex flex-wrap items-baseline justify-between gap-x-4">
          <span>A week of take-home pay</span>
          <span className="font-display text-heading-2 font-medium">
            <Figure basis="illustrative">$900</Figure>
          </span>
        </p>
        <div aria-hidden="true" className="mt-2 h-5 bg-brand forced-colors:border" />
      </div>
      <div>
        <p className="flex flex-wrap items-baseline justify-between gap-x-4">
          <span>The income benefit of a car policy</span>
          <span className="font-display text-heading-2 font-medium">
            <Figure basis="S35">$250</Figure>
          </span>
        </p>
        <div aria-hidden="true" className="mt-2 border border-dashed border-line-strong">
          <div className="h-5 w-7/25 bg-on-deep-accent forced-colors:border" />
        </div>
      </div>
      <figcaption className="text-small text-ink-soft">
        Hurt in a crash and off work: the dashed part has to come from sick pay, a group plan, a policy of your own or a
        lawsuit.
      </figcaption>
    </figure>
  );
}
