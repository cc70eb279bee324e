import { randomUUID } from "node:crypto";
import { expect, test } from "./site.ts";

const form = (page: import("@playwright/test").Page) => page.getByRole("region", { name: "Download All Resources" });

test("a visitor goes from home to learn, asks for the resources, and the owner finds the lead", async ({
  page,
  site,
}) => {
  const email = `${randomUUID()}@example.ca`;
  await page.goto("/?utm_source=test");
  await page.getByRole("main").getByRole("link", { name: "Learn About Insurance" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Learn");

  await form(page).getByLabel("Full name").fill("Marie-Ève Tremblay");
  await form(page).getByLabel("Email").fill(email);
  await form(page).getByLabel("Primary interest").selectOption({ label: "Home Insurance" });
  await form(page).getByLabel("I agree to be contacted about insurance services").check();
  await form(page).getByRole("button", { name: "Download All Resources" }).click();
  await expect(
    page.getByText("Thank you! We'll be in touch with your personalized insurance recommendations shortly.", {
      exact: true,
    }),
  ).toBeVisible();
  await expect(form(page).getByLabel("Full name")).toHaveValue("");

  const rows = await site.backend.query("select * from leads where email = $1", [email]);
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatchObject({
    name: "Marie-Ève Tremblay",
    email,
    phone: "",
    interest: "home_insurance",
    lead_type: "resource_download",
    page_source: "learn_index",
    page_url: `${site.address}/learn`,
    user_agent: await page.evaluate(() => navigator.userAgent),
    consent: true,
    newsletter: false,
    ghl_sync_status: "pending",
  });
});

test("a failing backend keeps what was typed, and the same lead is stored once it is back", async ({ page, site }) => {
  const email = `${randomUUID()}@example.ca`;
  await page.goto("/learn");
  await form(page).getByLabel("Full name").fill("Amrit Gill");
  await form(page).getByLabel("Email").fill(email);
  await form(page).getByLabel("Primary interest").selectOption("life_insurance");
  await form(page).getByLabel("I agree to be contacted").check();
  site.setBackendUp(false);
  try {
    await form(page).getByRole("button", { name: "Download All Resources" }).click();
    await expect(page.getByText("Something went wrong. Please try again.", { exact: true })).toBeVisible({
      timeout: 15_000,
    });
  } finally {
    site.setBackendUp(true);
  }
  await expect(form(page).getByLabel("Full name")).toHaveValue("Amrit Gill");
  await expect(form(page).getByLabel("I agree to be contacted")).toBeChecked();
  expect(await site.backend.query("select id from leads where email = $1", [email])).toHaveLength(0);

  await form(page).getByRole("button", { name: "Download All Resources" }).click();
  await expect(page.getByText("Success!", { exact: true })).toBeVisible();
  expect(await site.backend.query("select id from leads where email = $1", [email])).toHaveLength(1);
});

test("a press that comes before the app has started is not lost", async ({ page }) => {
  await page.goto("/learn", { waitUntil: "load" });
  await form(page).getByRole("button", { name: "Download All Resources" }).click();
  await expect(page.getByText("Enter your name").first()).toBeVisible();
});
