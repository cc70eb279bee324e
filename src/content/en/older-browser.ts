/** What a browser that is too old for the site's colours says above every page. */
export const olderBrowser = "Your browser is too old for this design. Nothing is missing.";
