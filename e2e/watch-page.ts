import type { Page } from "@playwright/test";

/** Problems of a watched page, one line each. */
type Problems = readonly string[];

interface WatchOptions {
  /** Origin of the site; requests to other origins count as problems. */
  readonly address: string;
  /** Problems that a test causes on purpose. */
  readonly isExpected?: (problem: string) => boolean;
}

/** Errors of requests that a navigation aborts. */
const cancelled = /ERR_ABORTED|NS_BINDING_ABORTED|cancelled/i;

/**
 * Collects page errors, console errors, CSP violations, dialogs, failed requests and requests to other origins. Call it
 * before opening the page.
 */
export async function watchPage(page: Page, { address, isExpected = () => false }: WatchOptions): Promise<Problems> {
  const problems: string[] = [];
  const note = (problem: string) => {
    if (!isExpected(problem)) problems.push(problem);
  };
  page.on("pageerror", (error) => note(`page error: ${error.stack ?? String(error)}`));
  page.on("console", (message) => {
    if (message.type() === "error") note(`console: ${message.text()}`);
  });
  page.on("dialog", (dialog) => {
    note(`dialog: ${dialog.type()} ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on("requestfailed", (request) => {
    const reason = request.failure()?.errorText ?? "";
    if (!cancelled.test(reason)) note(`failed: ${request.url()} ${reason}`);
  });
  page.on("response", (response) => {
    if (response.status() >= 400) note(`status ${response.status()}: ${response.url()}`);
  });
  page.on("request", (request) => {
    if (!new RegExp(`^(${address}/|data:|blob:)`).test(request.url())) note(`left the site: ${request.url()}`);
  });
  await page.addInitScript(() => {
    addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI, sample }) => {
      console.error(`refused by the policy: ${effectiveDirective} ${blockedURI} ${sample}`);
    });
  });
  return problems;
}
