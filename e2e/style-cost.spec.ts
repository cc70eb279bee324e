import { expect, test } from "./site.ts";

/** A part of what Chromium traces. */
interface TraceEvent {
  readonly name: string;
  readonly args: { readonly elementCount?: number };
}

test.skip(({ browserName }) => browserName !== "chromium", "Only Chromium says how many styles it works out");

/**
 * One careless selector, such as a long one with `:has()` within `:is()`, makes the browser work out every element's style
 * anew whenever any element comes or goes: 50 ms on a phone for every opened dialog and every error beside a field.
 */
for (const path of ["/insurance-types/home", "/faq", "/learn", "/tools/life-insurance-calculator"]) {
  test(`a new element leaves the styles of others alone: ${path}`, async ({ browser, page }) => {
    await page.goto(path);
    await page.locator("main[data-laid-out]").waitFor();
    await browser.startTracing(page, { categories: ["devtools.timeline"] });
    const all = await page.evaluate(() => {
      document.querySelector("h1")?.after(document.createElement("p"));
      document.body.getBoundingClientRect();
      return document.querySelectorAll("*").length;
    });
    const trace = JSON.parse((await browser.stopTracing()).toString()) as { readonly traceEvents: TraceEvent[] };
    const restyled = trace.traceEvents
      .filter(({ name }) => name === "UpdateLayoutTree")
      .reduce((sum, { args }) => sum + (args.elementCount ?? 0), 0);
    expect(restyled).toBeGreaterThan(0);
    expect(restyled / all).toBeLessThan(0.25);
  });
}
