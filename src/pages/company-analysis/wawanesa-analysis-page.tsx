import { CompanyProfile } from "#widgets/company-profile/company-profile.tsx";
import { companyNames } from "#content/en/company-analysis/names.ts";
import * as text from "#content/en/company-analysis/wawanesa.md";
import { wawanesa } from "#content/en/company-analysis/wawanesa.ts";

/** `/company-analysis/wawanesa-analysis` */
export default function WawanesaAnalysisPage() {
  return (
    <CompanyProfile
      company={wawanesa}
      layout="doors"
      opening={<GoodYearBadYear />}
      contents={[
        { href: "#what-a-mutual-is-in-four-sentences", label: "What a mutual is" },
        { href: "#financial-strength-no-current-grade-found", label: "Its last public grade" },
        { href: "#why-our-ranking-marks-it-best-value", label: "Our “Best Value”" },
        { href: "#what-changes-by-province", label: "By province" },
        { href: "#what-wawanesa-sells", label: "Home, auto, business" },
        { href: "#who-wawanesa-suits", label: "Who it suits" },
        { href: "#how-to-complain-about-wawanesa", label: "Complaints" },
      ]}
      text={text}
      neighbours={[
        { slug: "co-operators", why: "Owned by co-operatives, and the name for flood and surge." },
        { slug: "intact-financial", why: "What a broker may set beside it: the largest, owned by shareholders." },
        { slug: "desjardins", why: "Members own it as well, through the caisse." },
      ]}
      related={[
        { href: "/insurance-types/home", label: "Ten home insurers, ranked with your own weights" },
        { href: "/provincial/manitoba-insurance-guide", label: "Insurance in Manitoba" },
        { href: "/learn/choose-insurance", label: "How to choose a broker" },
        { href: "/learn/insurance-savings", label: "When a higher deductible pays" },
      ]}
      companies={Object.values(companyNames)}
    />
  );
}

const years = [
  {
    year: "After a good year",
    mutual: "Reserves grow, or prices hold",
    shareholders: "Part of it is paid out as a dividend",
  },
  { year: "After a bad year", mutual: "No new shares to sell", shareholders: "Investors can be asked for more" },
] as const;

/** What the form of ownership changes, and when. */
function GoodYearBadYear() {
  return (
    <dl aria-label="A mutual and a company with shareholders" className="grid gap-8">
      {years.map(({ year, mutual, shareholders }) => (
        <div key={year} className="border-t-2 border-ink pt-3">
          <dt className="font-display text-heading-3 font-semibold">{year}</dt>
          <dd className="mt-3 grid gap-x-8 gap-y-3 wide-phone:grid-cols-2">
            <span>
              <strong className="block text-brand">A mutual</strong>
              {mutual}
            </span>
            <span className="text-ink-soft">
              <strong className="block">With shareholders</strong>
              {shareholders}
            </span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
