import type { BlogPost } from "#domain/article-records.ts";
import type { SitePath } from "#site/site-path.ts";

/** An article whose address is one of the site. */
interface ArticlePost extends BlogPost {
  readonly url: Extract<SitePath, `/blog/${string}`>;
}

/** Every article of the blog, newest first; those whose day is not known have their year. */
export const blogPosts = [
  {
    title: "Auto Insurance Rates by Province 2024",
    url: "/blog/auto-insurance-rates-by-province-2024",
    description:
      "What drivers pay in each province, why rankings disagree, and what the premium buys in one place that it does not in another.",
    date: "2024-02-20",
    readTime: 6,
    category: "Market Analysis & Reviews",
    icon: "car",
    featured: true,
  },
  {
    title: "The Ultimate Home Insurance Guide 2024",
    url: "/blog/home-insurance-guide-canada-2024",
    description:
      "Coverage, costs, claims and exclusions in every province, with all 47 factors that move a home premium named and explained.",
    date: "2024",
    readTime: 25,
    category: "Educational Insights",
    icon: "house",
    featured: true,
  },
  {
    title: "Your Insurance Rights in Canada",
    url: "/blog/insurance-consumer-rights-canada",
    description:
      "Your rights against an insurer, how to complain in three steps, which free service takes your case, and the clock to watch.",
    date: "2024",
    readTime: 14,
    category: "Educational Insights",
    icon: "scale",
    featured: false,
  },
  {
    title: "Insurance Fraud in Canada",
    url: "/blog/insurance-fraud-canada",
    description:
      "What fraud costs, as far as anyone knows, how staged crashes and ghost brokers work, and where to report what you saw.",
    date: "2024-01-30",
    readTime: 15,
    category: "Technical Deep Dives",
    icon: "shield-alert",
    featured: false,
  },
  {
    title: "Insurance Actuarial Tables Explained",
    url: "/blog/insurance-actuarial-tables-explained",
    description:
      "How insurers turn mortality tables and claim counts into your premium, with worked examples, and how to pay less honestly.",
    date: "2024-01-20",
    readTime: 22,
    category: "Technical Deep Dives",
    icon: "chart-spline",
    featured: false,
  },
  {
    title: "Best Life Insurance in Canada 2024",
    url: "/blog/best-life-insurance-canada-2024",
    description:
      "How to choose life insurance in the right order: the amount, the years, the type, and only then the company. Three insurers compared.",
    date: "2024",
    readTime: 15,
    category: "Market Analysis & Reviews",
    icon: "heart-handshake",
    featured: true,
  },
] as const satisfies readonly ArticlePost[];
