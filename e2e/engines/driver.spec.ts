import { setTimeout as wait } from "node:timers/promises";
import { expect, seen, test } from "./engine-test.ts";

/* Tests of the driver: other tests rely on it to report problems. */

test("the window has the requested width and colour scheme", async ({ arrive }) => {
  const page = await arrive("/terms-of-service", { width: 390, scheme: "dark" });
  expect(await page.evaluate(() => [innerWidth, matchMedia("(prefers-color-scheme: dark)").matches])).toEqual([
    390,
    true,
  ]);
});

for (const { what, act, reported } of [
  { what: "an error", act: () => setTimeout(() => JSON.parse("made up")), reported: /JSON|made up/ },
  { what: "a rejection", act: () => void Promise.reject(new Error("made up")), reported: /made up/ },
  { what: "what the console says", act: () => console.error("made up"), reported: /made up/ },
  { what: "a missing file", act: () => void fetch("/made-up.js"), reported: /404.*made-up\.js|made-up\.js.*404/ },
  {
    what: "what the policy refuses",
    act: () => document.body.setAttribute("style", "color: red"),
    reported: /style/i,
  },
]) {
  test(`${what} is reported`, async ({ arrive }) => {
    const page = await arrive("/terms-of-service");
    await seen(page, { role: "heading", level: 1 });
    expect(await page.problems()).toEqual([]);
    await page.evaluate(act);
    await expect.poll(async () => (await page.problems()).join("\n")).toMatch(reported);
  });
}

test("a frozen page is reported", async ({ arrive }) => {
  const page = await arrive("/terms-of-service", { answersWithin: 4000 });
  await page.evaluate(
    () =>
      void setTimeout(() => {
        for (const end = Date.now() + 9_000; Date.now() < end;);
      }, 500),
  );
  // Wait for the response to the call that freezes the page.
  await wait(1000);
  await expect(page.evaluate(() => "an answer")).rejects.toThrow(/gives no answer/);
});
