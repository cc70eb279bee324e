/** Attribute of `<html>` on a page that the worker has answered from the cache. */
export const savedCopyAttribute = "data-saved-copy";

/** Marks the HTML of a cached page, so that the app can tell its visitor. */
export const markSavedCopy = (html: string): string => html.replace("<html", `<html ${savedCopyAttribute}`);
