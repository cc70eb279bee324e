import { CompanyProfile } from "#widgets/comparison/company-profile/company-profile.tsx";
import { companyNames } from "#text/company-analysis/names.ts";
import * as text from "#text/company-analysis/td-insurance-analysis.md";
import { tdInsurance } from "#text/company-analysis/td-insurance.ts";
import * as words from "#words/pages/td-insurance.ts";

/** `/company-analysis/td-insurance-analysis` */
export default function TdInsuranceAnalysisPage() {
  return (
    <CompanyProfile
      company={tdInsurance}
      layout="doors"
      opening={<TheWall />}
      text={text}
      neighbours={[
        { slug: "desjardins", why: words.whyDesjardins },
        { slug: "aviva-canada", why: words.whyAvivaCanada },
        { slug: "intact-financial", why: words.whyIntactFinancial },
      ]}
      related={[
        { href: "/insurance-types/auto", label: words.toAuto },
        { href: "/insurance-types/home", label: words.toHome },
        { href: "/provincial/ontario-insurance-guide", label: words.toOntarioInsuranceGuide },
        { href: "/learn/choose-insurance", label: words.toChooseInsurance },
      ]}
      companies={Object.values(companyNames)}
    />
  );
}

/** One name on both sides of a wall. */
function TheWall() {
  return (
    <figure aria-label={words.partTheBankAndTheInsurer}>
      <div className="grid wide-phone:grid-cols-[minmax(0,1fr)_1rem_minmax(0,1fr)]">
        <Side
          title={words.bank}
          items={[words.mortgagesLoansCards, words.insuranceOnALoanWhich, words.complaintsTheBankThenObsi]}
        />
        <div aria-hidden="true" className="bg-brand max-wide-phone:h-4 forced-colors:border" />
        <Side
          title={words.insurer}
          items={[words.yourHomeAndYourCar, words.byPhoneOnlineOrThrough, words.complaintsTdInsuranceThenGio]}
        />
      </div>
      <figcaption className="mt-4 text-small text-ink-soft">{words.whatTheBranchKnowsAbout}</figcaption>
    </figure>
  );
}

function Side({ title, items }: { readonly title: string; readonly items: readonly string[] }) {
  return (
    <div className="bg-surface px-6 py-5">
      <p className="font-display text-heading-3 font-semibold">{title}</p>
      <ul role="list" className="mt-3 grid gap-2">
        {items.map((item) => (
          <li key={item} className="border-t border-line pt-2">
            {item}
          </li>
        ))}
      </ul>
    </div>
  );
}
