import type { BlogCategory } from "#domain/article-records.ts";
import type { Interest } from "#domain/lead.ts";
import { claims } from "../../site.ts";

interface Shelf {
  readonly name: string;
  /** Topic of the shelf's articles. */
  readonly about: string;
}

/** The shelves of the blog. */
export const blogShelves = {
  insights: {
    name: "Educational Insights",
    about: "What a policy and the law give you, and how to use it.",
  },
  market: {
    name: "Market Analysis & Reviews",
    about: "Companies and prices, with what is known kept apart from what is guessed.",
  },
  technical: {
    name: "Technical Deep Dives",
    about: "The arithmetic behind a premium, and the crimes that raise it.",
  },
} as const satisfies Record<BlogCategory, Shelf>;

/** The signup at the foot of the blog. */
export const newsletter = {
  title: "Weekly insurance tips and updates",
  description:
    claims.newsletterSubscribers === null
      ? "One email a week about what changes in insurance in Canada, and what it means for you."
      : `Join ${claims.newsletterSubscribers}. One email a week about what changes in insurance in Canada, and what it means for you.`,
  buttonText: "Subscribe",
  leadType: "newsletter_signup",
  pageSource: "blog_index",
  interests: [
    "industry_investigation",
    "consumer_protection",
    "insurance_news",
    "market_analysis",
    "insider_tips",
  ] as const satisfies readonly Interest[],
} as const;
