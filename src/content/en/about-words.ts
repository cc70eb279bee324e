/** The words of the page about the site, besides its prose. */
export const aboutWords = {
  title: "About Northcover",
  lead: "What this site is, how its pages are written and checked, how it earns money, what we got wrong and corrected, and how to complain about us.",
  reviewer: "Who reviews the pages",
  log: {
    title: "Corrections",
    intro:
      "When a fact on the site was wrong, we correct it and list it here with the date. The list begins with the release of November 2026.",
    caption: "What was corrected",
    date: "Date",
    page: "Page",
    was: "It said",
    is: "It says now",
  },
} as const;
