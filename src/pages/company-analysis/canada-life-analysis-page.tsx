import { SourceMarks } from "#widgets/reading/figure/source-marks.tsx";
import { CompanyProfile } from "#widgets/comparison/company-profile/company-profile.tsx";
import * as text from "#text/company-analysis/canada-life-analysis.md";
import { canadaLife } from "#text/company-analysis/canada-life.ts";
import { companyNames } from "#text/company-analysis/names.ts";
import * as words from "#words/pages/canada-life.ts";

/** `/company-analysis/canada-life-analysis` */
export default function CanadaLifeAnalysisPage() {
  return (
    <CompanyProfile
      company={canadaLife}
      layout="dossier"
      opening={<ThreeIntoOne />}
      text={text}
      neighbours={[
        { slug: "sun-life-financial", why: words.whySunLifeFinancial },
        { slug: "manulife-financial", why: words.whyManulifeFinancial },
        { slug: "desjardins", why: words.whyDesjardins },
      ]}
      related={[
        { href: "/learn/disability-insurance", label: words.toDisabilityInsurance },
        { href: "/insurance-types/life", label: words.toLife },
        { href: "/insurance-types/health", label: words.toHealth },
        { href: "/provincial/manitoba-insurance-guide", label: words.toManitobaInsuranceGuide },
      ]}
      companies={Object.values(companyNames)}
    />
  );
}

const names = [words.greatWestLife, words.londonLife, words.canadaLife] as const;

/** Three lines that run into one. */
function ThreeIntoOne() {
  return (
    <figure
      aria-label={words.threeNamesOneCompany}
      className="grid max-w-prose grid-cols-[auto_minmax(3rem,1fr)_auto] items-stretch gap-x-4"
    >
      <ul role="list" className="grid content-between gap-y-6 font-display text-heading-4">
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
      <p className="col-start-3 self-center font-display text-heading-2 leading-tight font-medium text-brand">
        {words.canadaLife}
        <span className="mt-1 block font-text text-small font-regular text-ink-soft">
          {words.oneNameSince2020}
          <SourceMarks ids={["S113"]} />
        </span>
      </p>
      <svg
        aria-hidden="true"
        viewBox="0 0 200 120"
        preserveAspectRatio="none"
        fill="none"
        className="col-start-2 row-start-1 h-full w-full stroke-brand"
        strokeWidth="2"
      >
        <path vectorEffect="non-scaling-stroke" d="M0 14h40C110 14 110 60 150 60h50" />
        <path vectorEffect="non-scaling-stroke" d="M0 60h200" />
        <path vectorEffect="non-scaling-stroke" d="M0 106h40c70 0 70-46 110-46" />
      </svg>
      <figcaption className="col-span-3 mt-5 text-small text-ink-soft">{words.policyUnderAny}</figcaption>
    </figure>
  );
}
