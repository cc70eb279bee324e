/* Words of the page /blog/blog. */

export const kicker = "Blog";
export const title = "How insurance in Canada is priced, sold and claimed";
export const lead = "Six long articles about prices, ratings, fraud and your rights, each with its sources.";
export const minRead = (readTime: number) => `· ${readTime} min read`;
