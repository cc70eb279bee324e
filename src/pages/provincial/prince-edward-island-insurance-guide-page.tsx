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
      lead="Five lessons from the claims after Fiona in 2022, how to insure a cottage, what the car policy pays an injured person, and where to complain."
      opening={<FiveLessons />}
      contents={[
        { href: "#five-lessons-from-the-claims-after-fiona", label: "Lessons from Fiona" },
        { href: "#insuring-a-cottage-that-is-empty-all-winter", label: "Cottages" },
        { href: "#car-insurance-low-prices-low-injury-benefits", label: "Car insurance" },
        { href: "#oil-wind-and-the-price-of-a-home-policy", label: "Oil, wind, price" },
        { href: "#health-cards-and-new-federal-plans", label: "Health cards" },
        { href: "#how-to-complain-on-prince-edward-island", label: "Complaints" },
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
  { href: "#storm-surge-and-rain-are-separate-coverage", lesson: "Storm surge and rain are separate coverage" },
  { href: "#when-a-fallen-tree-is-covered", lesson: "When a fallen tree is covered" },
  { href: "#power-outages-and-spoiled-food", lesson: "Power outages and spoiled food" },
  { href: "#land-lost-to-the-sea-is-not-insured", lesson: "Land lost to the sea is not insured" },
  { href: "#photos-and-receipts-speed-up-a-claim", lesson: "Photos and receipts speed up a claim" },
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
