/** Notice above every page in a browser that does not support the site's colours. */
export const olderBrowser = "Your browser is too old for this design. Nothing is missing.";
