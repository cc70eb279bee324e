import type { Browser } from "playwright";
import { PNG } from "pngjs";

/** Viewport and theme of a picture. */
export interface Mode {
  /** Viewport width in pixels. */
  readonly viewport: number;
  readonly theme: string;
}

/** Timeout for a story to render and finish its play function, in milliseconds. */
const patience = 45_000;

/**
 * Takes a picture of a story after it has rendered, played and been checked; earlier, part of a gallery may be missing.
 * @returns `undefined` when this Storybook lacks the story.
 * @throws {Error} When the story fails to render or to finish.
 */
export async function photograph(browser: Browser, address: string, story: string, { viewport, theme }: Mode) {
  const context = await browser.newContext({ viewport: { width: viewport, height: 900 }, reducedMotion: "reduce" });
  const page = await context.newPage();
  try {
    await page.goto(`${address}/iframe.html?id=${story}&viewMode=story&globals=theme:${theme}`);
    await page.waitForSelector("body.sb-show-main, body.sb-show-errordisplay, body.sb-show-nopreview", {
      timeout: patience,
    });
    if ((await page.locator("body.sb-show-nopreview").count()) > 0) return undefined;
    const failure = await page.evaluate(async (longest) => {
      const ended = ["finished", "aborted", "errored"];
      const until = performance.now() + longest;
      const preview: unknown = Reflect.get(window, "__STORYBOOK_PREVIEW__");
      if (typeof preview !== "object" || preview === null) return "Storybook's preview is not there";
      for (;;) {
        const render: unknown = Reflect.get(preview, "currentRender");
        const phase: unknown = Reflect.get(Object(render), "phase");
        if (phase === "finished") return undefined;
        if (typeof phase === "string" && ended.includes(phase)) return `the story ended as ${phase}`;
        if (performance.now() > until) return `the story is still ${String(phase)}`;
        await new Promise((resolve) => setTimeout(resolve, 25));
      }
    }, patience);
    if (failure !== undefined) throw new Error(failure);
    await page.evaluate(async () => {
      await document.fonts.ready;
      scrollTo({ top: 0, behavior: "instant" });
    });
    return PNG.sync.read(await page.screenshot({ fullPage: true, animations: "disabled", caret: "hide" }));
  } finally {
    await context.close();
  }
}
