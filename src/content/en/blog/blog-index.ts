import type { BlogCategory } from "#domain/article-records.ts";
import type { Interest } from "#domain/lead.ts";
import { claims } from "../../site.ts";

/** What stands on each shelf of the blog. */
export const blogShelves = {
  "Educational Insights": "What a policy and the law give you, and how to use it.",
  "Market Analysis & Reviews": "Companies and prices, with what is known kept apart from what is guessed.",
  "Technical Deep Dives": "The arithmetic behind a premium, and the crimes that raise it.",
} as const satisfies Record<BlogCategory, string>;

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
