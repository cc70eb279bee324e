import { CompanyProfile } from "#widgets/company-profile/company-profile.tsx";
import * as text from "#content/en/company-analysis/desjardins.md";
import { desjardins } from "#content/en/company-analysis/desjardins.ts";
import { companyNames } from "#content/en/company-analysis/names.ts";

/** `/company-analysis/desjardins-analysis` */
export default function DesjardinsAnalysisPage() {
  return (
    <CompanyProfile
      company={desjardins}
      layout="doors"
      opening={<ThreeDoors />}
      contents={[
        { href: "#who-owns-desjardins-insurance", label: "Who owns it" },
        { href: "#which-desjardins-company-insures-you", label: "Which company" },
        { href: "#home-and-auto-in-quebec-by-example", label: "Home and auto in Quebec" },
        { href: "#life-insurance-under-the-civil-code", label: "Life and the Civil Code" },
        { href: "#is-a-co-operative-safer-or-cheaper", label: "Safer or cheaper?" },
        { href: "#who-desjardins-suits", label: "Who it suits" },
        { href: "#how-to-complain-about-desjardins", label: "Complaints" },
      ]}
      text={text}
      neighbours={[
        { slug: "ia-financial", why: "The other Quebec house with life, home and car, owned by shareholders." },
        { slug: "co-operators", why: "Co-operative too, with another kind of owner." },
        { slug: "td-insurance", why: "Group rates without a co-operative behind them." },
      ]}
      related={[
        { href: "/provincial/quebec-insurance-guide", label: "Insurance in Quebec" },
        { href: "/insurance-types/home", label: "Ten home insurers, ranked with your own weights" },
        { href: "/insurance-types/life", label: "Term life instead of insurance on a loan" },
        { href: "/learn/insurance-savings", label: "What a group rate is worth" },
      ]}
      companies={Object.values(companyNames)}
    />
  );
}

const doors = [
  { sign: "Desjardins Insurance", enter: "Anyone", paid: "You or your family" },
  { sign: "The Personal", enter: "Members of a group", paid: "You" },
  { sign: "The caisse", enter: "Borrowers", paid: "The lender" },
] as const;

/** Three doors in one wall, each with who may enter and whom a claim pays. */
function ThreeDoors() {
  return (
    <ul role="list" aria-label="Three doors" className="grid gap-4 wide-phone:grid-cols-3 tablet:gap-6">
      {doors.map(({ sign, enter, paid }) => (
        <li
          key={sign}
          className="flex flex-col rounded-t-large border-2 border-b-8 border-brand bg-surface p-4 tablet:pt-6 tablet:pb-10"
        >
          <p className="font-display text-heading-4 font-semibold">{sign}</p>
          <dl className="mt-3 grid gap-2 text-small">
            <div>
              <dt className="text-ink-soft">Open to</dt>
              <dd>{enter}</dd>
            </div>
            <div>
              <dt className="text-ink-soft">A claim pays</dt>
              <dd className="font-semibold">{paid}</dd>
            </div>
          </dl>
        </li>
      ))}
    </ul>
  );
}
