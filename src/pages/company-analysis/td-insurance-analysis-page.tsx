import { CompanyProfile } from "#widgets/company-profile/company-profile.tsx";
import { companyNames } from "#content/en/company-analysis/names.ts";
import * as text from "#content/en/company-analysis/td-insurance.md";
import { tdInsurance } from "#content/en/company-analysis/td-insurance.ts";

/** `/company-analysis/td-insurance-analysis` */
export default function TdInsuranceAnalysisPage() {
  return (
    <CompanyProfile
      company={tdInsurance}
      layout="doors"
      opening={<TheWall />}
      contents={[
        { href: "#a-banks-insurer-that-sells-to-groups", label: "Sold to groups" },
        { href: "#buying-direct-without-a-broker", label: "Buying direct" },
        { href: "#is-the-group-price-worth-it", label: "Test the group price" },
        { href: "#the-bank-and-the-insurer-are-kept-apart", label: "Bank and insurer" },
        { href: "#what-you-can-insure", label: "What you can insure" },
        { href: "#who-td-insurance-suits", label: "Who it suits" },
        { href: "#how-to-complain-about-td-insurance", label: "Complaints" },
      ]}
      text={text}
      neighbours={[
        { slug: "desjardins", why: "Group rates through The Personal, and a co-operative in place of a bank." },
        { slug: "aviva-canada", why: "Stands behind the home and auto policies of another bank’s insurer." },
        { slug: "intact-financial", why: "Its belairdirect is sold direct as well, without a group." },
      ]}
      related={[
        { href: "/insurance-types/auto", label: "Auto insurers compared" },
        { href: "/insurance-types/home", label: "Ten home insurers, ranked with your own weights" },
        { href: "/provincial/ontario-insurance-guide", label: "Optional injury benefits in Ontario" },
        { href: "/learn/choose-insurance", label: "Broker, agent or direct" },
      ]}
      companies={Object.values(companyNames)}
    />
  );
}

/** One name on both sides of a wall. */
function TheWall() {
  return (
    <figure aria-label="Bank and insurer">
      <div className="grid wide-phone:grid-cols-[minmax(0,1fr)_1rem_minmax(0,1fr)]">
        <Side
          title="The bank"
          items={[
            "Mortgages, loans, cards",
            "Insurance on a loan, which pays the lender",
            "Complaints: the bank, then OBSI",
          ]}
        />
        <div aria-hidden="true" className="bg-brand max-wide-phone:h-4 forced-colors:border" />
        <Side
          title="The insurer"
          items={[
            "Your home and your car",
            "By phone, online or through your group",
            "Complaints: TD Insurance, then GIO",
          ]}
        />
      </div>
      <figcaption className="mt-4 text-small text-ink-soft">
        What the branch knows about you is not on your application. Give full answers, however long you have banked
        there.
      </figcaption>
    </figure>
  );
}

function Side({ title, items }: { readonly title: string; readonly items: readonly string[] }) {
  return (
    <div className="bg-surface px-6 py-5">
      <p className="font-display text-heading-3 font-semibold">{title}</p>
      <ul role="list" className="mt-3 grid gap-2">
        {items.map((item) => (
          <li key={item} className="border-t border-line pt-2">
            {item}
          </li>
        ))}
      </ul>
    </div>
  );
}
