import Check from "lucide-react/dist/esm/icons/check.mjs";
import Plus from "lucide-react/dist/esm/icons/plus.mjs";
import { Heading } from "#design-system/heading/heading.tsx";
import { SourceMarks } from "#widgets/reading/figure/source-marks.tsx";
import { ProvincialGuide } from "#widgets/place/provincial-guide/provincial-guide.tsx";
import * as text from "#text/provincial/ontario-insurance-guide.md";
import { ontario } from "#text/provincial/ontario.ts";
import { provinceTiles } from "#text/provincial/tiles.ts";
import * as words from "#words/pages/ontario.ts";

/** `/provincial/ontario-insurance-guide` */
export default function OntarioInsuranceGuidePage() {
  return (
    <ProvincialGuide
      province={ontario}
      layout="contents"
      title={words.title}
      lead={words.lead}
      opening={<TickedAndOpen />}
      text={text}
      related={[
        { href: "/learn/auto-insurance", label: words.toAutoInsurance },
        { href: "/insurance-types/disability", label: words.toDisability },
        { href: "/blog/insurance-fraud-canada", label: words.toInsuranceFraudCanada },
        { href: "/provincial/quebec-insurance-guide", label: words.toQuebecInsuranceGuide },
      ]}
      provinces={Object.values(provinceTiles)}
    />
  );
}

const compulsory = [words.medicalCare, "Rehabilitation", words.attendantCare] as const;

const optional = [
  words.incomeReplacement,
  words.nonEarnerBenefit,
  "Caregiver",
  "Housekeeping",
  words.lostEducationalExpenses,
  words.visitorsExpenses,
  words.damagedClothingAndGlasses,
  words.deathBenefit,
  "Funeral",
] as const;

/** The accident benefits as the form now shows them: three ticked by law, nine left to the reader. */
function TickedAndOpen() {
  return (
    <div className="grid gap-x-12 gap-y-8 tablet:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]">
      <section aria-labelledby="ticked" className="border-t-2 border-ink pt-4">
        <Heading level={2} id="ticked" size={3}>
          {words.threeStayInEveryPolicy}
        </Heading>
        <ul role="list" className="mt-4 grid gap-3">
          {compulsory.map((benefit) => (
            <li key={benefit} className="flex items-center gap-3">
              <span className="grid size-7 shrink-0 place-items-center bg-brand text-on-brand">
                <Check aria-hidden="true" size={18} strokeWidth={2.5} />
              </span>
              {benefit}
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="open" className="border-t-2 border-accent pt-4">
        <Heading level={2} id="open" size={3}>
          {words.nineYouMayAdd}
        </Heading>
        <ul role="list" className="mt-4 grid gap-x-8 gap-y-3 wide-phone:grid-cols-2 laptop:grid-cols-3">
          {optional.map((benefit) => (
            <li key={benefit} className="flex items-center gap-3">
              <span className="grid size-7 shrink-0 place-items-center text-accent">
                <Plus aria-hidden="true" size={20} strokeWidth={2.5} />
              </span>
              {benefit}
            </li>
          ))}
        </ul>
        <p className="mt-5 max-w-prose text-small text-ink-soft">
          {words.policyFromBeforeJuly1}
          <SourceMarks ids={["S1", "S2"]} />.
        </p>
      </section>
    </div>
  );
}
