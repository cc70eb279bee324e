import { CompanyProfile } from "#widgets/comparison/company-profile/company-profile.tsx";
import { companyNames } from "#text/company-analysis/names.ts";
import * as text from "#text/company-analysis/wawanesa-analysis.md";
import { wawanesa } from "#text/company-analysis/wawanesa.ts";
import * as words from "#words/pages/wawanesa.ts";

/** `/company-analysis/wawanesa-analysis` */
export default function WawanesaAnalysisPage() {
  return (
    <CompanyProfile
      company={wawanesa}
      layout="doors"
      opening={<GoodYearBadYear />}
      text={text}
      neighbours={[
        { slug: "co-operators", why: words.whyCoOperators },
        { slug: "intact-financial", why: words.whyIntactFinancial },
        { slug: "desjardins", why: words.whyDesjardins },
      ]}
      related={[
        { href: "/insurance-types/home", label: words.toHome },
        { href: "/provincial/manitoba-insurance-guide", label: words.toManitobaInsuranceGuide },
        { href: "/learn/choose-insurance", label: words.toChooseInsurance },
        { href: "/learn/insurance-savings", label: words.toInsuranceSavings },
      ]}
      companies={Object.values(companyNames)}
    />
  );
}

const years = [
  {
    year: words.afterAGoodYear,
    mutual: words.reservesGrowOrPricesHold,
    shareholders: words.partOfItIsPaid,
  },
  { year: words.afterABadYear, mutual: words.noNewSharesToSell, shareholders: words.investorsCanBeAsked },
] as const;

/** What the form of ownership changes, and when. */
function GoodYearBadYear() {
  return (
    <dl aria-label={words.mutualAndACompany} className="grid gap-8">
      {years.map(({ year, mutual, shareholders }) => (
        <div key={year} className="border-t-2 border-ink pt-3">
          <dt className="font-display text-heading-3 font-semibold">{year}</dt>
          <dd className="mt-3 grid gap-x-8 gap-y-3 wide-phone:grid-cols-2">
            <span>
              <strong className="block text-brand">{words.mutual}</strong>
              {mutual}
            </span>
            <span className="text-ink-soft">
              <strong className="block">{words.withShareholders}</strong>
              {shareholders}
            </span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
