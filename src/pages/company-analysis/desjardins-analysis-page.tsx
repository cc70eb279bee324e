import { CompanyProfile } from "#widgets/comparison/company-profile/company-profile.tsx";
import * as text from "#text/company-analysis/desjardins-analysis.md";
import { desjardins } from "#text/company-analysis/desjardins.ts";
import { companyNames } from "#text/company-analysis/names.ts";
import * as words from "#words/pages/desjardins.ts";

/** `/company-analysis/desjardins-analysis` */
export default function DesjardinsAnalysisPage() {
  return (
    <CompanyProfile
      company={desjardins}
      layout="doors"
      opening={<ThreeDoors />}
      text={text}
      neighbours={[
        { slug: "ia-financial", why: words.whyIaFinancial },
        { slug: "co-operators", why: words.whyCoOperators },
        { slug: "td-insurance", why: words.whyTdInsurance },
      ]}
      related={[
        { href: "/provincial/quebec-insurance-guide", label: words.toQuebecInsuranceGuide },
        { href: "/insurance-types/home", label: words.toHome },
        { href: "/insurance-types/life", label: words.toLife },
        { href: "/learn/insurance-savings", label: words.toInsuranceSavings },
      ]}
      companies={Object.values(companyNames)}
    />
  );
}

const doors = [
  { sign: words.desjardinsInsurance, enter: "Anyone", paid: words.youOrYourFamily },
  { sign: words.personal, enter: words.membersOfAGroup, paid: "You" },
  { sign: words.caisse, enter: "Borrowers", paid: words.lender },
] as const;

/** Three doors in one wall, each with who may enter and whom a claim pays. */
function ThreeDoors() {
  return (
    <ul role="list" aria-label={words.threeDoors} className="grid gap-4 wide-phone:grid-cols-3 tablet:gap-6">
      {doors.map(({ sign, enter, paid }) => (
        <li
          key={sign}
          className="flex flex-col rounded-t-large border-2 border-b-8 border-brand bg-surface p-4 tablet:pt-6 tablet:pb-10"
        >
          <p className="font-display text-heading-4 font-semibold">{sign}</p>
          <dl className="mt-3 grid gap-2 text-small">
            <div>
              <dt className="text-ink-soft">{words.openTo}</dt>
              <dd>{enter}</dd>
            </div>
            <div>
              <dt className="text-ink-soft">{words.claimPays}</dt>
              <dd className="font-semibold">{paid}</dd>
            </div>
          </dl>
        </li>
      ))}
    </ul>
  );
}
