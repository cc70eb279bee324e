import { CompanyProfile } from "#widgets/company-profile/company-profile.tsx";
import * as text from "#content/en/company-analysis/manulife-financial.md";
import { manulifeFinancial } from "#content/en/company-analysis/manulife-financial.ts";
import { companyNames } from "#content/en/company-analysis/names.ts";

/** `/company-analysis/manulife-financial-analysis` */
export default function ManulifeFinancialAnalysisPage() {
  return (
    <CompanyProfile
      company={manulifeFinancial}
      layout="graded"
      opening={<WhereTheRiskGoes />}
      contents={[
        { href: "#financial-strength-and-old-policies-passed-on", label: "Financial strength" },
        { href: "#how-the-group-is-organized", label: "The group" },
        { href: "#vitality-what-you-share-and-what-you-get", label: "Vitality" },
        { href: "#buying-direct-from-coverme", label: "CoverMe" },
        { href: "#who-manulife-suits", label: "Who it suits" },
        { href: "#check-an-old-policy", label: "Old policies" },
        { href: "#how-to-complain-about-manulife", label: "Complaints" },
      ]}
      text={text}
      neighbours={[
        { slug: "sun-life-financial", why: "As global and as highly graded, without a program that tracks you." },
        { slug: "ia-financial", why: "Also sells universal life, and asks the same questions of you." },
        { slug: "canada-life", why: "Three old names in one, with many policies from long ago." },
      ]}
      related={[
        { href: "/insurance-types/life", label: "Life insurance products side by side" },
        { href: "/insurance-types/travel", label: "Travel and visitor policies compared" },
        { href: "/learn/new-immigrant-insurance", label: "Super visa and other newcomer coverage" },
        { href: "/learn/life-insurance", label: "Life insurance: needs, tax, riders" },
      ]}
      companies={Object.values(companyNames)}
    />
  );
}

/** Where a promise stays and where its risk goes. */
function WhereTheRiskGoes() {
  return (
    <figure aria-label="Where the risk goes">
      <ol role="list" className="grid gap-y-2 tablet:grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)_auto_minmax(0,1fr)]">
        <Party name="You" does="Your contract does not move. You call the same number." />
        <Arrow words="owes the benefit" toward="you" />
        <Party name="Manulife" does="Answers for every policy it sold, however long ago." />
        <Arrow words="pays to take risk" toward="reinsurers" />
        <Party name="Reinsurers" does="Carry part of a bad surprise in old long-term-care and universal life blocks." />
      </ol>
      <figcaption className="mt-4 text-small text-ink-soft">
        Reinsurers now carry part of the risk of older policies. Your contract with Manulife does not change.
      </figcaption>
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
