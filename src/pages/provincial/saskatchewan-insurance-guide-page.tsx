import { Figure } from "#widgets/figure/figure.tsx";
import { ProvincialGuide } from "#widgets/provincial-guide/provincial-guide.tsx";
import * as text from "#content/en/provincial/saskatchewan.md";
import { saskatchewan } from "#content/en/provincial/saskatchewan.ts";
import { provinceTiles } from "#content/en/provincial/tiles.ts";

/** `/provincial/saskatchewan-insurance-guide` */
export default function SaskatchewanInsuranceGuidePage() {
  return (
    <ProvincialGuide
      province={saskatchewan}
      layout="folio"
      title="Insurance in Saskatchewan"
      lead="What the insurance that comes with your licence plate includes, when a package policy is worth buying, and how to choose between no-fault and tort coverage."
      opening={<Plate />}
      contents={[
        { href: "#what-plate-insurance-includes", label: "Plate insurance" },
        { href: "#what-a-package-policy-adds", label: "Package policy" },
        { href: "#no-fault-or-tort-how-to-choose", label: "No-fault or tort?" },
        { href: "#how-safe-driver-recognition-sets-the-price", label: "Price" },
        { href: "#hail-wind-and-frozen-pipes-at-home", label: "Home" },
        { href: "#which-premiums-are-taxed", label: "Tax" },
        { href: "#health-coverage-for-newcomers", label: "Health coverage" },
        { href: "#what-has-changed-since-2025", label: "What has changed" },
        { href: "#how-to-appeal-or-complain-in-saskatchewan", label: "Appeals" },
      ]}
      text={text}
      related={[
        { href: "/insurance-types/auto", label: "Who sells package policies" },
        { href: "/learn/home-insurance", label: "Home insurance: roofs, hail and freezing" },
        { href: "/provincial/alberta-insurance-guide", label: "Across the border: Alberta" },
        { href: "/provincial/manitoba-insurance-guide", label: "The other plate insurer: Manitoba" },
      ]}
      provinces={Object.values(provinceTiles)}
    />
  );
}

/** What is bolted to the car, and what is not. */
function Plate() {
  return (
    <figure aria-label="What the plate holds">
      <div className="relative rounded-large border-4 border-on-deep-soft px-8 py-9 text-center">
        <p className="font-display text-heading-1 font-medium">
          <Figure basis="S27">$200,000</Figure>
        </p>
        <p>liability, damage to your own car, injury benefits</p>
        <Bolts />
      </div>
      <figcaption className="mt-6 grid gap-x-8 gap-y-2 wide-phone:grid-cols-2">
        <p className="border-t border-on-deep-soft pt-3">
          <strong className="block font-display text-heading-4">Left to you: more?</strong>A package policy on top.
        </p>
        <p className="border-t border-on-deep-soft pt-3">
          <strong className="block font-display text-heading-4">Left to you: which?</strong>No-fault or tort, by a form.
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
