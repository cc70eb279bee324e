/*
 * Stands in for the app in the loader's tests: says in its document that it ran, and is started once told so. It runs
 * in the page under test, so its word is an attribute and what it hears are events.
 */
const { promise, resolve, reject } = Promise.withResolvers<void>();

document.documentElement.dataset["ran"] = "";
addEventListener("let-app-start", () => resolve());
addEventListener("let-app-fail", () => reject(new Error("The app could not start")));

export const started = promise;
