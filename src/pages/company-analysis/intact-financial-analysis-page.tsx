import { CompanyProfile } from "#widgets/comparison/company-profile/company-profile.tsx";
import * as text from "#text/company-analysis/intact-financial-analysis.md";
import { intactFinancial } from "#text/company-analysis/intact-financial.ts";
import { companyNames } from "#text/company-analysis/names.ts";
import * as words from "#words/pages/intact-financial.ts";

/** `/company-analysis/intact-financial-analysis` */
export default function IntactFinancialAnalysisPage() {
  return (
    <CompanyProfile
      company={intactFinancial}
      layout="graded"
      opening={<ThreeSigns />}
      text={text}
      neighbours={[
        { slug: "co-operators", why: words.whyCoOperators },
        { slug: "wawanesa", why: words.whyWawanesa },
        { slug: "td-insurance", why: words.whyTdInsurance },
      ]}
      related={[
        { href: "/insurance-types/home", label: words.toHome },
        { href: "/insurance-types/business", label: words.toBusiness },
        { href: "/provincial/alberta-insurance-guide", label: words.toAlbertaInsuranceGuide },
        { href: "/learn/insurance-comparison", label: words.toInsuranceComparison },
      ]}
      companies={Object.values(companyNames)}
    />
  );
}

const signs = [
  { name: words.intactInsurance, way: words.throughAnIndependentBrokerWho },
  { name: "belairdirect", way: words.directOnlineOrByPhone },
  { name: words.brokerlink, way: words.brokerageInTheGroupAsk },
] as const;

/** One owner above three names. */
function ThreeSigns() {
  return (
    <figure aria-label={words.oneGroupThreeNames}>
      <p className="mx-auto w-max border-2 border-deep bg-deep px-6 py-3 font-display text-heading-4 font-semibold text-on-deep max-tablet:mx-0">
        {words.oneGroup}
      </p>
      <div aria-hidden="true" className="mx-auto h-8 w-0.5 bg-line-strong max-tablet:mx-6" />
      <ul
        role="list"
        className="grid tablet:grid-cols-3 tablet:border-t-2 tablet:border-line-strong max-tablet:ms-6 max-tablet:border-s-2 max-tablet:border-line-strong"
      >
        {signs.map(({ name, way }) => (
          <li key={name} className="max-tablet:ps-6 max-tablet:pb-6 tablet:pe-8 tablet:pt-6">
            <p className="font-display text-heading-3 font-semibold">{name}</p>
            <p className="mt-1 text-ink-soft">{way}</p>
          </li>
        ))}
      </ul>
      <figcaption className="mt-4 text-small max-tablet:mt-0">{words.quotesUnderTwoOfThese}</figcaption>
    </figure>
  );
}
