import { Table } from "#design-system/table/table.tsx";
import { SourceMarks } from "#widgets/figure/source-marks.tsx";
import { CompanyProfile } from "#widgets/company-profile/company-profile.tsx";
import { companyNames } from "#content/en/company-analysis/names.ts";
import * as text from "#content/en/company-analysis/sun-life-financial.md";
import { sunLifeFinancial } from "#content/en/company-analysis/sun-life-financial.ts";

/** `/company-analysis/sun-life-financial-analysis` */
export default function SunLifeFinancialAnalysisPage() {
  return (
    <CompanyProfile
      company={sunLifeFinancial}
      layout="graded"
      opening={<WhichSunLife />}
      contents={[
        { href: "#three-ways-you-may-already-know-sun-life", label: "Three ways you know it" },
        { href: "#history-and-results", label: "History and reach" },
        { href: "#financial-strength-ratings", label: "Ratings" },
        { href: "#what-sun-life-sells", label: "What it sells" },
        { href: "#who-sun-life-suits", label: "Who it suits" },
        { href: "#before-you-sign", label: "Before you sign" },
        { href: "#how-to-complain-about-sun-life", label: "Complaints" },
      ]}
      text={text}
      neighbours={[
        { slug: "canada-life", why: "The other name on many drug cards, and the larger one in group plans." },
        { slug: "manulife-financial", why: "Sells life and health direct as well as through advisers." },
        { slug: "ia-financial", why: "A life company that also insures homes and cars in Quebec." },
      ]}
      related={[
        { href: "/insurance-types/life", label: "Life insurance products side by side" },
        { href: "/insurance-types/health", label: "Health plans compared" },
        { href: "/learn/health-insurance", label: "The federal dental plan and health coverage" },
        { href: "/learn/disability-insurance", label: "Disability coverage through work" },
      ]}
      companies={Object.values(companyNames)}
    />
  );
}

const roles = [
  { know: "An adviser and a policy", role: "Insurer", decides: "Your contract", complain: "The company, then OLHI" },
  {
    know: "A drug card from work",
    role: "Your employer’s insurer or clerk",
    decides: "The plan booklet",
    complain: "Human resources, then the company",
  },
  {
    know: "The federal dental plan",
    role: "Administrator",
    decides: "Rules made in Ottawa",
    complain: "Ask which office reviews it",
  },
] as const;

/** The same sign in three roles: who decides depends on the door the reader came through. */
function WhichSunLife() {
  return (
    <Table
      caption="Which Sun Life are you talking to?"
      columns={[
        { key: "know", header: "You know it from" },
        {
          key: "role",
          header: "What it is there",
          cell: ({ know, role }) => (
            <span>
              {role}
              {know === "The federal dental plan" && <SourceMarks ids={["S110"]} />}
            </span>
          ),
        },
        { key: "decides", header: "What decides a claim" },
        { key: "complain", header: "Where a complaint starts" },
      ]}
      rows={roles}
      rowKey={({ know }) => know}
    />
  );
}
