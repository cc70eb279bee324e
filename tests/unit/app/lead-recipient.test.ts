import { afterEach, expect, test, vi } from "vitest";

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

async function policyPage(): Promise<string> {
  const { renderPage } = await import("#app/prerender.tsx");
  // React separates the pieces of a sentence with HTML comments.
  return (await renderPage("/privacy-policy")).replaceAll("<!-- -->", "");
}

test("the privacy policy names the recipient of leads from the setting that the handover requires", async () => {
  vi.stubEnv("VITE_LEAD_RECIPIENT", "Example CRM Inc.");
  expect(await policyPage()).toContain("Requests also go to Example CRM Inc.");
});

test("the privacy policy names no recipient when none is set", async () => {
  expect(await policyPage()).not.toContain("Requests also go to");
});
