import type { Session } from "./driver/session.ts";
import { arrived, gone, seen, test } from "./engine-test.ts";
import * as shellWords from "#words/shell.ts";

const menu = { role: "navigation", name: shellWords.main } as const;
const button = { role: "button", name: shellWords.menu } as const;

async function chooseFromMenu(page: Session, name: string): Promise<void> {
  await page.press(button);
  await page.press({ role: "link", name, within: menu });
}

test("the menu opens with its button, closes with Escape, and its links work", async ({ arrive }) => {
  const page = await arrive("/");
  await gone(page, menu);
  await page.press(button);
  await seen(page, menu);
  await page.key("Escape");
  await gone(page, menu);
  await page.press(button);
  await seen(page, menu);
  await page.press(button);
  await gone(page, menu);
  await chooseFromMenu(page, "FAQ");
  await arrived(page, "/faq");
  await gone(page, menu);
  // After hydration, navigation doesn't reload the document.
  await page.press({ role: "button", name: /^Search/ });
  await seen(page, { role: "dialog" });
  await page.key("Escape");
  await gone(page, { role: "dialog" });
  await chooseFromMenu(page, "Learn");
  await arrived(page, "/learn");
  await gone(page, menu);
});
