import { expect, read, test, unread, wordsAt } from "./engine-test.ts";

test("a question opens by click, closes by keyboard, and opens from its URL", async ({ arrive }) => {
  const page = await arrive();
  await page.open("/faq");
  const question = { role: "heading", name: /Who keeps my credit file/ } as const;
  await unread(page, "Two companies keep credit files in Canada");
  await page.press(question);
  await read(page, "Two companies keep credit files in Canada");
  await page.key("Enter");
  await unread(page, "Two companies keep credit files in Canada");
  await page.open("/404");
  await page.open("/faq#who-keeps-my-credit-file");
  await read(page, "Two companies keep credit files in Canada");
  await expect
    .poll(async () => {
      const top = (await wordsAt(page, "Two companies keep credit files in Canada"))?.top ?? -1;
      return top > 0 && top < page.look.height;
    })
    .toBe(true);
});
