import { SourceMarks } from "#widgets/figure/source-marks.tsx";
import { CompanyProfile } from "#widgets/company-profile/company-profile.tsx";
import * as text from "#content/en/company-analysis/co-operators.md";
import { coOperators } from "#content/en/company-analysis/co-operators.ts";
import { companyNames } from "#content/en/company-analysis/names.ts";

/** `/company-analysis/co-operators-analysis` */
export default function CoOperatorsAnalysisPage() {
  return (
    <CompanyProfile
      company={coOperators}
      layout="dossier"
      opening={<WaterGauge />}
      text={text}
      neighbours={[
        { slug: "intact-financial", why: "The largest of the field, with weather as its own weak spot." },
        { slug: "wawanesa", why: "A mutual: there the policyholder is the member." },
        { slug: "desjardins", why: "A co-operative of account holders, strongest in Quebec and Ontario." },
      ]}
      related={[
        { href: "/insurance-types/home", label: "Ten home insurers, ranked with your own weights" },
        { href: "/provincial/nova-scotia-insurance-guide", label: "Hurricane coverage in Nova Scotia" },
        {
          href: "/provincial/prince-edward-island-insurance-guide",
          label: "Lessons from Fiona on Prince Edward Island",
        },
        { href: "/learn/home-insurance", label: "Home insurance: the ways water gets in" },
      ]}
      companies={Object.values(companyNames)}
    />
  );
}

/** Three waters as marks on a gauge, the least insured on top. */
function WaterGauge() {
  return (
    <figure aria-label="Three waters" className="max-w-prose">
      <ol role="list">
        <li className="flex flex-wrap items-baseline justify-between gap-x-6 border-2 border-b-0 border-dashed border-brand px-5 py-4">
          <span className="font-display text-heading-3 font-semibold">The sea, driven ashore</span>
          <span>
            an addition here since 2018
            <SourceMarks ids={["S92"]} />
          </span>
        </li>
        <li className="flex flex-wrap items-baseline justify-between gap-x-6 border-2 border-b-0 border-dashed border-brand bg-brand-wash px-5 py-5">
          <span className="font-display text-heading-3 font-semibold">River and rain over land</span>
          <span>
            an addition here since 2015
            <SourceMarks ids={["S118"]} />
          </span>
        </li>
        <li className="bg-deep px-5 py-6">
          <div className="flex flex-wrap items-baseline justify-between gap-x-6 scheme-dark text-ink">
            <span className="font-display text-heading-3 font-semibold">A burst pipe</span>
            <span>in the basic policy, as elsewhere</span>
          </div>
        </li>
      </ol>
      <figcaption className="mt-3 text-small text-ink-soft">
        Most home policies stop at the lowest mark. The two above it are offered here even at the highest risk, at a
        price that follows the risk.
      </figcaption>
    </figure>
  );
}
