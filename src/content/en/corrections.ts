import type { IsoDay } from "#format/long-date.ts";
import type { SitePath } from "#site/site-path.ts";

/** One mistake that stood on the site, and what stands there now. */
export interface Correction {
  readonly date: IsoDay;
  /** The page, or the one of several where it mattered most. */
  readonly path: SitePath;
  /** Its name in the list. */
  readonly page: string;
  readonly was: string;
  readonly is: string;
}

/** Every correction of a fact, the newest first. Sources stand on the pages themselves. */
export const corrections = [
  {
    date: "2026-11-25",
    path: "/tools/estate-planning-review",
    page: "Estate planning review",
    was: "Income tax was that of January in Newfoundland and Labrador (basic amount $11,188) and in Prince Edward Island (19% from $142,250).",
    is: "It follows the budgets of 2026: $13,094, and 19% from $142,520 with 20% over $200,000. The disability calculator uses it too.",
  },
  {
    date: "2026-11-25",
    path: "/tools/disability-insurance-calculator",
    page: "Disability insurance calculator",
    was: "A plan at work, pay, spending and savings counted before you entered any.",
    is: "Only what you enter counts. Without it the answer says what is missing.",
  },
  {
    date: "2026-11-25",
    path: "/tools/senior-insurance-review",
    page: "Senior insurance review",
    was: "A box left unticked counted as no, so the review could call a policy unnecessary.",
    is: "A question left open counts as unknown, and then no policy is called unnecessary.",
  },
  {
    date: "2026-11-25",
    path: "/tools/home-insurance-calculator",
    page: "Home insurance calculator",
    was: "Tenants and condo owners were warned about water and earthquake coverage without being asked.",
    is: "They have questions of their own, and warnings follow from the answers.",
  },
  {
    date: "2026-11-25",
    path: "/tools/coverage-gap-analyzer",
    page: "Coverage gap analyzer",
    was: "A lawsuit was listed as a loss of a million dollars, an amount of ours.",
    is: "Liability shows what you have insured, and no amount for a lawsuit.",
  },
  {
    date: "2026-11-23",
    path: "/provincial/newfoundland-and-labrador-insurance-guide",
    page: "Newfoundland and Labrador",
    was: "The province bans credit information in pricing home insurance.",
    is: "An insurer may not decline, end or refuse to renew a home policy over it. For car insurance it is banned.",
  },
  {
    date: "2026-11-23",
    path: "/learn/auto-insurance",
    page: "Auto insurance",
    was: "Nobody has published what one crash adds to a premium.",
    is: "A law firm puts it at 20% to 50% at renewal in Ontario.",
  },
  {
    date: "2026-11-23",
    path: "/company-analysis/ia-financial-analysis",
    page: "iA Financial",
    was: "Its home and auto insurance is for Quebec alone.",
    is: "We found no page on which iA says where else it sells them.",
  },
  {
    date: "2026-11-23",
    path: "/learn/choose-insurance",
    page: "Choosing insurance",
    was: "Disability policies replace 60% to 85% of what you earn.",
    is: "Plans at work aim at 60% to 70%.",
  },
  {
    date: "2026-11-23",
    path: "/learn/insurance-for-seniors",
    page: "Insurance for seniors",
    was: "Many insurers give a home discount from 50 or 55.",
    is: "We found no page that says so. Ask from what age.",
  },
  {
    date: "2026-11-23",
    path: "/learn/disability-insurance",
    page: "Disability insurance",
    was: "The waiting time is usually 30 to 120 days.",
    is: "30 to 180 days, as the insurers’ association puts it.",
  },
  {
    date: "2026-11-23",
    path: "/company-analysis/sun-life-financial-analysis",
    page: "Sun Life",
    was: "The parent company’s credit grade is one step from the insurer’s.",
    is: "It is lower: a, against the insurer’s aa.",
  },
  {
    date: "2026-11-23",
    path: "/company-analysis/canada-life-analysis",
    page: "Canada Life",
    was: "Founded in 1847, and Intact in 1809, without a source.",
    is: "Canada Life in its present form dates from January 1, 2020. For Intact we give no year.",
  },
  {
    date: "2026-11-23",
    path: "/blog/best-life-insurance-canada-2024",
    page: "Best life insurance",
    was: "“This article first appeared in 2024.”",
    is: "We removed the sentence. The year in the title is the one the article was written about.",
  },
  {
    date: "2026-11-22",
    path: "/insurance-types/home",
    page: "Best home insurance",
    was: "Most letter grades beside home and auto insurers were invented as illustrations.",
    is: "Only grades that a rating agency published, with the agency and the date. Where we found none, the table says so.",
  },
  {
    date: "2026-11-22",
    path: "/insurance-types/life",
    page: "Life insurance compared",
    was: "Coverage amounts beside some life insurers were invented.",
    is: "Amounts the insurers publish, or no amount.",
  },
  {
    date: "2026-11-22",
    path: "/company-analysis/wawanesa-analysis",
    page: "Wawanesa",
    was: "Wawanesa does not sell life insurance, and may stand outside the industry’s insolvency protection.",
    is: "The group includes Wawanesa Life. We found no evidence for the second claim and removed it.",
  },
  {
    date: "2026-11-22",
    path: "/company-analysis/td-insurance-analysis",
    page: "TD Insurance",
    was: "TD Insurance sells home and auto only.",
    is: "It also sells life, health and travel insurance, and Assuris protects the life and health part.",
  },
  {
    date: "2026-11-22",
    path: "/insurance-types/home",
    page: "Best home insurance",
    was: "Square One does one thing only and has no car policy to bundle.",
    is: "It sells car insurance in Ontario and Quebec, with a bundle.",
  },
  {
    date: "2026-11-22",
    path: "/insurance-types/travel",
    page: "Travel insurance compared",
    was: "RBC travel insurance is not sold at bank branch counters.",
    is: "We removed the sentence: a bank branch may sell travel insurance.",
  },
  {
    date: "2026-11-22",
    path: "/provincial/alberta-insurance-guide",
    page: "Alberta",
    was: "From 2027 no driver’s premium may rise by more than 10%, and lost pay counts up to $120,000.",
    is: "The 10% limits only the insurer’s own rate change. Lost pay counts up to $125,000, usually to age 65. Changing insurers ends the cap of 2026.",
  },
  {
    date: "2026-11-22",
    path: "/provincial/british-columbia-insurance-guide",
    page: "British Columbia",
    was: "ICBC’s income benefit counts pay up to $109,000.",
    is: "It counts pay up to $113,000, and an Income Top-Up can be bought.",
  },
  {
    date: "2026-11-22",
    path: "/provincial/manitoba-insurance-guide",
    page: "Manitoba",
    was: "The basic deductible is $750.",
    is: "It is $1,000 for most vehicles from April 2026.",
  },
  {
    date: "2026-11-22",
    path: "/provincial/quebec-insurance-guide",
    page: "Quebec",
    was: "The public drug plan’s top premium is $744. No law makes a condo owner buy insurance.",
    is: "It was $766 for July 2025 to June 2026. Owners in a Quebec condo must hold liability insurance.",
  },
  {
    date: "2026-11-22",
    path: "/learn/business-insurance",
    page: "Business insurance",
    was: "Only two provinces tax business premiums.",
    is: "Ontario, Quebec, Manitoba, Saskatchewan and Newfoundland and Labrador do, and Manitoba exempts commercial property.",
  },
  {
    date: "2026-11-22",
    path: "/learn/home-insurance",
    page: "Home insurance",
    was: "Insured damage was about $3 billion in the Calgary hailstorm of 2024 and $660 million in storm Fiona.",
    is: "It was $3.25 billion in the hailstorm, and about $800 million in Fiona by the end of the year.",
  },
  {
    date: "2026-11-22",
    path: "/blog/insurance-consumer-rights-canada",
    page: "Your rights",
    was: "The General Insurance OmbudService may take a file without the company’s final letter.",
    is: "It will not. Ask for the final position letter first.",
  },
  {
    date: "2026-11-22",
    path: "/blog/insurance-fraud-canada",
    page: "Insurance fraud",
    was: "Fewer than 5% of frauds are reported, and stolen cars cost insurers over $1.2 billion a year.",
    is: "Between 5% and 10% are reported. Theft claims reached $1.5 billion in 2023 and have fallen since.",
  },
] as const satisfies readonly Correction[];
