import type { SourceId } from "#domain/figure.ts";
import type { Source } from "#domain/source.ts";
import { toolSources } from "./tool-sources.ts";

/**
 * Every numbered source of the fact sheet. The numbers are never reused: a figure that loses its source loses its number.
 * Some entries are copies or secondary accounts; their title says so.
 */
export const sources = {
  S1: {
    publisher: "fmlaw.ca",
    title: "Ontario accident benefits: the 2026 changes",
    url: "fmlaw.ca/2026-sabs-changes",
  },
  S2: {
    publisher: "Wawanesa Insurance",
    title: "Ontario accident benefits in 2026",
    url: "wawanesa.com/canada/insurance/auto/ontario/accident-benefits-2026",
  },
  S3: {
    publisher: "Financial Services Regulatory Authority of Ontario and RBC Insurance",
    title: "Optional accident benefits: questions and answers for insurers",
    url: "fsrao.ca",
  },
  S4: {
    publisher: "calgary.uaconnect.ca",
    title: "Alberta to cap auto insurance rate increases",
    url: "calgary.uaconnect.ca",
  },
  S5: {
    publisher: "Alberta Automobile Insurance Rate Board",
    title: "Care-First auto insurance system",
    url: "airbfordrivers.ca/care-first-system",
  },
  S6: { publisher: "Golden West", title: "Alberta good-driver rate cap (news)" },
  S7: {
    publisher: "Western Standard",
    title: "Alberta auto insurance rate cap (news)",
    url: "westernstandard.news",
  },
  S8: {
    publisher: "Mondaq and REMI Network",
    title: "Quebec budget: higher tax on insurance premiums",
    url: "mondaq.com",
  },
  S9: {
    publisher: "Government of Canada",
    title: "Employment Insurance sickness benefit amounts, 2024 (copy)",
  },
  S10: {
    publisher: "iA Financial Group",
    title: "Employment Insurance amounts for 2026",
    url: "iatoday.ia.ca",
  },
  S11: { publisher: "Unifor", title: "Government benefits in 2026", url: "unifor.org" },
  S12: {
    publisher: "McCarthy Tétrault and Stewart McKelvey",
    title: "Amendments to the criminal interest rate",
    url: "mccarthy.ca",
  },
  S13: {
    publisher: "Craig Barton and Jesse Hazen, mortgage advisers",
    title: "Mortgage rule changes of December 2024",
    url: "craigbarton.ca",
  },
  S14: {
    publisher: "Financial Consumer Agency of Canada",
    title: "Single external complaints body for banks, November 1, 2024",
    url: "canada.ca",
  },
  S15: {
    publisher: "The Immigration Professional and Insurance Business Canada",
    title: "Super visa insurance from approved foreign insurers",
    url: "theimmigrationprofessional.com",
  },
  S16: {
    publisher: "Medavie Blue Cross and MacNeil Benefits",
    title: "National pharmacare: start dates by province",
    url: "content.medaviebc.ca",
  },
  S17: { publisher: "Manulife", title: "Canadian Dental Care Plan", url: "manulife.ca" },
  S18: {
    publisher: "Buswell Dental",
    title: "Canadian Dental Care Plan: who qualifies",
    url: "buswelldental.com/info",
  },
  S19: { publisher: "CatIQ", title: "Insured catastrophe losses in 2024", url: "public.catiq.com" },
  S20: {
    publisher: "Insurance Bureau of Canada",
    title: "Mandatory auto insurance requirements",
    url: "ibc.ca",
  },
  S21: {
    publisher: "Dollarwise",
    title: "Ontario car insurance requirements",
    url: "dollarwise.ca",
  },
  S22: {
    publisher: "MyChoice and OTIP",
    title: "Ontario direct compensation and form OPCF 49",
    url: "mychoice.ca",
  },
  S23: { publisher: "ICBC", title: "Basic insurance in British Columbia", url: "icbc.com" },
  S24: { publisher: "ICBC", title: "British Columbia's new insurance model", url: "icbc.com" },
  S25: {
    publisher: "Insurance Bureau of Canada",
    title: "Mandatory auto cover in Alberta",
    url: "ibc.ca/ab",
  },
  S26: {
    publisher: "AMA Insider",
    title: "Auto insurance in Alberta (Alberta Motor Association)",
    url: "amainsider.com",
  },
  S27: {
    publisher: "Insurance Brokers' Association of Saskatchewan",
    title: "Plate insurance and package policies",
    url: "ibas.ca",
  },
  S28: {
    publisher: "McKercher LLP and Painworth",
    title: "No-fault and tort cover in Saskatchewan",
    url: "mckercher.ca",
  },
  S29: {
    publisher: "Manitoba Public Insurance",
    title: "Increased third-party liability",
    url: "mpi.mb.ca",
  },
  S30: { publisher: "Manitoba Public Insurance", title: "Basic Autopac", url: "mpi.mb.ca" },
  S31: {
    publisher: "Autorité des marchés financiers",
    title: "Automobile insurance in Quebec",
    url: "lautorite.qc.ca",
  },
  S32: {
    publisher: "Groupement des assureurs automobiles and Insurance Bureau of Canada, Quebec",
    title: "Auto insurance in Quebec",
    url: "gaa.qc.ca",
  },
  S33: {
    publisher: "Insurance Bureau of Canada, Quebec",
    title: "Auto insurance in Quebec",
    url: "bac-quebec.qc.ca",
  },
  S34: { publisher: "Painworth", title: "Injury claims in Quebec", url: "painworth.com" },
  S35: {
    publisher: "Insurance Bureau of Canada",
    title: "Auto insurance in New Brunswick",
    url: "ibc.ca/nb",
  },
  S36: {
    publisher: "New Brunswick Insurance Board",
    title: "Auto insurance cover in New Brunswick",
    url: "nbib-canb.org",
  },
  S37: {
    publisher: "thelawfirm.com",
    title: "Auto insurance in Nova Scotia",
    url: "thelawfirm.com",
  },
  S38: {
    publisher: "Canadian Underwriter and Stewart McKelvey",
    title: "Direct compensation in Nova Scotia",
    url: "canadianunderwriter.ca",
  },
  S39: { publisher: "The Signal", title: "Nova Scotia's minor-injury cap", url: "signalhfx.ca" },
  S40: {
    publisher: "Insurance Bureau of Canada",
    title: "Auto insurance in Prince Edward Island",
    url: "ibc.ca/pe",
  },
  S41: {
    publisher: "Government of Prince Edward Island and Lexology",
    title: "Auto insurance reform in Prince Edward Island",
    url: "gov.pe.ca",
  },
  S42: {
    publisher: "Insurance Bureau of Canada",
    title: "Auto insurance in Newfoundland and Labrador, 2020",
    url: "ibc.ca/nl",
  },
  S43: {
    publisher: "Insurance Institute of Canada",
    title: "Auto insurance in Newfoundland and Labrador (copy of a course text)",
  },
  S44: {
    publisher: "Canadian Lawyer and Thompson's World Insurance News",
    title: "Auto insurance reform in Newfoundland and Labrador",
    url: "canadianlawyermag.com",
  },
  S45: {
    publisher: "Insurance Bureau of Canada",
    title: "Auto insurance in Yukon",
    url: "ibc.ca/yt",
  },
  S46: {
    publisher: "Insurance Bureau of Canada",
    title: "Auto insurance in the Northwest Territories and Nunavut",
    url: "ibc.ca/nt",
  },
  S47: {
    publisher: "CMB Insurance Brokers and Oatley Vigmond",
    title: "Ontario optional accident benefits",
    url: "cmbinsurance.ca",
  },
  S48: { publisher: "Mondaq", title: "Ontario accident benefits: standard amounts" },
  S49: {
    publisher: "Insurance Institute of Canada and takealbertaback.ca",
    title: "Alberta Care-First and Bill 47",
    url: "insuranceinstitute.ca",
  },
  S50: {
    publisher: "Alberta Civil Trial Lawyers Association",
    title: "Position on Care-First",
    url: "actla.com",
  },
  S51: {
    publisher: "National Times Media",
    title: "Alberta grid-rated premiums",
    url: "nationaltimesmedia.com",
  },
  S52: {
    publisher: "Winnipeg Free Press",
    title: "Manitoba Public Insurance liability options, May 28, 2025",
    url: "winnipegfreepress.com",
  },
  S53: { publisher: "Isure", title: "Driving without insurance in Ontario", url: "isure.ca" },
  S54: {
    publisher: "Insurance Portal",
    title: "Average auto premiums by province, 2018",
    url: "insurance-portal.ca",
  },
  S55: {
    publisher: "Insurance Business Canada",
    title: "Consultant study of auto premiums, 2022",
    url: "insurancebusinessmag.com",
  },
  S56: {
    publisher: "phtd.ca",
    title: "Health care for new immigrants, March 12, 2025",
    url: "phtd.ca",
  },
  S57: {
    publisher: "SB Partners and Rates.ca",
    title: "Sales tax on insurance premiums",
    url: "sbpartners.ca",
  },
  S58: {
    publisher: "Government of British Columbia",
    title: "Medical Services Plan: coverage wait period",
    url: "gov.bc.ca",
  },
  S59: {
    publisher: "Arrive, phtd.ca and Make Home Canada",
    title: "Health insurance waiting periods for newcomers",
    url: "arrivein.com",
  },
  S60: {
    publisher: "Ryan and RealAgriculture",
    title: "Saskatchewan sales tax on insurance, 2018",
    url: "ryan.com",
  },
  S61: { publisher: "Revenu Québec", title: "Tax on insurance premiums", url: "revenuquebec.ca" },
  S62: {
    publisher: "iask.ca forum",
    title: "New Brunswick Medicare, as quoted by a reader",
    url: "forum.iask.ca",
  },
  S63: {
    publisher: "Canadian Federation of Independent Business",
    title: "Newfoundland and Labrador petition on insurance tax",
    url: "cfib-fcei.ca",
  },
  S64: {
    publisher: "Government of Nova Scotia",
    title: "Medical Services Insurance: moving and travel",
    url: "novascotia.ca",
  },
  S65: {
    publisher: "Government of Prince Edward Island",
    title: "Health card",
    url: "princeedwardisland.ca",
  },
  S66: {
    publisher: "Government of Newfoundland and Labrador",
    title: "News release, June 18, 2019",
    url: "releases.gov.nl.ca",
  },
  S67: {
    publisher: "Avalara",
    title: "Newfoundland and Labrador tax on home insurance, 2022",
    url: "avalara.com",
  },
  S68: { publisher: "Government of Yukon", title: "Health care card (copy)" },
  S69: { publisher: "paperzz.com", title: "Nunavut health plan (copied document)" },
  S70: { publisher: "LowestRates.ca", title: "Home insurance endorsements", url: "lowestrates.ca" },
  S71: {
    publisher: "LiveWire Calgary and Vest Nexus",
    title: "Insured losses of 2024 events",
    url: "livewirecalgary.com",
  },
  S72: {
    publisher: "United Brokers News",
    title: "Insured losses of 2024 events",
    url: "unitedbrokersnews.com",
  },
  S73: { publisher: "buminteractif.com", title: "Storm surge and Hurricane Fiona" },
  S74: { publisher: "Synex", title: "Private drug insurance in Quebec", url: "synexsc.ca" },
  S75: { publisher: "Sun Life", title: "Drug insurance in Quebec", url: "sunlife.ca" },
  S76: {
    publisher: "Vita Assure",
    title: "Quebec public drug plan amounts",
    url: "vitaassure.com",
  },
  S77: {
    publisher: "MiniCounsel",
    title: "Licence Appeal Tribunal: time to apply",
    url: "minicounsel.ca",
  },
  S78: {
    publisher: "Autorité des marchés financiers",
    title: "Life insurance: questions and answers",
    url: "lautorite.qc.ca",
  },
  S79: {
    publisher: "Autorité des marchés financiers",
    title: "Automobile insurance: questions and answers",
    url: "lautorite.qc.ca",
  },
  S80: {
    publisher: "planyourfuture.me",
    title: "Mortgage life insurance",
    url: "planyourfuture.me",
  },
  S81: {
    publisher: "TopRates.ca and LifeInsuranceCanada.com",
    title: "Mortgage life insurance compared with term life",
    url: "toprates.ca",
  },
  S82: {
    publisher: "Mondaq and Insurance Portal",
    title: "Supreme Court decision on genetic non-discrimination",
  },
  S83: {
    publisher: "lowestrates.io",
    title: "Canadian taxation of life insurance",
    url: "lowestrates.io",
  },
  S84: {
    publisher: "Canada Revenue Agency and ThreeSixty Financial Group",
    title: "Taxable benefits: group life and income maintenance plans",
    url: "canada.ca",
  },
  S85: {
    publisher: "Canadian Breast Cancer Network",
    title: "OmbudService for Life and Health Insurance: questions and answers",
    url: "cbcn.ca",
  },
  S86: {
    publisher: "Canadian Life and Health Insurance Association",
    title: "Industry facts, page 7",
    url: "clhia.uberflip.com",
  },
  S87: {
    publisher: "Canadian Life and Health Insurance Association",
    title: "Industry facts, page 11",
    url: "clhia.uberflip.com",
  },
  S88: { publisher: "MoneySense", title: "How much is home insurance", url: "moneysense.ca" },
  S89: {
    publisher: "MoneySense and Munn Insurance",
    title: "Home insurance and floods",
    url: "moneysense.ca",
  },
  S90: {
    publisher: "haltonhamiltonhomes.com",
    title: "Earthquake insurance",
    url: "haltonhamiltonhomes.com",
  },
  S91: { publisher: "Rates.ca", title: "Overland water insurance", url: "rates.ca" },
  S92: {
    publisher: "CNW",
    title: "Co-operators news release on storm surge cover",
    url: "newswire.ca",
  },
  S93: { publisher: "finansdirekt24.se", title: "Average home premiums (Ratehub data)" },
  S94: { publisher: "Scotia Insurance", title: "Glossary", url: "scotiainsurance.com" },
  S95: {
    publisher: "JP Bascom Insurance",
    title: "Tax treatment of health and dental premiums",
    url: "jpbascominsurance.com",
  },
  S96: {
    publisher: "sbis.ca and CBC News",
    title: "Out-of-country health cover in Ontario",
    url: "sbis.ca",
  },
  S97: {
    publisher: "maplenow.ca",
    title: "Provincial health cover while travelling in Canada",
    url: "maplenow.ca",
  },
  S98: {
    publisher: "Travel Health Insurance Association of Canada",
    title: "Travel insurance Bill of Rights and claims survey",
    url: "thiaonline.com",
  },
  S99: {
    publisher: "Sauve Tax Services",
    title: "Tax on disability benefits",
    url: "sauvetaxservices.ca",
  },
  S100: {
    publisher: "Canada Revenue Agency and Tax Interpretations",
    title: "IT-428, wage loss replacement plans",
    url: "canada.ca",
  },
  S101: {
    publisher: "Fire Underwriters Survey and Fire Fighting in Canada",
    title: "Fire insurance grades for dwellings",
    url: "fireunderwriters.ca",
  },
  S102: { publisher: "CBC News", title: "Fire protection and home insurance", url: "cbc.ca" },
  S103: {
    publisher: "Money.ca and McMillan LLP",
    title: "Use of credit information by insurers",
    url: "money.ca",
  },
  S104: {
    publisher: "Insurance Bureau of Canada and ThinkInsure",
    title: "Credit information and insurance",
    url: "ibc.ca",
  },
  S105: {
    publisher: "Morningstar DBRS",
    title: "Intact Financial ratings, October 8, 2024",
    url: "dbrs.morningstar.com",
  },
  S106: {
    publisher: "AM Best and Benzinga",
    title: "Intact companies' ratings, May 2, 2022",
    url: "news.ambest.com",
  },
  S107: { publisher: "DBRS", title: "Intact Financial, market share (older note)" },
  S108: {
    publisher: "Insurance Business Canada",
    title: "Sun Life ratings and group results",
    url: "insurancebusinessmag.com",
  },
  S109: { publisher: "Business Wire", title: "AM Best on Sun Life, April 3, 2025" },
  S110: { publisher: "wikisum.wiki", title: "Sun Life (encyclopedia copy)" },
  S111: { publisher: "AM Best", title: "Manulife ratings", url: "news.ambest.com" },
  S112: { publisher: "insurasales.com", title: "Manulife ratings, 2025", url: "insurasales.com" },
  S113: { publisher: "Wikipedia", title: "Canada Life (offline copy)" },
  S114: {
    publisher: "Morningstar DBRS",
    title: "Canada Life ratings, 2024",
    url: "dbrs.morningstar.com",
  },
  S115: {
    publisher: "Co-operatives and Mutuals Canada and CU Times",
    title: "Desjardins and State Farm Canada",
    url: "canada.coop",
  },
  S116: { publisher: "Wikipedia", title: "TD Insurance (copy of a draft article)" },
  S117: { publisher: "Co-operators", title: "Our story", url: "cooperators.ca" },
  S118: {
    publisher: "Shop Insurance Canada",
    title: "Co-operators flood and storm surge cover",
    url: "shopinsurancecanada.ca",
  },
  S119: { publisher: "DBRS Morningstar", title: "Co-operators ratings, October 31, 2022" },
  S120: { publisher: "Insurance Portal", title: "Aviva results, 2023", url: "insurance-portal.ca" },
  S121: {
    publisher: "Financial Post",
    title: "Aviva and RBC General Insurance, 2016",
    url: "business.financialpost.com",
  },
  S122: {
    publisher: "Insurance Portal",
    title: "Aviva results, first half of 2024",
    url: "insurance-portal.ca",
  },
  S123: {
    publisher: "ILSTV and Allstate Canada",
    title: "Allstate Canada group",
    url: "ilstv.com",
  },
  S124: { publisher: "Insurance Journal", title: "Wawanesa, 2011", url: "insurancejournal.com" },
  S125: {
    publisher: "Stockhouse and FinancialContent",
    title: "AM Best on iA Financial",
    url: "stockhouse.com",
  },
  S126: {
    publisher: "Wealth Professional and Insurance Institute of Canada",
    title: "Definity and Travelers Canada",
    url: "wealthprofessional.ca",
  },
  S127: {
    publisher: "thiscozyden.com",
    title: "Definity closes Travelers Canada purchase, January 2026 (reprint)",
  },
  S128: { publisher: "RegAlert", title: "Quebec regulation on complaint handling" },
  S129: {
    publisher: "Family Insurance Solutions",
    title: "Complaint handling",
    url: "familyins.com",
  },
  S130: {
    publisher: "Ombudsman for Banking Services and Investments",
    title: "How the complaint process works",
    url: "obsi.ca",
  },
  S131: {
    publisher: "OmbudService for Life and Health Insurance",
    title: "Complaints",
    url: "olhi.ca",
  },
  S132: {
    publisher: "General Insurance OmbudService",
    title: "How the process works",
    url: "giocanada.org",
  },
  S133: {
    publisher: "General Insurance OmbudService",
    title: "How the service can help you",
    url: "giocanada.org/helpyou",
  },
  S134: {
    publisher: "Canadian Council of Insurance Regulators",
    title: "Consumer complaints",
    url: "ccir-ccrra.org",
  },
  S135: {
    publisher: "oapcanada.ca",
    title: "Ombudservice questions and answers",
    url: "oapcanada.ca",
  },
  S136: {
    publisher: "Autorité des marchés financiers",
    title: "Complaint examination",
    url: "lautorite.qc.ca",
  },
  S137: {
    publisher: "Financial Services Regulatory Authority of Ontario",
    title: "How to resolve an auto insurance complaint",
  },
  S138: { publisher: "Assuris", title: "Steps to determine your protection", url: "assuris.ca" },
  S139: { publisher: "Assuris", title: "Whole life protection", url: "assuris.ca" },
  S140: {
    publisher: "Property and Casualty Insurance Compensation Corporation",
    title: "What is covered",
    url: "pacicc.ca",
  },
  S141: {
    publisher: "Property and Casualty Insurance Compensation Corporation",
    title: "Questions and answers",
    url: "pacicc.ca",
  },
  S142: { publisher: "Painworth", title: "Insurance contacts", url: "painworth.com" },
  S143: {
    publisher: "Investment Executive",
    title: "Life expectancies in Canada",
    url: "investmentexecutive.com",
  },
  S144: {
    publisher: "The Gentle Light",
    title: "Life expectancy in 2024 (Statistics Canada data)",
  },
  S145: {
    publisher: "Canadian Institute of Actuaries",
    title: "CIA 97-04 mortality tables (copy)",
  },
  S146: {
    publisher: "Morneau Shepell and the Québec CPA Order",
    title: "Canadian pensioners' mortality, CPM2014",
    url: "morneaushepell.com",
  },
  S147: {
    publisher: "Canadian Institute of Actuaries and the Québec CPA Order",
    title: "Mortality improvement scale MI-2017",
    url: "cia-ica.ca",
  },
  S148: {
    publisher: "Insurance Portal",
    title: "New mortality tables, CPM2024",
    url: "insurance-portal.ca",
  },
  S149: {
    publisher: "docplayer.net",
    title: "Annuitant mortality table CIP2014 (copied document)",
  },
  S150: {
    publisher: "openparliament.ca",
    title: "House of Commons justice committee, 40th Parliament, meeting 50",
    url: "openparliament.ca",
  },
  S151: {
    publisher: "Équité Association",
    title: "Insurance fraud and auto theft, January 25, 2024",
    url: "equiteassociation.com",
  },
  S152: {
    publisher: "Rural Living Canada",
    title: "Ontario auto insurance fraud, March 2014",
    url: "rurallivingcanada.blogspot.com",
  },
  S153: {
    publisher: "Équité Association",
    title: "Auto theft recoveries, May 13, 2025",
    url: "equiteassociation.com",
  },
  S154: {
    publisher: "David Slack Insurance Brokers",
    title: "Insurance fraud and the Criminal Code",
    url: "davidslackinsurancebrokers.com",
  },
  S155: {
    publisher: "Canadian Underwriter",
    title: "Équité Association and vehicle re-VIN fraud",
    url: "canadianunderwriter.ca",
  },
  S156: {
    publisher: "Canadian Anti-Fraud Centre",
    title: "Reporting fraud",
    url: "antifraudcentre-centreantifraude.ca",
  },
  S157: {
    publisher: "Competition Bureau and Innovation, Science and Economic Development Canada",
    title: "Reporting fraud and identity theft",
    url: "competition-bureau.canada.ca",
  },
  S158: { publisher: "Titanium Auto", title: "Credit score ranges", url: "titaniumauto.ca" },
  S159: {
    publisher: "Stonegate Equity and GetHuman",
    title: "What goes into a credit score",
    url: "stonegateequity.com",
  },
  S160: { publisher: "Loans Canada", title: "Maximum interest rates", url: "loanscanada.ca" },
  S161: {
    publisher: "Financial Consumer Agency of Canada",
    title: "Credit reports (older edition)",
    url: "fcac-acfc.gc.ca",
  },
  S162: {
    publisher: "Borrowell",
    title: "How long information stays on a credit report",
    url: "helpcentre.borrowell.com",
  },
  S163: {
    publisher: "Financial Consumer Agency of Canada",
    title: "Financial toolkit: credit reports",
    url: "canada.ca",
  },
  S164: {
    publisher: "Kelly Hudson Mortgages",
    title: "Thirty-year insured mortgages",
    url: "kellyhudsonmortgages.com",
  },
  S165: {
    publisher: "True North Mortgage",
    title: "Mortgage stress test",
    url: "truenorthmortgage.ca",
  },
  S166: {
    publisher: "Ratehub and Dean Kimoto",
    title: "Mortgage stress test and straight switches",
    url: "ratehub.ca",
  },
  S167: {
    publisher: "True North Mortgage",
    title: "Loan-to-income limits",
    url: "truenorthmortgage.ca",
  },
  S168: {
    publisher: "Equifax Canada",
    title: "Security freeze for Quebec residents",
    url: "equifax.ca",
  },
  S169: {
    publisher: "idtheftreform.ca and Loans Canada",
    title: "Credit freezes in Canada",
    url: "idtheftreform.ca",
  },
  S170: { publisher: "Tall Poppy", title: "Credit freezes in Canada", url: "tallpoppy.com" },
  S171: { publisher: "LégisQuébec", title: "Regulation A-32.1, r. 1, section 62" },
  S172: { publisher: "cabplan.org", title: "Group life conversion rights", url: "cabplan.org" },
  S173: {
    publisher: "toprcic.com, spscanada.com and punjabinsurance.com",
    title: "Super visa insurance",
    url: "toprcic.com",
  },
  S174: {
    publisher: "Office of the Privacy Commissioner of Canada and Data Protection Report",
    title: "Reporting breaches of security safeguards",
    url: "priv.gc.ca",
  },
  S175: {
    publisher: "Bereskin & Parr",
    title: "Privacy breach reporting",
    url: "bereskinparr.com",
  },
  S176: { publisher: "Osano", title: "Quebec Law 25", url: "osano.com" },
  S177: {
    publisher: "Web Quality Index and Terranova Security",
    title: "Quebec Law 25",
    url: "webqualityindex.com",
  },
  S178: { publisher: "Mondaq", title: "Consent under Canada's anti-spam law" },
  S179: { publisher: "Mondaq", title: "Requests for consent under Canada's anti-spam law" },
  ...toolSources,
} as const satisfies Record<SourceId, Source>;
