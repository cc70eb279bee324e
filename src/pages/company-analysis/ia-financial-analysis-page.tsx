import { Table } from "#design-system/table/table.tsx";
import { CompanyProfile } from "#widgets/company-profile/company-profile.tsx";
import * as text from "#content/en/company-analysis/ia-financial.md";
import { iaFinancial } from "#content/en/company-analysis/ia-financial.ts";
import { companyNames } from "#content/en/company-analysis/names.ts";

/** `/company-analysis/ia-financial-analysis` */
export default function IaFinancialAnalysisPage() {
  return (
    <CompanyProfile
      company={iaFinancial}
      layout="dossier"
      opening={<PaperInYourHand />}
      text={text}
      neighbours={[
        { slug: "desjardins", why: "The other Quebec house with life, home and car, owned by its members." },
        { slug: "sun-life-financial", why: "Life and health through advisers, with a grade from 2025." },
        { slug: "manulife-financial", why: "Universal life with a long history to learn from." },
      ]}
      related={[
        { href: "/insurance-types/disability", label: "Disability policies compared" },
        { href: "/insurance-types/life", label: "Life insurance products side by side" },
        { href: "/provincial/quebec-insurance-guide", label: "Insurance in Quebec" },
        { href: "/learn/life-insurance", label: "Universal life and its risks" },
      ]}
      companies={Object.values(companyNames)}
    />
  );
}

const papers = [
  { paper: "Life, disability or health", met: "Adviser or employer", complain: "OLHI", fund: "Assuris" },
  { paper: "Insurance on a car loan", met: "Dealer’s finance office", complain: "OLHI", fund: "Assuris" },
  { paper: "Home or car in Quebec", met: "iA Auto and Home", complain: "AMF, or GIO", fund: "PACICC" },
  {
    paper: "A repair warranty",
    met: "Dealer’s finance office",
    complain: "Consumer protection office",
    fund: "Perhaps neither: ask",
  },
] as const;

/** One group, four papers: what a reader holds decides everything that follows. */
function PaperInYourHand() {
  return (
    <Table
      caption="Start from the paper in your hand"
      columns={[
        { key: "paper", header: "It says" },
        { key: "met", header: "You met it at" },
        { key: "complain", header: "After the company, complain to" },
        { key: "fund", header: "If the insurer failed" },
      ]}
      rows={papers}
      rowKey={({ paper }) => paper}
    />
  );
}
