import { readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import type { OptedInStory } from "./visual.ts";

const stories: readonly OptedInStory[] = JSON.parse(readFileSync(".cache/visual/stories.json", "utf8"));
const pictures = stories.flatMap(({ id, modes }) =>
  Object.entries(modes).map(([mode, look]) => ({ id, mode, ...look })),
);

for (const { id: story, mode, viewport, theme } of pictures) {
  test(`${story}, ${mode}`, async ({ page }, { config }) => {
    await page.setViewportSize({ width: viewport, height: 900 });
    await page.goto(`iframe.html?id=${story}&viewMode=story&globals=theme:${theme}`);
    // Only after it has played and been checked: earlier, part of a gallery may be missing.
    const end = await page.waitForFunction(() => {
      if (document.querySelector("body.sb-show-nopreview") !== null) return "missing";
      const preview: unknown = Reflect.get(window, "__STORYBOOK_PREVIEW__");
      const phase: unknown = Reflect.get(Object(Reflect.get(Object(preview), "currentRender")), "phase");
      return ["finished", "aborted", "errored"].find((ended) => ended === phase);
    });
    const outcome = await end.jsonValue();
    // Without a picture to compare with, the story then counts as different.
    test.skip(outcome === "missing" && config.updateSnapshots === "all", "the other commit lacks this story");
    expect(outcome, "how the story ended").toBe("finished");
    await page.evaluate(async () => {
      await document.fonts.ready;
      scrollTo({ top: 0, behavior: "instant" });
    });
    await expect(page).toHaveScreenshot(`${story}--${mode.replaceAll(" ", "-")}.png`, { fullPage: true });
  });
}
