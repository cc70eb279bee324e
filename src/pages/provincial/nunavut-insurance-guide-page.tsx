import { Heading } from "#design-system/heading/heading.tsx";
import { ProvincialGuide } from "#widgets/place/provincial-guide/provincial-guide.tsx";
import * as text from "#text/provincial/nunavut-insurance-guide.md";
import { nunavut } from "#text/provincial/nunavut.ts";
import { provinceTiles } from "#text/provincial/tiles.ts";
import { HouseOnPiles } from "./house-on-piles.tsx";
import * as words from "#words/pages/nunavut.ts";

/** `/provincial/nunavut-insurance-guide` */
export default function NunavutInsuranceGuidePage() {
  return (
    <ProvincialGuide
      province={nunavut}
      layout="north"
      title={words.title}
      lead={words.lead}
      opening={<SouthernWords />}
      text={text}
      related={[
        { href: "/insurance-types/disability", label: words.toDisability },
        { href: "/learn/home-insurance", label: words.toHomeInsurance },
        { href: "/learn/health-insurance", label: words.toHealthInsurance },
        {
          href: "/provincial/northwest-territories-insurance-guide",
          label: words.toNorthwestTerritoriesInsuranceGuide,
        },
      ]}
      provinces={Object.values(provinceTiles)}
    />
  );
}

const parts = [
  { name: words.waterTank, question: words.ifItIsOverfilled },
  { name: words.boiler, question: words.ifItQuits },
  { name: words.sewageTank, question: words.ifTheTruckCantCome },
  { name: words.fuel, question: words.ifALineBreaksDoes },
  { name: words.pilesInFrozenGround, question: words.noPolicyPaysWhen },
] as const;

/** A house of the place with the five points a southern wording does not know. */
function SouthernWords() {
  return (
    <section
      aria-labelledby="southern-words"
      className="grid items-center gap-x-16 gap-y-8 laptop:grid-cols-[minmax(0,6fr)_minmax(0,6fr)]"
    >
      <HouseOnPiles />
      <div>
        <Heading level={2} id="southern-words" size={3}>
          {words.fiveQuestionsToAskAbout}
        </Heading>
        <ol role="list" className="mt-4">
          {parts.map(({ name, question }, index) => (
            <li key={name} className="grid grid-cols-[2rem_minmax(0,1fr)] border-t border-brand-line py-3">
              <span aria-hidden="true" className="font-display text-heading-4 font-semibold text-accent">
                {index + 1}
              </span>
              <span>
                <strong className="font-semibold">{name}.</strong> {question}
              </span>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
