import { read, readInWindow, test, unread } from "./engine-test.ts";

test("a question opens by click, closes by keyboard, and opens from its URL", async ({ arrive }) => {
  const page = await arrive("/faq");
  const question = { role: "heading", name: /Who keeps my credit file/ } as const;
  await unread(page, "Two companies keep credit files in Canada");
  await page.press(question);
  await read(page, "Two companies keep credit files in Canada");
  await page.key("Enter");
  await unread(page, "Two companies keep credit files in Canada");
  await page.open("/404");
  await page.open("/faq#who-keeps-my-credit-file");
  await readInWindow(page, "Two companies keep credit files in Canada");
});
