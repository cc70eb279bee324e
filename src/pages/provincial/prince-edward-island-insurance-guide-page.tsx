import { TextLink } from "#design-system/link/link.tsx";
import { ProvincialGuide } from "#widgets/provincial-guide/provincial-guide.tsx";
import * as text from "#content/en/provincial/prince-edward-island.md";
import { princeEdwardIsland } from "#content/en/provincial/prince-edward-island.ts";
import { provinceTiles } from "#content/en/provincial/tiles.ts";

/** `/provincial/prince-edward-island-insurance-guide` */
export default function PrinceEdwardIslandInsuranceGuidePage() {
  return (
    <ProvincialGuide
      province={princeEdwardIsland}
      layout="folio"
      title="Insurance on Prince Edward Island"
      lead="In September 2022 one storm read everyone’s policy aloud. Five lessons have lasted; the rest of the guide is about cottages, cars and cards."
      opening={<FiveLessons />}
      contents={[
        { href: "#what-fiona-taught-the-island", label: "What Fiona taught" },
        { href: "#the-cottage-that-sleeps-all-winter", label: "Cottages" },
        { href: "#on-the-road-low-prices-thin-benefits", label: "On the road" },
        { href: "#oil-wind-and-the-price-of-a-home-policy", label: "Oil, wind, price" },
        { href: "#health-cards-and-new-federal-plans", label: "Health cards" },
        { href: "#when-the-answer-is-no", label: "When the answer is no" },
      ]}
      text={text}
      related={[
        { href: "/company-analysis/co-operators-analysis", label: "Co-operators and storm surge" },
        { href: "/learn/home-insurance", label: "Home insurance: cottages and seasonal forms" },
        { href: "/insurance-types/travel", label: "Super visa and travel policies" },
        { href: "/provincial/nova-scotia-insurance-guide", label: "The same storm next door: Nova Scotia" },
      ]}
      provinces={Object.values(provinceTiles)}
    />
  );
}

const lessons = [
  { href: "#surge-is-not-rain", lesson: "Surge is not rain" },
  { href: "#a-fallen-tree-is-not-always-a-claim", lesson: "A fallen tree is not always a claim" },
  { href: "#long-outages-have-small-print", lesson: "Long outages have small print" },
  { href: "#the-shore-can-leave", lesson: "The shore can leave" },
  { href: "#photographs-beat-memory", lesson: "Photographs beat memory" },
] as const;

/** The lessons as an index, because the storm is what people come for. */
function FiveLessons() {
  return (
    <nav aria-label="Five lessons from Fiona">
      <ol role="list" className="border-b border-on-deep-soft">
        {lessons.map(({ href, lesson }, index) => (
          <li key={href} className="flex min-h-target items-baseline gap-5 border-t border-on-deep-soft py-3">
            <span aria-hidden="true" className="w-6 shrink-0 font-display text-heading-3 text-on-deep-accent">
              {index + 1}
            </span>
            <span className="font-display text-heading-3">
              <TextLink href={href} tone="on-deep">
                {lesson}
              </TextLink>
            </span>
          </li>
        ))}
      </ol>
    </nav>
  );
}
