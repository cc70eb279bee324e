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
      lead="Quick for cars, modest for people. Premiums are low enough that closing the gap costs little."
      opening={<WeeklyGap />}
      contents={[
        { href: "#why-your-own-insurer-calls-you-first", label: "Your own insurer first" },
        { href: "#what-it-costs-and-where-a-little-more-helps", label: "Where to spend a little" },
        { href: "#the-river-has-a-memory", label: "The river" },
        { href: "#wood-heat-the-paper-matters-as-much-as-the-chimney", label: "Wood and oil heat" },
        { href: "#no-line-for-tax", label: "Tax" },
        { href: "#medicare-for-newcomers", label: "Medicare" },
        { href: "#what-is-new-and-what-to-watch", label: "What is new" },
        { href: "#two-offices-two-phone-numbers", label: "Complaints" },
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
