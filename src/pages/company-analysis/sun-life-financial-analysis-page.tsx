import { Table } from "#design-system/table/table.tsx";
import { SourceMarks } from "#widgets/reading/figure/source-marks.tsx";
import { CompanyProfile } from "#widgets/comparison/company-profile/company-profile.tsx";
import { companyNames } from "#text/company-analysis/names.ts";
import * as text from "#text/company-analysis/sun-life-financial-analysis.md";
import { sunLifeFinancial } from "#text/company-analysis/sun-life-financial.ts";
import * as words from "#words/pages/sun-life-financial.ts";

/** `/company-analysis/sun-life-financial-analysis` */
export default function SunLifeFinancialAnalysisPage() {
  return (
    <CompanyProfile
      company={sunLifeFinancial}
      layout="graded"
      opening={<WhichSunLife />}
      text={text}
      neighbours={[
        { slug: "canada-life", why: words.whyCanadaLife },
        { slug: "manulife-financial", why: words.whyManulifeFinancial },
        { slug: "ia-financial", why: words.whyIaFinancial },
      ]}
      related={[
        { href: "/insurance-types/life", label: words.toLife },
        { href: "/insurance-types/health", label: words.toHealth },
        { href: "/learn/health-insurance", label: words.toHealthInsurance },
        { href: "/learn/disability-insurance", label: words.toDisabilityInsurance },
      ]}
      companies={Object.values(companyNames)}
    />
  );
}

const roles = [
  { know: words.adviserAndAPolicy, role: "Insurer", decides: words.yourContract, complain: words.companyThenOlhi },
  {
    know: words.drugCardFromWork,
    role: words.yourEmployersInsurerOrClerk,
    decides: words.planBooklet,
    complain: words.humanResourcesThenTheCompany,
  },
  {
    know: words.federalDentalPlan,
    role: "Administrator",
    decides: words.rulesMadeInOttawa,
    complain: words.askWhichOfficeReviewsIt,
  },
] as const;

/** The same sign in three roles: who decides depends on the door the reader came through. */
function WhichSunLife() {
  return (
    <Table
      caption={words.whichSunLife}
      columns={[
        { key: "know", header: words.youKnowIt },
        {
          key: "role",
          header: words.whatItIsThere,
          cell: ({ know, role }) => (
            <span>
              {role}
              {know === "The federal dental plan" && <SourceMarks ids={["S110"]} />}
            </span>
          ),
        },
        { key: "decides", header: words.whatDecidesAClaim },
        { key: "complain", header: words.whereAComplaintStarts },
      ]}
      rows={roles}
      rowKey={({ know }) => know}
    />
  );
}
