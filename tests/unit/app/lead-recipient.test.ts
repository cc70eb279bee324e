import { afterEach, expect, test, vi } from "vitest";

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

async function policyText(): Promise<string> {
  const { renderPage } = await import("#app/prerender.tsx");
  return (await renderPage("/privacy-policy")).replaceAll(/<[^>]*>/g, "");
}

test("the privacy policy names the recipient of leads from the setting that the handover requires", async () => {
  vi.stubEnv("VITE_LEAD_RECIPIENT", "Example CRM Inc.");
  expect(await policyText()).toContain("Requests also go to Example CRM Inc.");
});

test("the privacy policy names no recipient when none is set", async () => {
  expect(await policyText()).not.toContain("Requests also go to");
});
