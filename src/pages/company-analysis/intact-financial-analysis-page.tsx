import { CompanyProfile } from "#widgets/company-profile/company-profile.tsx";
import * as text from "#content/en/company-analysis/intact-financial.md";
import { intactFinancial } from "#content/en/company-analysis/intact-financial.ts";
import { companyNames } from "#content/en/company-analysis/names.ts";

/** `/company-analysis/intact-financial-analysis` */
export default function IntactFinancialAnalysisPage() {
  return (
    <CompanyProfile
      company={intactFinancial}
      layout="graded"
      opening={<ThreeSigns />}
      contents={[
        { href: "#how-large-intact-is-and-why-it-matters", label: "How large it is" },
        { href: "#the-companies-of-the-intact-group", label: "Its companies" },
        { href: "#financial-strength-ratings", label: "Ratings" },
        { href: "#how-storms-affect-intact", label: "Storms" },
        { href: "#what-you-can-buy", label: "What you can buy" },
        { href: "#who-intact-suits", label: "Who it suits" },
        { href: "#how-to-complain-about-intact", label: "Complaints" },
      ]}
      text={text}
      neighbours={[
        { slug: "co-operators", why: "Makes a specialty of flood coverage at addresses that others avoid." },
        { slug: "wawanesa", why: "Also sold by brokers, but owned by the people it insures." },
        { slug: "td-insurance", why: "Also sold direct, but through the groups you belong to." },
      ]}
      related={[
        { href: "/insurance-types/home", label: "Ten home insurers, ranked with your own weights" },
        { href: "/insurance-types/business", label: "Business insurance compared" },
        { href: "/provincial/alberta-insurance-guide", label: "Hail damage in Alberta" },
        { href: "/learn/insurance-comparison", label: "How to compare quotes" },
      ]}
      companies={Object.values(companyNames)}
    />
  );
}

const signs = [
  { name: "Intact Insurance", way: "Through an independent broker, who can show you others too" },
  { name: "belairdirect", way: "Direct, online or by phone, with nobody in between" },
  { name: "BrokerLink", way: "A brokerage in the group: ask what else it compared" },
] as const;

/** One owner above three names. */
function ThreeSigns() {
  return (
    <figure aria-label="One group, three names">
      <p className="mx-auto w-max border-2 border-deep bg-deep px-6 py-3 font-display text-heading-4 font-semibold text-on-deep max-tablet:mx-0">
        One group
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
      <figcaption className="mt-4 text-small max-tablet:mt-0">
        Quotes under two of these names are two prices from one company, not a second opinion.
      </figcaption>
    </figure>
  );
}
