import { expect, within } from "storybook/test";
import { expectWholeGuide } from "../expect-whole-guide.ts";

/** Expects the parts of every life event: its steps, the rules where the visitor lives, links into tools, and its sources. */
export async function expectLifeEvent(canvasElement: HTMLElement, title: string) {
  const page = within(canvasElement);
  await expectWholeGuide(canvasElement, title);
  const steps = page.getAllByRole("checkbox");
  await expect(steps.length).toBeGreaterThanOrEqual(5);
  await expect(page.getByRole("heading", { level: 2, name: "Where you live" })).toBeVisible();
  await expect(page.getByRole("columnheader", { name: "Province" })).toBeVisible();
  const tools = page.getAllByRole("link").filter((link) => link.getAttribute("href")?.startsWith("/tools/"));
  await expect(tools.length).toBeGreaterThanOrEqual(1);
}
