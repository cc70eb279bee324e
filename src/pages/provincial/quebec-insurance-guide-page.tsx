import { ProvincialGuide } from "#widgets/place/provincial-guide/provincial-guide.tsx";
import * as text from "#text/provincial/quebec-insurance-guide.md";
import { quebec } from "#text/provincial/quebec.ts";
import { provinceTiles } from "#text/provincial/tiles.ts";
import * as words from "#words/pages/quebec.ts";

/** `/provincial/quebec-insurance-guide` */
export default function QuebecInsuranceGuidePage() {
  return (
    <ProvincialGuide
      province={quebec}
      layout="contents"
      title={words.title}
      lead={words.lead}
      opening={<TwoFiles />}
      text={text}
      related={[
        { href: "/company-analysis/desjardins-analysis", label: words.toDesjardinsAnalysis },
        { href: "/company-analysis/ia-financial-analysis", label: words.toIaFinancialAnalysis },
        { href: "/learn/health-insurance", label: words.toHealthInsurance },
        { href: "/provincial/ontario-insurance-guide", label: words.toOntarioInsuranceGuide },
      ]}
      provinces={Object.values(provinceTiles)}
    />
  );
}

const files = [
  {
    tab: "File 1",
    title: words.people,
    body: words.saaqTheStatePlan,
    pays: words.treatmentLostIncomeDeathWherever,
  },
  {
    tab: "File 2",
    title: words.property,
    body: words.yourPrivateInsurer,
    pays: words.yourCarTheFence,
  },
] as const;

/** Two folders on one desk: what a crash opens. */
function TwoFiles() {
  return (
    <ol role="list" aria-label={words.partWhoPaysAfterACrash} className="grid gap-8 tablet:grid-cols-2">
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
