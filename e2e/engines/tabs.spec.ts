import type { Session } from "./driver/session.ts";
import { arrived, expect, focused, gone, seen, test } from "./engine-test.ts";

const names = ["Coverage Types", "Costs & Pricing", "Claims Process", "Provincial Guide", "Expert Tips"] as const;

/** Waits until one panel alone is shown, and its tab marked. */
async function panelAlone(page: Session, shown: (typeof names)[number]): Promise<void> {
  await seen(page, { role: "tab", name: shown, selected: true });
  await seen(page, { role: "tabpanel", name: shown });
  for (const name of names) if (name !== shown) await gone(page, { role: "tabpanel", name });
}

test("tabs by press and by key", async ({ arrive }) => {
  const page = await arrive();
  await page.open("/learn/home-insurance");
  await panelAlone(page, "Coverage Types");
  await page.press({ role: "tab", name: "Claims Process" });
  await panelAlone(page, "Claims Process");
  await arrived(page, "/learn/home-insurance#claims-process");
  await focused(page, { role: "tab", name: "Claims Process" });
  await page.key("ArrowRight");
  await panelAlone(page, "Provincial Guide");
  await focused(page, { role: "tab", name: "Provincial Guide" });
  await page.key("Home");
  await panelAlone(page, "Coverage Types");
  await page.key("End");
  await panelAlone(page, "Expert Tips");
  expect(await page.problems()).toEqual([]);
});

test("a tab by its address, in view, and again by Back", async ({ arrive }) => {
  const page = await arrive();
  await page.open("/learn/home-insurance#claims-process");
  await panelAlone(page, "Claims Process");
  // Where its panel begins is read without a scroll.
  await expect
    .poll(() =>
      page.evaluate(() => {
        const { top } = document.querySelector("#claims-process")?.getBoundingClientRect() ?? { top: -1 };
        return top >= -1 && top < innerHeight / 2;
      }),
    )
    .toBe(true);
  await page.press({ role: "tab", name: "Expert Tips" });
  await panelAlone(page, "Expert Tips");
  await page.press({ role: "link", name: "Home", within: { role: "navigation", name: "Breadcrumb" } });
  await arrived(page, "/");
  await page.back();
  await arrived(page, "/learn/home-insurance#expert-tips");
  await panelAlone(page, "Expert Tips");
  expect(await page.problems()).toEqual([]);
});

/* A selector that looks at all of a page for each of its elements froze WebKit at exactly these addresses. */
test("every fragment inside the tabs of a page shows its panel and leaves the page quick", async ({ arrive }) => {
  test.slow();
  const page = await arrive();
  for (const path of ["/learn/home-insurance", "/blog/insurance-consumer-rights-canada"]) {
    await page.open(path);
    const fragments = await page.evaluate(() =>
      [...document.querySelectorAll("[role=tabpanel]")].flatMap((panel) => [
        panel.id,
        ...[...panel.querySelectorAll("[id]")].slice(0, 1).map(({ id }) => id),
      ]),
    );
    expect(fragments.length).toBeGreaterThan(3);
    for (const fragment of fragments) {
      await page.open("/404");
      await page.open(`${path}#${fragment}`);
      await expect
        .poll(() => page.evaluate((id) => document.getElementById(id)?.checkVisibility(), fragment), fragment)
        .toBe(true);
      // Answers as quickly as any page: each change of the document makes a careless selector look at all of it.
      const milliseconds = await page.evaluate(() => {
        const began = performance.now();
        for (let change = 0; change < 20; change += 1) {
          document.querySelector("h1")?.after(document.createElement("p"));
          document.body.getBoundingClientRect();
        }
        return performance.now() - began;
      });
      expect(milliseconds, `${path}#${fragment}`).toBeLessThan(4000);
    }
  }
});
