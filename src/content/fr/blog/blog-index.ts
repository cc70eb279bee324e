import type { BlogCategory } from "#domain/article-records.ts";
import type { Interest } from "#domain/lead.ts";
import type { Translation } from "#content/translation.ts";
import { claims } from "../../site.ts";

interface Shelf {
  readonly name: string;
  /** Topic of the shelf's articles. */
  readonly about: string;
}

/** The shelves of the blog. */
export const blogShelves = {
  insights: {
    name: "Pour mieux comprendre",
    about: "Ce que le contrat et la loi vous donnent, et comment vous en servir.",
  },
  market: {
    name: "Analyses et comparaisons",
    about: "Des assureurs et des prix, où ce qu’on sait reste séparé de ce qu’on devine.",
  },
  technical: {
    name: "Dossiers techniques",
    about: "Les calculs derrière une prime, et les crimes qui la font monter.",
  },
} as const satisfies Record<BlogCategory, Shelf>;

/** The signup at the foot of the blog. */
export const newsletter = {
  title: "Conseils et nouvelles sur l’assurance, chaque semaine",
  description:
    claims.newsletterSubscribers === null
      ? "Un courriel par semaine sur ce qui change en assurance au Canada, et ce que cela veut dire pour vous."
      : `L’infolettre compte ${claims.newsletterSubscribers}. Un courriel par semaine sur ce qui change en assurance au Canada, et ce que cela veut dire pour vous.`,
  buttonText: "M’abonner",
  leadType: "newsletter_signup",
  pageSource: "blog_index",
  interests: [
    "industry_investigation",
    "consumer_protection",
    "insurance_news",
    "market_analysis",
    "insider_tips",
  ] as const satisfies readonly Interest[],
} as const satisfies Translation<typeof import("../../en/blog/blog-index.ts").newsletter>;
