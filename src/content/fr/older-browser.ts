/** Notice above every page in a browser that does not support the site's colours. */
export const olderBrowser = "Votre navigateur est trop ancien pour cette présentation. Il ne manque rien.";
