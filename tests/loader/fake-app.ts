/*
 * Fake app for the loader's tests: marks its document when it runs, and finishes starting on request. It runs in the page
 * under test, so it reports through an attribute and receives events.
 */
const { promise, resolve, reject } = Promise.withResolvers<void>();

document.documentElement.dataset["ran"] = "";
addEventListener("let-app-start", () => resolve());
addEventListener("let-app-fail", () => reject(new Error("The app could not start")));

export const started = promise;

export const press = (element: Element): void => {
  if (element instanceof HTMLElement) element.click();
};
