import { Table } from "#design-system/table/table.tsx";
import { CompanyProfile } from "#widgets/comparison/company-profile/company-profile.tsx";
import * as text from "#text/company-analysis/ia-financial-analysis.md";
import { iaFinancial } from "#text/company-analysis/ia-financial.ts";
import { companyNames } from "#text/company-analysis/names.ts";
import * as words from "#words/pages/ia-financial.ts";

/** `/company-analysis/ia-financial-analysis` */
export default function IaFinancialAnalysisPage() {
  return (
    <CompanyProfile
      company={iaFinancial}
      layout="dossier"
      opening={<PaperInYourHand />}
      text={text}
      neighbours={[
        { slug: "desjardins", why: words.whyDesjardins },
        { slug: "sun-life-financial", why: words.whySunLifeFinancial },
        { slug: "manulife-financial", why: words.whyManulifeFinancial },
      ]}
      related={[
        { href: "/insurance-types/disability", label: words.toDisability },
        { href: "/insurance-types/life", label: words.toLife },
        { href: "/provincial/quebec-insurance-guide", label: words.toQuebecInsuranceGuide },
        { href: "/learn/life-insurance", label: words.toLifeInsurance },
      ]}
      companies={Object.values(companyNames)}
    />
  );
}

const papers = [
  { paper: words.lifeDisabilityOrHealth, met: words.adviserOrEmployer, complain: "OLHI", fund: "Assuris" },
  { paper: words.insuranceOnACarLoan, met: words.dealersFinanceOffice, complain: "OLHI", fund: "Assuris" },
  { paper: words.homeOrCarInQuebec, met: "iA Auto and Home", complain: words.amfOrGio, fund: "PACICC" },
  {
    paper: words.repairWarranty,
    met: words.dealersFinanceOffice,
    complain: words.consumerProtectionOffice,
    fund: words.perhapsNeitherAsk,
  },
] as const;

/** One group, four papers: what a reader holds decides everything that follows. */
function PaperInYourHand() {
  return (
    <Table
      caption={words.startFromThePaper}
      columns={[
        { key: "paper", header: words.itSays },
        { key: "met", header: words.youMetIt },
        { key: "complain", header: words.afterTheCompanyComplain },
        { key: "fund", header: words.ifTheInsurerFailed },
      ]}
      rows={papers}
      rowKey={({ paper }) => paper}
    />
  );
}
