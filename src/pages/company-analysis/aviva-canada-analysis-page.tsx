import { SourceMarks } from "#widgets/reading/figure/source-marks.tsx";
import { CompanyProfile } from "#widgets/comparison/company-profile/company-profile.tsx";
import * as text from "#text/company-analysis/aviva-canada-analysis.md";
import { avivaCanada } from "#text/company-analysis/aviva-canada.ts";
import { companyNames } from "#text/company-analysis/names.ts";
import * as words from "#words/pages/aviva-canada.ts";

/** `/company-analysis/aviva-canada-analysis` */
export default function AvivaCanadaAnalysisPage() {
  return (
    <CompanyProfile
      company={avivaCanada}
      layout="doors"
      opening={<TwoDoors />}
      text={text}
      neighbours={[
        { slug: "intact-financial", why: words.whyIntactFinancial },
        { slug: "td-insurance", why: words.whyTdInsurance },
        { slug: "wawanesa", why: words.whyWawanesa },
      ]}
      related={[
        { href: "/insurance-types/auto", label: words.toAuto },
        { href: "/insurance-types/business", label: words.toBusiness },
        { href: "/learn/high-net-worth-insurance", label: words.toHighNetWorthInsurance },
        { href: "/provincial/alberta-insurance-guide", label: words.toAlbertaInsuranceGuide },
      ]}
      companies={Object.values(companyNames)}
    />
  );
}

/** Two ways in that end at one insurer. */
function TwoDoors() {
  return (
    <figure aria-label={words.twoDoorsToOneInsurer}>
      <div className="grid grid-cols-2 gap-x-6">
        <p className="border-2 border-line-strong bg-surface px-4 py-4">
          <strong className="block font-display text-heading-4">{words.broker}</strong>
          {words.usuallyShowsYouOtherInsurers}
        </p>
        <p className="border-2 border-line-strong bg-surface px-4 py-4">
          <strong className="block font-display text-heading-4">{words.rbcInsurance}</strong>
          {words.since2016ByAgreement}
          <SourceMarks ids={["S121"]} />
        </p>
      </div>
      <svg
        aria-hidden="true"
        viewBox="0 0 400 60"
        preserveAspectRatio="none"
        fill="none"
        className="h-12 w-full stroke-line-strong"
        strokeWidth="2"
      >
        <path vectorEffect="non-scaling-stroke" d="M100 0v20c0 20 100 10 100 40M300 0v20c0 20-100 10-100 40" />
      </svg>
      <div className="bg-deep px-5 py-5 text-center">
        <p className="font-display text-heading-3 font-semibold text-on-deep">{words.avivaInsuresTheHome}</p>
      </div>
      <figcaption className="mt-3 text-small text-ink-soft">{words.changingDoorsChangesTheSign}</figcaption>
    </figure>
  );
}
