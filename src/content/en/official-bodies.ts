/** An office that regulates insurance or looks at complaints, and the page where a visitor goes on. */
export interface OfficialBody {
  /** The names under which texts speak of it. */
  readonly names: readonly string[];
  readonly url: `https://${string}`;
  /** Part of the path of the only files in which the names mean this office; otherwise they mean it everywhere. */
  readonly within?: string;
}

/** Where each office is first named in a text, its name becomes a link; see `scripts/build/official-links.ts`. */
export const officialBodies = [
  { names: ["General Insurance OmbudService", "GIO"], url: "https://giocanada.org/how-the-process-works/" },
  {
    names: ["OmbudService for Life and Health Insurance", "OLHI"],
    url: "https://www.olhi.ca/complaints/our-process/",
  },
  {
    names: ["Ombudsman for Banking Services and Investments", "OBSI"],
    url: "https://obsi.ca/en/for-consumers/how-the-complaint-process-works",
  },
  {
    names: ["Financial Consumer Agency of Canada", "FCAC"],
    url: "https://www.canada.ca/en/financial-consumer-agency/services/complaints/file-complaint-financial-institution.html",
  },
  {
    names: ["Autorité des marchés financiers", "AMF"],
    url: "https://lautorite.qc.ca/en/complaint-process.html",
  },
  {
    names: ["Financial Services Regulatory Authority", "FSRA"],
    url: "https://fsrao.ca/consumers/home-life-and-health-insurance/how-resolve-insurance-complaint",
  },
  { names: ["Registered Insurance Brokers of Ontario", "RIBO"], url: "https://www.ribo.com/complaints/" },
  { names: ["Licence Appeal Tribunal"], url: "https://tribunalsontario.ca/lat-aabs/" },
  {
    names: ["Insurance Council of British Columbia", "Insurance Council of BC"],
    url: "https://www.insurancecouncilofbc.com/consumer-information/making-a-complaint/",
  },
  { names: ["Civil Resolution Tribunal"], url: "https://civilresolutionbc.ca/solution-explorer/" },
  {
    names: ["Alberta Insurance Council"],
    url: "https://abcouncil.ab.ca/complaints-enforcement/investigations",
  },
  {
    names: ["Automobile Injury Appeal Commission"],
    url: "https://autoinjuryappeal.sk.ca/appealprocess",
  },
  {
    names: ["Automobile Injury Compensation Appeal Commission", "Claimant Adviser Office"],
    url: "https://www.gov.mb.ca/cp/auto/print,index.html",
  },
  {
    names: ["Insurance Council of Manitoba"],
    url: "https://www.icm.mb.ca/licence-holders/enforcement-decisions/complaint-investigation-disciplinary-process",
  },
  {
    names: ["Financial and Consumer Services Commission", "FCNB"],
    url: "https://fcnb.ca/en/insurance",
  },
  {
    names: ["Canadian Anti-Fraud Centre"],
    url: "https://antifraudcentre-centreantifraude.ca/report-signalez-eng.htm",
  },
  {
    names: ["Competition Bureau"],
    url: "https://competition-bureau.canada.ca/fraud-and-scams/tips-and-advice/how-report-fraud-and-scams-canada",
  },
  {
    names: ["Office of the Complaint Examiner"],
    url: "https://www.aviva.ca/en/about-aviva/contact-us/complaint-examination-ombudsman",
    within: "company-analysis/aviva-canada",
  },
  {
    names: ["Office of Fair Client Practices"],
    url: "https://cooperators.ca/en/client-care/compliments-concerns/co-operators-general-insurance-company",
    within: "company-analysis/co-operators",
  },
  {
    names: ["Dispute Resolution Officer"],
    url: "https://www.lapersonnelle.com/espace-client/soutien-clientele/processus-plaintes?ForceIndex=ouest",
    within: "company-analysis/desjardins",
  },
  { names: ["PACICC"], url: "https://www.pacicc.ca/what-we-do/coverage/" },
  { names: ["Assuris"], url: "https://assuris.ca/i-am-a-financial-advisor/steps-to-determine-protection/" },
  { names: ["BC Financial Services Authority", "BCFSA"], url: "https://www.bcfsa.ca/" },
  { names: ["Financial and Consumer Affairs Authority", "FCAA"], url: "https://fcaa.gov.sk.ca/" },
  { names: ["Insurance Councils of Saskatchewan"], url: "https://www.skcouncil.sk.ca/" },
  { names: ["Privacy Commissioner of Canada"], url: "https://www.priv.gc.ca/en/report-a-concern/" },
  { names: ["Commission d’accès à l’information"], url: "https://www.cai.gouv.qc.ca/" },
  { names: ["Automobile Insurance Rate Board", "AIRB"], url: "https://albertaairb.ca/for-drivers/faqs/" },
  { names: ["New Brunswick Insurance Board"], url: "https://www.nbib-canb.org/consumer/information" },
  { names: ["Nova Scotia Regulatory and Appeals Board"], url: "https://nsuarb.novascotia.ca/mandates/auto-insurance" },
  { names: ["Saskatchewan Rate Review Panel"], url: "https://saskratereview.ca/index.php/rate-reviews/sgi-auto-fund" },
  {
    names: ["Board of Commissioners of Public Utilities", "Public Utilities Board"],
    url: "https://pub.nl.ca/AutoInsurance/QA/AI_faq13.php",
    within: "provincial/newfoundland-and-labrador",
  },
  {
    names: ["Groupement des assureurs automobiles"],
    url: "https://gaa.qc.ca/en/auto-insurance-in-quebec/quebec-s-blended-automobile-insurance-plan",
  },
  { names: ["Facility Association"], url: "https://facilityassociation.com/Home/FAQ" },
  {
    names: ["WSIB"],
    url: "https://www.wsib.ca/en/businesses/registration-and-coverage/do-you-need-register-us",
  },
  {
    names: ["Canadian Council of Insurance Regulators", "CCIR"],
    url: "https://www.ccir-ccrra.org/ConsumerComplaints",
  },
  {
    names: ["Superintendent of Insurance"],
    url: "https://www.gov.pe.ca/jps/index.php3?number=1027253&lang=E",
    within: "provincial/prince-edward-island",
  },
  {
    names: ["Superintendent of Insurance"],
    url: "https://www.alberta.ca/insurance-consumer-complaints.aspx",
    within: "provincial/alberta",
  },
  {
    names: ["Superintendent of Insurance"],
    url: "https://www.gov.nl.ca/snl/insurance/complaint-process/",
    within: "provincial/newfoundland-and-labrador",
  },
  {
    names: ["Superintendent of Insurance"],
    url: "https://novascotia.ca/sns/access/individuals/consumer-awareness/making-complaints/complain-insurance-company.asp",
    within: "provincial/nova-scotia",
  },
  {
    names: ["Superintendent of Insurance"],
    url: "https://www.fin.gov.nt.ca/en/office-superintendent-insurance-0",
    within: "provincial/northwest-territories",
  },
  {
    names: ["Superintendent of Insurance"],
    url: "https://gov.nu.ca/finance/information/download-forms-and-publications",
    within: "provincial/nunavut",
  },
] as const satisfies readonly OfficialBody[];
