import type { InsuranceLine } from "#domain/insurance-line.ts";
import type { SitePath } from "#site/site-path.ts";

export const homeHero = {
  title: "Insurance in Canada, explained before you buy it",
  lead: "Northcover is a reference for people who want to understand a policy before they sign it: how it works, what it costs where you live, and what to do when something goes wrong.",
} as const;

/** The quickest ways in: by what somebody wants to do, and by where they live. */
export const homeCases = {
  tasksTitle: "What brings you here?",
  tasks: [
    { href: "/learn/new-immigrant-insurance", label: "I’m new here" },
    { href: "/tools/life-insurance-calculator#personal", label: "How much life coverage?" },
    { href: "/insurance-types/home#detailed", label: "Compare home insurers" },
    { href: "/blog/insurance-consumer-rights-canada#build-your-complaint", label: "My claim was refused" },
    { href: "/learn/home-insurance#condos-tenants-and-second-homes", label: "I rent" },
    { href: "/learn/insurance-savings", label: "Lower my bill" },
  ],
  provinceTitle: "Where do you live?",
} as const;

/** What the site gives a visitor. */
export const homeBenefits = [
  {
    title: "Guides in plain English",
    text: "Sixteen guides written to be read at the kitchen table, each with a date of review and its sources.",
  },
  {
    title: "Rules for your province",
    text: "Auto, health and taxes change at every border. Thirteen guides say what applies to you.",
  },
  {
    title: "Insurers side by side",
    text: "Comparison tables that show what is fact, what is our opinion and how we are paid.",
  },
  {
    title: "Tools that show their working",
    text: "Twelve of them, and a builder for complaints. They run in your browser and send nothing to anyone.",
  },
] as const;

interface HomeInsuranceType {
  readonly line: InsuranceLine;
  readonly path: SitePath;
  readonly title: string;
  readonly text: string;
}

export const homeInsuranceTypes = [
  {
    line: "life",
    path: "/insurance-types/life",
    title: "Life insurance",
    text: "Money for the people who rely on your income. For most families term coverage comes first, and a short calculation shows how much.",
  },
  {
    line: "home",
    path: "/insurance-types/home",
    title: "Home insurance",
    text: "Fire, theft and liability are in. Flood, sewer backup and earthquake are in only if you add them.",
  },
  {
    line: "auto",
    path: "/insurance-types/auto",
    title: "Auto insurance",
    text: "Compulsory everywhere, sold by the state in some provinces and by insurers in others.",
  },
  {
    line: "health",
    path: "/insurance-types/health",
    title: "Health insurance",
    text: "For what a provincial card leaves out: prescriptions, teeth, eyes and therapy.",
  },
  {
    line: "travel",
    path: "/insurance-types/travel",
    title: "Travel insurance",
    text: "Your health plan pays little outside Canada. A week away is enough to need coverage.",
  },
  {
    line: "business",
    path: "/insurance-types/business",
    title: "Business insurance",
    text: "Liability first, then property and lost income. A home policy covers almost none of it.",
  },
] as const satisfies readonly HomeInsuranceType[];
