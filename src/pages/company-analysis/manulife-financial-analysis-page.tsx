import { CompanyProfile } from "#widgets/comparison/company-profile/company-profile.tsx";
import * as text from "#text/company-analysis/manulife-financial-analysis.md";
import { manulifeFinancial } from "#text/company-analysis/manulife-financial.ts";
import { companyNames } from "#text/company-analysis/names.ts";
import * as say from "#words/pages/manulife-financial.ts";

/** `/company-analysis/manulife-financial-analysis` */
export default function ManulifeFinancialAnalysisPage() {
  return (
    <CompanyProfile
      company={manulifeFinancial}
      layout="graded"
      opening={<WhereTheRiskGoes />}
      text={text}
      neighbours={[
        { slug: "sun-life-financial", why: say.whySunLifeFinancial },
        { slug: "ia-financial", why: say.whyIaFinancial },
        { slug: "canada-life", why: say.whyCanadaLife },
      ]}
      related={[
        { href: "/insurance-types/life", label: say.toLife },
        { href: "/insurance-types/travel", label: say.toTravel },
        { href: "/learn/new-immigrant-insurance", label: say.toNewImmigrantInsurance },
        { href: "/learn/life-insurance", label: say.toLifeInsurance },
      ]}
      companies={Object.values(companyNames)}
    />
  );
}

/** Where a promise stays and where its risk goes. */
function WhereTheRiskGoes() {
  return (
    <figure aria-label={say.whereTheRiskGoes}>
      <ol role="list" className="grid gap-y-2 tablet:grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)_auto_minmax(0,1fr)]">
        <Party name="You" does={say.yourContractDoesNotMove} />
        <Arrow words="owes the benefit" toward="you" />
        <Party name="Manulife" does={say.answersForEveryPolicyIt} />
        <Arrow words="pays to take risk" toward="reinsurers" />
        <Party name="Reinsurers" does={say.carryPartOfABad} />
      </ol>
      <figcaption className="mt-4 text-small text-ink-soft">{say.reinsurersNowCarryPart}</figcaption>
    </figure>
  );
}

function Party({ name, does }: { readonly name: string; readonly does: string }) {
  return (
    <li className="border-t-2 border-ink pt-3">
      <p className="font-display text-heading-3 font-semibold">{name}</p>
      <p className="mt-1 text-ink-soft">{does}</p>
    </li>
  );
}

function Arrow({ words, toward }: { readonly words: string; readonly toward: "you" | "reinsurers" }) {
  return (
    <li className="flex items-center gap-2 py-1 text-caption text-ink-soft tablet:flex-col tablet:px-6 tablet:pt-3">
      <svg
        aria-hidden="true"
        viewBox="0 0 64 16"
        fill="none"
        className="h-4 w-16 stroke-accent max-tablet:rotate-90"
        strokeWidth="2"
        strokeLinecap="round"
      >
        <path d={toward === "you" ? "M62 8H2m6-6L2 8l6 6" : "M2 8h60m-6-6 6 6-6 6"} />
      </svg>
      {words}
    </li>
  );
}
