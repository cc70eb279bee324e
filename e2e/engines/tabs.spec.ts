import type { Session } from "./driver/session.ts";
import { arrived, expect, focused, gone, seen, test } from "./engine-test.ts";
import { designSystemWords } from "#words/design-system.ts";

const names = ["Coverage Types", "Costs & Pricing", "Claims Process", "Provincial Guide", "Expert Tips"] as const;

/** Waits until only one panel is visible and its tab is selected. */
async function panelAlone(page: Session, shown: (typeof names)[number]): Promise<void> {
  await seen(page, { role: "tab", name: shown, selected: true });
  await seen(page, { role: "tabpanel", name: shown });
  for (const name of names) if (name !== shown) await gone(page, { role: "tabpanel", name });
}

test("tabs work by mouse and keyboard", async ({ arrive }) => {
  const page = await arrive("/learn/home-insurance");
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

test("a URL and Back open their tab and scroll it into view", async ({ arrive }) => {
  const page = await arrive("/learn/home-insurance#claims-process");
  await panelAlone(page, "Claims Process");
  // The start of the panel is visible without scrolling.
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
  await page.press({ role: "link", name: "Home", within: { role: "navigation", name: designSystemWords.breadcrumb } });
  await arrived(page, "/");
  await page.back();
  await arrived(page, "/learn/home-insurance#expert-tips");
  await panelAlone(page, "Expert Tips");
  expect(await page.problems()).toEqual([]);
});

/* A selector that scanned the whole page for each element once froze WebKit at these URLs. */
test("every fragment inside tabs shows its panel, and the page stays responsive", async ({ arrive }) => {
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
      // Measure the response time: a slow selector would rescan the page on each DOM change.
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
