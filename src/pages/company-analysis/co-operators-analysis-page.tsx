import { SourceMarks } from "#widgets/reading/figure/source-marks.tsx";
import { CompanyProfile } from "#widgets/comparison/company-profile/company-profile.tsx";
import * as text from "#text/company-analysis/co-operators-analysis.md";
import { coOperators } from "#text/company-analysis/co-operators.ts";
import { companyNames } from "#text/company-analysis/names.ts";
import * as words from "#words/pages/co-operators.ts";

/** `/company-analysis/co-operators-analysis` */
export default function CoOperatorsAnalysisPage() {
  return (
    <CompanyProfile
      company={coOperators}
      layout="dossier"
      opening={<WaterGauge />}
      text={text}
      neighbours={[
        { slug: "intact-financial", why: words.whyIntactFinancial },
        { slug: "wawanesa", why: words.whyWawanesa },
        { slug: "desjardins", why: words.whyDesjardins },
      ]}
      related={[
        { href: "/insurance-types/home", label: words.toHome },
        { href: "/provincial/nova-scotia-insurance-guide", label: words.toNovaScotiaInsuranceGuide },
        {
          href: "/provincial/prince-edward-island-insurance-guide",
          label: words.toPrinceEdwardIslandInsuranceGuide,
        },
        { href: "/learn/home-insurance", label: words.toHomeInsurance },
      ]}
      companies={Object.values(companyNames)}
    />
  );
}

/** Three waters as marks on a gauge, the least insured on top. */
function WaterGauge() {
  return (
    <figure aria-label={words.threeWaters} className="max-w-prose">
      <ol role="list">
        <li className="flex flex-wrap items-baseline justify-between gap-x-6 border-2 border-b-0 border-dashed border-brand px-5 py-4">
          <span className="font-display text-heading-3 font-semibold">{words.seaDrivenAshore}</span>
          <span>
            {words.additionHereSince2018}
            <SourceMarks ids={["S92"]} />
          </span>
        </li>
        <li className="flex flex-wrap items-baseline justify-between gap-x-6 border-2 border-b-0 border-dashed border-brand bg-brand-wash px-5 py-5">
          <span className="font-display text-heading-3 font-semibold">{words.riverAndRainOverLand}</span>
          <span>
            {words.additionHereSince2015}
            <SourceMarks ids={["S118"]} />
          </span>
        </li>
        <li className="bg-deep px-5 py-6">
          <div className="flex flex-wrap items-baseline justify-between gap-x-6 scheme-dark text-ink">
            <span className="font-display text-heading-3 font-semibold">{words.burstPipe}</span>
            <span>{words.inTheBasicPolicy}</span>
          </div>
        </li>
      </ol>
      <figcaption className="mt-3 text-small text-ink-soft">{words.mostHomePoliciesStop}</figcaption>
    </figure>
  );
}
