import { expect } from "storybook/test";
import { Prose } from "#design-system/prose/prose.tsx";
import preview from "../../.storybook/preview.tsx";

const meta = preview.meta({
  component: Prose,
  args: { children: <p>Paper and ink change places, and stay readable.</p> },
});

/** The theme that the toolbar or a test run asks for is the one on screen. */
export const FollowsTheSwitch = meta.story({
  async play({ canvas, globals }) {
    const theme = import.meta.env.STORY_THEME ?? globals["theme"];
    const [, lightness] = /oklch\(([\d.]+)/.exec(getComputedStyle(document.body).backgroundColor) ?? [];
    await expect(Number(lightness) < 0.5).toBe(theme === "dark");
    await expect(canvas.getByText(/Paper and ink/)).toBeVisible();
  },
});
