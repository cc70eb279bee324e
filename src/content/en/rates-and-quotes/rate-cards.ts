/** The three parts of the page, in the order and words of the specification. */
export const rateCards = [
  {
    href: "#rate-trends-what-pushes-prices",
    title: "Rate Trends",
    text: "Weather, law and tax push prices. Which of them is behind your last renewal?",
  },
  {
    href: "#provincial-comparison-read-with-care",
    title: "Provincial Comparison",
    text: "Our typical quote for cars beside the newest published prices.",
  },
  {
    href: "#save-money-without-losing-coverage",
    title: "Save Money",
    text: "Six things to try, in the order that costs you least coverage.",
  },
] as const;
