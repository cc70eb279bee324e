import { Heading } from "#design-system/heading/heading.tsx";
import { ProvincialGuide } from "#widgets/provincial-guide/provincial-guide.tsx";
import * as text from "#content/en/provincial/nunavut.md";
import { nunavut } from "#content/en/provincial/nunavut.ts";
import { provinceTiles } from "#content/en/provincial/tiles.ts";
import { HouseOnPiles } from "./house-on-piles.tsx";

/** `/provincial/nunavut-insurance-guide` */
export default function NunavutInsuranceGuidePage() {
  return (
    <ProvincialGuide
      province={nunavut}
      layout="north"
      title="Insurance in Nunavut"
      lead="How distance changes a home policy, what to ask about trucked water, sewage and heating, what a vehicle policy must have, and where to complain."
      opening={<SouthernWords />}
      contents={[
        { href: "#how-distance-changes-a-home-policy", label: "Distance" },
        { href: "#trucked-water-and-sewage-what-to-ask", label: "Water and sewage tanks" },
        { href: "#blizzards-heating-and-frozen-ground", label: "Blizzards and heating" },
        { href: "#insurance-for-trucks-snowmobiles-and-atvs", label: "The car policy" },
        { href: "#health-card-and-the-cost-of-medical-travel", label: "Health card and flights" },
        { href: "#how-to-complain-in-nunavut", label: "Complaints" },
      ]}
      text={text}
      related={[
        { href: "/insurance-types/disability", label: "Disability policies compared" },
        { href: "/learn/home-insurance", label: "Home and tenant insurance" },
        { href: "/learn/health-insurance", label: "What a health card leaves out" },
        { href: "/provincial/northwest-territories-insurance-guide", label: "Next door: the Northwest Territories" },
      ]}
      provinces={Object.values(provinceTiles)}
    />
  );
}

const parts = [
  { name: "Water tank", question: "If it is overfilled, is that “sudden and accidental”?" },
  { name: "Boiler", question: "If it quits in a blizzard, who was watching the heat?" },
  { name: "Sewage tank", question: "If the truck can’t come, is it sewer backup without a sewer?" },
  { name: "Fuel", question: "If a line breaks, does any pollution coverage exist?" },
  { name: "Piles in frozen ground", question: "No policy pays when the ground thaws. Check the levels." },
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
          Five questions to ask about a home policy here
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
