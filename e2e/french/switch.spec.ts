import type { Page } from "@playwright/test";
import { encodeShareLink } from "#domain/tools/share-link.ts";
import { contactBoxStatement } from "#domain/consent-statements-fr.ts";
import { expect, openPage, startApp, storingTest, test } from "../site.ts";
import { frenchAddress } from "./french-site.ts";

const switchIn = (place: "header" | "footer") =>
  `[data-slot=site-${place === "header" ? "nav" : "footer"}] [data-slot=language-switch]:visible`;

test.use({ contextOptions: { reducedMotion: "reduce" }, viewport: { width: 390, height: 740 } });

test("the link to the other language keeps the open tab, before the app runs and after", async ({ page }) => {
  await page.goto("/learn/life-insurance");
  const tab = page.getByRole("tab").nth(2);
  await tab.click();
  const { hash } = new URL(page.url());
  expect(hash).not.toBe("");
  await page.locator(switchIn("header")).click();
  await expect(page).toHaveURL(frenchAddress("/learn/life-insurance") + hash);
  await expect(page.getByRole("tab").nth(2)).toHaveAttribute("aria-selected", "true");
  await startApp(page);
  await page.locator(switchIn("footer")).click();
  await expect(page).toHaveURL(`/learn/life-insurance${hash}`);
});

test("what was typed into a tool is there in the other language, and in no address", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await openPage(page, "/tools/auto-insurance-calculator");
  await page.locator('[name="premium"], [name="collision"]').first().fill("1234.5");
  await page.keyboard.press("Tab");
  const name = await page.locator('[name="premium"], [name="collision"]').first().getAttribute("name");
  await page.locator(switchIn("header")).click();
  await expect(page).toHaveURL(frenchAddress("/tools/auto-insurance-calculator"));
  await startApp(page);
  await expect(page.locator(`[name="${name}"]`).first()).toHaveValue("1\u00A0234,50");
  expect(asked.filter((address) => address.includes("1234"))).toEqual([]);
});

test("the answers of a link and of the life calculator are there in the other language", async ({ page }) => {
  const value = page.locator('[name="value"]').first();
  await openPage(page, `/tools/auto-insurance-calculator${encodeShareLink({ value: "6,500" })} .`);
  await expect(value).toHaveValue("6,500");
  await page.locator(switchIn("header")).click();
  await startApp(page);
  await expect(value).toHaveValue("6\u00A0500");

  const income = page.locator('[name="annualIncome"]');
  await openPage(page, "/tools/life-insurance-calculator#financial");
  await income.fill("85,000");
  await openPage(page);
  await expect(income).toHaveValue("85,000");
  await page.locator(switchIn("header")).click();
  await startApp(page);
  await expect(income).toHaveValue("85\u00A0000");
});

test("after a link within the app, the switch leads to the new page's other language", async ({ page }) => {
  await openPage(page, "/fr");
  const group = page.locator("[data-slot=site-footer] details", {
    has: page.locator(`a[href="${frenchAddress("/faq")}"]`),
  });
  await group.locator("summary").click();
  await group.locator(`a[href="${frenchAddress("/faq")}"]`).click();
  await expect(page).toHaveURL(frenchAddress("/faq"));
  await expect(page.locator(switchIn("footer"))).toHaveAttribute("href", "/faq");
  await expect(page.locator(switchIn("header"))).toHaveAttribute("href", "/faq");
});

test("the choice is remembered on the device and marks the link, but redirects nobody", async ({ page }) => {
  await page.goto("/about");
  await page.locator(switchIn("header")).click();
  await expect(page).toHaveURL(frenchAddress("/about"));
  await page.goto("/about");
  await expect(page).toHaveURL("/about");
  await expect(page.locator(switchIn("header"))).toHaveAttribute("data-chosen", "");
});

async function sendForm(page: Page, email: string) {
  const form = page.locator("form:has([name=email])").first();
  await form.locator("[name=name]").fill("Zoé Tremblay");
  await form.locator("[name=email]").fill(email);
  await form.locator("select").selectOption({ index: 1 });
  await form.getByLabel(contactBoxStatement.text).check();
  await form.locator("[type=submit]").click();
}

storingTest("a French request is filed in French, with the words that were shown", async ({ page, site }) => {
  await openPage(page, frenchAddress("/learn"));
  await sendForm(page, "zoe.tremblay@example.ca");
  await expect
    .poll(() =>
      site.backend.query(
        `select leads.language, text from public.leads join private.consent_records on lead_id = leads.id
         where email = 'zoe.tremblay@example.ca'`,
      ),
    )
    .toEqual([{ language: "fr", text: contactBoxStatement.text }]);
});

storingTest.describe("without JavaScript", () => {
  storingTest.use({ javaScriptEnabled: false });

  storingTest("a French form leads to the French result page", async ({ page }) => {
    await page.goto(frenchAddress("/learn"));
    await sendForm(page, "luc.roy@example.ca");
    await expect(page).toHaveURL(frenchAddress("/request-sent"));
    await expect(page.locator("html")).toHaveAttribute("lang", "fr-CA");
  });
});
