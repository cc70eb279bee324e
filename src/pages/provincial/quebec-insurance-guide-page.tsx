import { ProvincialGuide } from "#widgets/provincial-guide/provincial-guide.tsx";
import * as text from "#content/en/provincial/quebec.md";
import { quebec } from "#content/en/provincial/quebec.ts";
import { provinceTiles } from "#content/en/provincial/tiles.ts";

/** `/provincial/quebec-insurance-guide` */
export default function QuebecInsuranceGuidePage() {
  return (
    <ProvincialGuide
      province={quebec}
      layout="contents"
      title="Insurance in Quebec"
      lead="Who pays after a crash, which drug coverage the law requires, how the premium tax rises in 2027, what condo owners and tenants need, and where to complain."
      opening={<TwoFiles />}
      contents={[
        { href: "#who-pays-after-a-crash", label: "Who pays after a crash" },
        { href: "#the-premium-tax-rises-in-january-2027", label: "The tax on premiums" },
        { href: "#drug-coverage-the-law-requires", label: "Drug coverage" },
        { href: "#flood-ice-and-earthquake-at-home", label: "Flood, ice, earthquake" },
        { href: "#what-the-civil-code-adds-to-your-contract", label: "The Civil Code" },
        { href: "#how-to-complain-in-quebec", label: "Complaints" },
      ]}
      text={text}
      related={[
        { href: "/company-analysis/desjardins-analysis", label: "Desjardins" },
        { href: "/company-analysis/ia-financial-analysis", label: "iA Financial Group" },
        { href: "/learn/health-insurance", label: "Health and drug coverage" },
        { href: "/provincial/ontario-insurance-guide", label: "Across the river: Ontario" },
      ]}
      provinces={Object.values(provinceTiles)}
    />
  );
}

const files = [
  {
    tab: "File 1",
    title: "People",
    body: "SAAQ, the state plan",
    pays: "Treatment, lost income, death, wherever in the world a resident is hurt. Fault plays no part.",
  },
  {
    tab: "File 2",
    title: "Property",
    body: "Your private insurer",
    pays: "Your car, the fence you hit, injuries you cause outside Quebec. Fault decides which coverage pays.",
  },
] as const;

/** Two folders on one desk: what a crash opens. */
function TwoFiles() {
  return (
    <ol role="list" aria-label="Who pays after a crash" className="grid gap-8 tablet:grid-cols-2">
      {files.map(({ tab, title, body, pays }) => (
        <li key={tab} className="flex flex-col">
          <span className="w-max rounded-t-large border border-b-0 border-line-strong bg-surface px-5 pt-2 text-caption font-semibold text-ink-soft">
            {tab}
          </span>
          <div className="grow rounded-b-large rounded-tr-large border border-line-strong bg-surface px-6 py-5">
            <p className="font-display text-heading-2 font-medium">{title}</p>
            <p className="font-semibold text-brand">{body}</p>
            <p className="mt-3">{pays}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
