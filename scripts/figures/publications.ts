/*
 * The months in which offices publish new yearly amounts. A test checks that every constant that expires within a year
 * or two belongs to one of these publications.
 */

/** Amounts that an office updates at one time of the year. */
export interface Publication {
  /** Month in which the new amounts apply or are published: 1 is January. */
  readonly month: number;
  readonly office: string;
  readonly what: string;
  /** Page on which the office publishes them. */
  readonly url: `https://${string}`;
  /** The constants, as `npm run figures` names them: `canada-pension-plan: survivorFlat`. */
  readonly figures?: RegExp;
  /** Lines of text that print them, for amounts without a constant. */
  readonly lines?: RegExp;
}

export const publications: readonly Publication[] = [
  {
    month: 1,
    office: "Employment and Social Development Canada",
    what: "Canada Pension Plan: largest amounts, ceilings, death benefit",
    url: "https://www.canada.ca/en/employment-social-development/programs/pensions/pension/statistics/2026-quarterly-january-march.html",
    figures: /^(?:canada-pension-plan: |yearly-amounts: canadaPensionPlan)/,
  },
  {
    month: 1,
    office: "Retraite Québec",
    what: "Québec Pension Plan: amounts",
    url: "https://www.retraitequebec.gouv.qc.ca/en/landing/indexation/Pages/montants-donnees-base.aspx",
    figures: /^quebec-pension-plan: /,
  },
  {
    month: 1,
    office: "Employment and Social Development Canada",
    what: "Employment Insurance: maximum earnings and weekly benefit (announced in September)",
    url: "https://www.canada.ca/en/employment-social-development/programs/ei/ei-list/ei-employers/premium-reduction-program/2026-maximum-insurable-earnings.html",
    figures: /^(?:employment-insurance: |yearly-amounts: employmentInsurance)/,
  },
  {
    month: 1,
    office: "Canada Revenue Agency and Finances Québec",
    what: "Income tax: brackets, personal amounts, inclusion of capital gains",
    url: "https://www.canada.ca/en/revenue-agency/services/forms-publications/payroll/t4032-payroll-deductions-tables.html",
    figures: /^(?:income-tax-(?:brackets|credits): |end-of-life: inclusion)/,
  },
  {
    month: 1,
    office: "Employment and Social Development Canada",
    what: "Old Age Security: amounts of the quarter, and the income at which it is taken back",
    url: "https://www.canada.ca/en/employment-social-development/programs/pensions/pension/statistics/2026-quarterly-january-march.html",
    lines: /95,323|154,708|160,647|742\.31|751\.97|1,409\.72|1,680\.47/,
  },
  {
    month: 1,
    office: "Revenu Québec",
    what: "Tax on insurance premiums: 9.975% from January 1, 2027",
    url: "https://www.revenuquebec.ca/en/businesses/consumption-taxes/tax-on-insurance-premiums/",
    figures: /^(?:premium-taxes: QC|yearly-amounts: quebecPremiumTax)/,
  },
  {
    month: 1,
    office: "Financial Services Regulatory Authority of Ontario",
    what: "Deductibles and thresholds of awards for pain and suffering",
    url: "https://www.fsrao.ca/newsroom/decision-guidance-2023-automobile-insurance-indexation-amounts",
    figures: /^yearly-amounts: ontarioPainAndSuffering/,
  },
  {
    month: 1,
    office: "Superintendents of Insurance of Alberta, Nova Scotia, New Brunswick and Prince Edward Island",
    what: "Minor-injury amounts",
    url: "https://www.alberta.ca/insurance-superintendent-bulletins-notices-enforcement.aspx",
    figures: /^yearly-amounts: \w+MinorInjuryCap/,
    lines: /\$9,498|\$7,858/,
  },
  {
    month: 1,
    office: "Government of Alberta",
    what: "Care-First begins on January 1, 2027; the cap on rate rises of 2025 and 2026 ends",
    url: "https://www.airbfordrivers.ca/care-first-system/",
    figures: /^(?:yearly-amounts: alberta(?:GoodDriverCap|Income)|care-first: )/,
  },
  {
    month: 1,
    office: "Société de l’assurance automobile du Québec",
    what: "Largest income on which benefits are paid",
    url: "https://saaq.gouv.qc.ca/en/traffic-accident/public-automobile-insurance-plan/covered-how/financial-compensation/income-replacement/",
    lines: /\$90,500/,
  },
  {
    month: 1,
    office: "Manitoba Public Insurance",
    what: "Largest income on which benefits are paid",
    url: "https://www.mpi.mb.ca/appealing-an-injury-claim/",
    lines: /\$110,500/,
  },
  {
    month: 4,
    office: "Manitoba Public Insurance and its Public Utilities Board",
    what: "Rates and the basic deductible, from April 1",
    url: "https://www.pubmanitoba.ca/v1/about-pub/regulatory-principles.html",
    figures: /^yearly-amounts: manitobaBasicDeductible/,
    lines: /1\.77%/,
  },
  {
    month: 4,
    office: "ICBC and the British Columbia Utilities Commission",
    what: "Basic rates and benefits, from April 1",
    url: "https://www.bcuc.com/OurWork/Proceedings",
    lines: /\$113,000/,
  },
  {
    month: 4,
    office: "FP Canada and Institut de planification financière",
    what: "Assumptions of projections, published at the end of April",
    url: "https://github.com/kronostechnologies/tax-ca",
    figures: /^(?:projections: |life-needs-assumptions: )/,
  },
  {
    month: 6,
    office: "Financial Services Regulatory Authority of Ontario",
    what: "Average premium and rate approvals",
    url: "https://www.fsrao.ca/consumers/auto-insurance/understanding-auto-insurance-rates/your-average-premium",
    lines: /"S30[78]"/,
  },
  {
    month: 6,
    office: "Government of Canada",
    what: "Dental plan: renewal by June 1, income test and shares of the year from July",
    url: "https://www.canada.ca/en/services/benefits/dental/dental-care-plan/qualify.html",
    figures: /^yearly-amounts: dentalPlan/,
  },
  {
    month: 7,
    office: "Régie de l’assurance maladie du Québec",
    what: "Public drug plan: premium, deductible and monthly limit, from July 1",
    url: "https://www.ramq.gouv.qc.ca/en/citizens/prescription-drug-insurance/know-eligibility-conditions-public-plan",
    figures: /^yearly-amounts: quebecDrugPlan/,
  },
  {
    month: 7,
    office: "Canada Revenue Agency",
    what: "Payroll tables of July, where a province's budget changed the year's tax",
    url: "https://www.canada.ca/en/revenue-agency/services/forms-publications/payroll/t4032-payroll-deductions-tables.html",
  },
];
