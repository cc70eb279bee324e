/** What a browser that is too old for the site's colours says above every page. */
export const olderBrowser = "Your browser is out of date, so you see this site without its design. Nothing is missing.";
