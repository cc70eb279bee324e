import { SourceMarks } from "#widgets/figure/source-marks.tsx";
import { CompanyProfile } from "#widgets/company-profile/company-profile.tsx";
import * as text from "#content/en/company-analysis/aviva-canada.md";
import { avivaCanada } from "#content/en/company-analysis/aviva-canada.ts";
import { companyNames } from "#content/en/company-analysis/names.ts";

/** `/company-analysis/aviva-canada-analysis` */
export default function AvivaCanadaAnalysisPage() {
  return (
    <CompanyProfile
      company={avivaCanada}
      layout="doors"
      opening={<TwoDoors />}
      contents={[
        { href: "#what-aviva-sells", label: "What it sells" },
        { href: "#two-ways-to-buy-from-aviva", label: "Two ways to buy" },
        { href: "#optiom-bought-in-2024", label: "Optiom" },
        { href: "#what-buying-through-a-broker-means", label: "The broker" },
        { href: "#what-to-ask-for-on-the-policy", label: "What to ask for" },
        { href: "#who-aviva-suits", label: "Who it suits" },
        { href: "#how-to-complain-about-aviva", label: "Complaints" },
      ]}
      text={text}
      neighbours={[
        { slug: "intact-financial", why: "The other large insurer that brokers sell, owned in Canada." },
        { slug: "td-insurance", why: "A bank’s own insurer, bought without a broker." },
        { slug: "wawanesa", why: "Broker-sold as well, with members in place of shareholders." },
      ]}
      related={[
        { href: "/insurance-types/auto", label: "Auto insurers compared" },
        { href: "/insurance-types/business", label: "Business insurance compared" },
        { href: "/learn/high-net-worth-insurance", label: "High-value homes" },
        { href: "/provincial/alberta-insurance-guide", label: "Alberta’s new injury rules in 2027" },
      ]}
      companies={Object.values(companyNames)}
    />
  );
}

/** Two ways in that end at one insurer. */
function TwoDoors() {
  return (
    <figure aria-label="Two doors to one insurer">
      <div className="grid grid-cols-2 gap-x-6">
        <p className="border-2 border-line-strong bg-surface px-4 py-4">
          <strong className="block font-display text-heading-4">A broker</strong>
          usually shows you other insurers too
        </p>
        <p className="border-2 border-line-strong bg-surface px-4 py-4">
          <strong className="block font-display text-heading-4">RBC Insurance</strong>
          since 2016, by agreement
          <SourceMarks ids={["S121"]} />
        </p>
      </div>
      <svg
        aria-hidden="true"
        viewBox="0 0 400 60"
        preserveAspectRatio="none"
        fill="none"
        className="h-12 w-full stroke-line-strong"
        strokeWidth="2"
      >
        <path vectorEffect="non-scaling-stroke" d="M100 0v20c0 20 100 10 100 40M300 0v20c0 20-100 10-100 40" />
      </svg>
      <div className="bg-deep px-5 py-5 text-center">
        <p className="font-display text-heading-3 font-semibold text-on-deep">Aviva insures the home or the car</p>
      </div>
      <figcaption className="mt-3 text-small text-ink-soft">
        Changing doors changes the sign. Look at the first page of the policy for the insurer.
      </figcaption>
    </figure>
  );
}
