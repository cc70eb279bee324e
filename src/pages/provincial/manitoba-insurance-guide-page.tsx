import { DescriptionList } from "#design-system/description-list/description-list.tsx";
import { Figure } from "#widgets/figure/figure.tsx";
import { ProvincialGuide } from "#widgets/provincial-guide/provincial-guide.tsx";
import * as text from "#content/en/provincial/manitoba.md";
import { manitoba } from "#content/en/provincial/manitoba.ts";
import { provinceTiles } from "#content/en/provincial/tiles.ts";

/** `/provincial/manitoba-insurance-guide` */
export default function ManitobaInsuranceGuidePage() {
  return (
    <ProvincialGuide
      province={manitoba}
      layout="margin"
      title="Insurance in Manitoba"
      lead="What Autopac includes, how your driving record sets the price, how flood coverage works for a home, and where to appeal."
      opening={<BasicBill />}
      text={text}
      related={[
        { href: "/learn/home-insurance", label: "Home insurance: the three kinds of water" },
        { href: "/company-analysis/wawanesa-analysis", label: "Wawanesa, from Winnipeg" },
        { href: "/company-analysis/canada-life-analysis", label: "Canada Life, from Winnipeg" },
        { href: "/provincial/saskatchewan-insurance-guide", label: "The other plate insurer: Saskatchewan" },
      ]}
      provinces={Object.values(provinceTiles)}
    />
  );
}

/** What the basic plan holds, set out as the bill a driver gets for it. */
function BasicBill() {
  return (
    <figure aria-labelledby="basic-bill" className="border border-line bg-surface px-6 pt-5 pb-6 shadow-raised">
      <figcaption id="basic-bill" className="mb-4">
        <span className="block font-display text-heading-3 font-semibold">Autopac Basic</span>
        <span className="text-small text-ink-soft">One seller, one plan, already inside:</span>
      </figcaption>
      <DescriptionList
        layout="ledger"
        items={[
          { term: "Liability", description: <Figure basis="S29">$500,000</Figure> },
          { term: "Your own car", description: "all perils" },
          { term: "less a deductible of", description: <Figure basis="S30">$1,000</Figure> },
          { term: "Injuries", description: "everyone hurt" },
          { term: "Fault, for injuries", description: "plays no part" },
        ]}
      />
    </figure>
  );
}
