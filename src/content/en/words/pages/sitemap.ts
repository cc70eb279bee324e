/* Words of the page /sitemap. */

export const title = "Sitemap";
export const everyPageOfBySection = (name: string) =>
  `Every page of ${name}, by section. Search engines read the same list as`;
export const sitemapXml = "sitemap.xml";
