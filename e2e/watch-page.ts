import type { Page } from "@playwright/test";

/** What went wrong on a page while it was watched, one line each. */
type Problems = readonly string[];

interface WatchOptions {
  /** Origin of the site; requests to anybody else are problems too. */
  readonly address: string;
  /** Problems that a test brings about on purpose. */
  readonly isExpected?: (problem: string) => boolean;
}

/** What a browser aborts by itself when the visitor moves on. */
const cancelled = /ERR_ABORTED|NS_BINDING_ABORTED|cancelled/i;

/**
 * Collects page errors, console errors, refusals by the content security policy, dialogs that scripts open, failed
 * requests and requests that leave the site. Call it before the page is opened.
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
