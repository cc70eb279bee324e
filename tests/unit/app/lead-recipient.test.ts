import { afterEach, expect, test, vi } from "vitest";

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

async function policyPage(): Promise<string> {
  const { renderPage } = await import("#app/prerender.tsx");
  // React sets pieces of one sentence apart with comments.
  return (await renderPage("/privacy-policy")).replaceAll("<!-- -->", "");
}

test("the privacy policy names the company that leads are handed to, by the setting that the hand-over asks for", async () => {
  vi.stubEnv("VITE_LEAD_RECIPIENT", "Example CRM Inc.");
  expect(await policyPage()).toContain("Requests also go to Example CRM Inc.");
});

test("the privacy policy names nobody while there is nobody", async () => {
  expect(await policyPage()).not.toContain("Requests also go to");
});
