import { TextLink } from "#design-system/link/link.tsx";
import { ProvincialGuide } from "#widgets/place/provincial-guide/provincial-guide.tsx";
import * as text from "#text/provincial/prince-edward-island-insurance-guide.md";
import { princeEdwardIsland } from "#text/provincial/prince-edward-island.ts";
import { provinceTiles } from "#text/provincial/tiles.ts";
import * as words from "#words/pages/prince-edward-island.ts";

/** `/provincial/prince-edward-island-insurance-guide` */
export default function PrinceEdwardIslandInsuranceGuidePage() {
  return (
    <ProvincialGuide
      province={princeEdwardIsland}
      layout="folio"
      title={words.title}
      lead={words.lead}
      opening={<FiveLessons />}
      text={text}
      related={[
        { href: "/company-analysis/co-operators-analysis", label: words.toCoOperatorsAnalysis },
        { href: "/learn/home-insurance", label: words.toHomeInsurance },
        { href: "/insurance-types/travel", label: words.toTravel },
        { href: "/provincial/nova-scotia-insurance-guide", label: words.toNovaScotiaInsuranceGuide },
      ]}
      provinces={Object.values(provinceTiles)}
    />
  );
}

const lessons = [
  { href: "#storm-surge-and-rain-are-separate-coverage", lesson: words.stormSurgeAndRain },
  { href: "#when-a-fallen-tree-is-covered", lesson: words.whenAFallenTree },
  { href: "#power-outages-and-spoiled-food", lesson: words.powerOutagesAndSpoiledFood },
  { href: "#land-lost-to-the-sea-is-not-insured", lesson: words.landLostToTheSea },
  { href: "#photos-and-receipts-speed-up-a-claim", lesson: words.photosAndReceiptsSpeedUp },
] as const;

/** The lessons as an index, because the storm is what people come for. */
function FiveLessons() {
  return (
    <nav aria-label={words.fiveLessonsFromFiona}>
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
