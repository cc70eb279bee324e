import type { SitePath } from "#site/site-path.ts";

/** What a page is called. */
export interface PageTitles {
  /** Friendly name in navigation, breadcrumbs and lists. */
  readonly label: string;
  /** Document title; the site's name is appended unless it is already there. */
  readonly title: string;
}

/** What every page is called. */
export const pageTitles: Readonly<Record<SitePath, PageTitles>> = {
  "/": { label: "Home", title: "Northcover: Insurance in Canada, Explained" },
  "/learn": { label: "Learn", title: "Learn About Insurance in Canada" },
  "/learn/how-insurance-works": { label: "How Insurance Works", title: "How Insurance Works" },
  "/learn/choose-insurance": { label: "How to Choose Insurance", title: "How to Choose Insurance in 3 Steps" },
  "/learn/insurance-claims": { label: "Insurance Claims", title: "How to File an Insurance Claim" },
  "/learn/life-insurance": { label: "Life Insurance Guide", title: "Life Insurance Guide" },
  "/learn/home-insurance": { label: "Home Insurance Guide", title: "Home Insurance Guide" },
  "/learn/auto-insurance": { label: "Auto Insurance Guide", title: "Auto Insurance Guide" },
  "/learn/health-insurance": { label: "Health Insurance Guide", title: "Health Insurance Guide" },
  "/learn/travel-insurance": { label: "Travel Insurance Guide", title: "Travel Insurance Guide" },
  "/learn/business-insurance": { label: "Business Insurance Guide", title: "Business Insurance Guide" },
  "/learn/disability-insurance": { label: "Disability Insurance Guide", title: "Disability Insurance Guide" },
  "/learn/insurance-comparison": { label: "Insurance Comparison Tips", title: "Insurance Comparison Tips" },
  "/learn/insurance-savings": { label: "Insurance Savings Strategies", title: "Insurance Savings Strategies" },
  "/learn/young-professionals-insurance": { label: "Young Professionals", title: "Insurance for Young Professionals" },
  "/learn/new-immigrant-insurance": { label: "New Immigrants", title: "Insurance for Newcomers to Canada" },
  "/learn/high-net-worth-insurance": { label: "High Net Worth", title: "Insurance for High-Net-Worth Households" },
  "/learn/insurance-for-seniors": { label: "Seniors", title: "Insurance for Seniors" },
  "/learn/resources/insurance-checklist": { label: "Insurance Checklist", title: "Insurance Checklist" },
  "/learn/resources/comparison-workbook": { label: "Comparison Workbook", title: "Insurance Comparison Workbook" },
  "/learn/resources/new-driver-kit": { label: "New Driver Kit", title: "New Driver Kit" },
  "/insurance-types": { label: "Insurance Types", title: "Insurance Types in Canada" },
  "/insurance-types/life": { label: "Life Insurance", title: "Compare Life Insurance in Canada" },
  "/insurance-types/home": { label: "Best Home Insurance", title: "Best Home Insurance in Canada" },
  "/insurance-types/auto": { label: "Auto Insurance", title: "Compare Auto Insurance in Canada" },
  "/insurance-types/travel": { label: "Travel Insurance", title: "Compare Travel Insurance in Canada" },
  "/insurance-types/health": { label: "Health Insurance", title: "Compare Health Insurance in Canada" },
  "/insurance-types/business": { label: "Business Insurance", title: "Compare Business Insurance in Canada" },
  "/insurance-types/disability": { label: "Disability Insurance", title: "Compare Disability Insurance in Canada" },
  "/blog": { label: "Blog", title: "Insurance Blog: Insight for Canadians" },
  "/blog/best-life-insurance-canada-2024": {
    label: "Best Life Insurance 2024",
    title: "Best Life Insurance in Canada 2024",
  },
  "/blog/home-insurance-guide-canada-2024": {
    label: "Home Insurance Guide 2024",
    title: "The Ultimate Home Insurance Guide 2024",
  },
  "/blog/auto-insurance-rates-by-province-2024": {
    label: "Auto Rates by Province 2024",
    title: "Auto Insurance Rates by Province 2024",
  },
  "/blog/insurance-actuarial-tables-explained": {
    label: "Actuarial Tables Explained",
    title: "Insurance Actuarial Tables Explained",
  },
  "/blog/insurance-fraud-canada": { label: "Insurance Fraud in Canada", title: "Insurance Fraud in Canada" },
  "/blog/insurance-consumer-rights-canada": {
    label: "Insurance Consumer Rights",
    title: "Your Insurance Rights in Canada",
  },
  "/tools": { label: "Tools", title: "Free Insurance Tools & Calculators" },
  "/tools/life-insurance-calculator": { label: "Life Insurance Calculator", title: "Life Insurance Needs Calculator" },
  "/tools/home-insurance-calculator": { label: "Home Insurance Calculator", title: "Home Insurance Calculator" },
  "/tools/auto-insurance-calculator": { label: "Auto Insurance Calculator", title: "Auto Insurance Calculator" },
  "/tools/disability-insurance-calculator": {
    label: "Disability Insurance Calculator",
    title: "Disability Insurance Calculator",
  },
  "/tools/travel-insurance-calculator": { label: "Travel Insurance Calculator", title: "Travel Insurance Calculator" },
  "/tools/coverage-gap-analyzer": { label: "Coverage Gap Analyzer", title: "Coverage Gap Analyzer" },
  "/tools/multi-policy-savings": { label: "Multi-Policy Savings", title: "Multi-Policy Savings Review" },
  "/tools/business-insurance-calculator": {
    label: "Business Insurance Calculator",
    title: "Business Insurance Calculator",
  },
  "/tools/estate-planning-review": { label: "Estate Planning Review", title: "Estate Planning Insurance Review" },
  "/tools/senior-insurance-review": { label: "Senior Insurance Review", title: "Senior Insurance Review" },
  "/tools/insurance-comparison-tool": { label: "Insurance Comparison Tool", title: "Insurance Comparison Tool" },
  "/tools/provincial-insurance-guide": {
    label: "Provincial Insurance Guide",
    title: "Provincial Insurance Guide Download",
  },
  "/tools/consultation": { label: "Free Consultation", title: "Book a Free 15-Minute Consultation" },
  "/faq": { label: "FAQ", title: "Credit in Canada: Frequently Asked Questions" },
  "/insurance-quotes-canada": { label: "Insurance Quotes", title: "Insurance Quotes in Canada" },
  "/insurance-rates-canada": { label: "Insurance Rates", title: "Insurance Rates in Canada" },
  "/about": { label: "About", title: "About Northcover" },
  "/sitemap": { label: "Sitemap", title: "Sitemap" },
  "/terms-of-service": { label: "Terms of Service", title: "Terms of Service" },
  "/privacy-policy": { label: "Privacy Policy", title: "Privacy Policy" },
  "/request-sent": { label: "Request sent", title: "We Have Your Request" },
  "/request-not-sent": { label: "Request not sent", title: "Your Request Was Not Sent" },
  "/provincial/alberta-insurance-guide": { label: "Alberta", title: "Alberta Insurance Guide" },
  "/provincial/british-columbia-insurance-guide": {
    label: "British Columbia",
    title: "British Columbia Insurance Guide",
  },
  "/provincial/manitoba-insurance-guide": { label: "Manitoba", title: "Manitoba Insurance Guide" },
  "/provincial/new-brunswick-insurance-guide": { label: "New Brunswick", title: "New Brunswick Insurance Guide" },
  "/provincial/newfoundland-and-labrador-insurance-guide": {
    label: "Newfoundland and Labrador",
    title: "Newfoundland and Labrador Insurance Guide",
  },
  "/provincial/northwest-territories-insurance-guide": {
    label: "Northwest Territories",
    title: "Northwest Territories Insurance Guide",
  },
  "/provincial/nova-scotia-insurance-guide": { label: "Nova Scotia", title: "Nova Scotia Insurance Guide" },
  "/provincial/nunavut-insurance-guide": { label: "Nunavut", title: "Nunavut Insurance Guide" },
  "/provincial/ontario-insurance-guide": { label: "Ontario", title: "Ontario Insurance Guide" },
  "/provincial/prince-edward-island-insurance-guide": {
    label: "Prince Edward Island",
    title: "Prince Edward Island Insurance Guide",
  },
  "/provincial/quebec-insurance-guide": { label: "Quebec", title: "Quebec Insurance Guide" },
  "/provincial/saskatchewan-insurance-guide": { label: "Saskatchewan", title: "Saskatchewan Insurance Guide" },
  "/provincial/yukon-insurance-guide": { label: "Yukon", title: "Yukon Insurance Guide" },
  "/company-analysis/intact-financial-analysis": { label: "Intact Financial", title: "Intact Financial Analysis" },
  "/company-analysis/sun-life-financial-analysis": {
    label: "Sun Life Financial",
    title: "Sun Life Financial Analysis",
  },
  "/company-analysis/manulife-financial-analysis": {
    label: "Manulife Financial",
    title: "Manulife Financial Analysis",
  },
  "/company-analysis/canada-life-analysis": { label: "Canada Life", title: "Canada Life Analysis" },
  "/company-analysis/desjardins-analysis": { label: "Desjardins", title: "Desjardins Analysis" },
  "/company-analysis/td-insurance-analysis": { label: "TD Insurance", title: "TD Insurance Analysis" },
  "/company-analysis/co-operators-analysis": { label: "Co-operators", title: "Co-operators Analysis" },
  "/company-analysis/aviva-canada-analysis": { label: "Aviva Canada", title: "Aviva Canada Analysis" },
  "/company-analysis/wawanesa-analysis": { label: "Wawanesa", title: "Wawanesa Analysis" },
  "/company-analysis/ia-financial-analysis": { label: "iA Financial", title: "iA Financial Analysis" },
};
