import { expect, waitFor } from "storybook/test";
import { BackToTop } from "#design-system/back-to-top/back-to-top.tsx";
import { modes } from "../../.storybook/modes.ts";
import { drawn } from "../drawn.ts";
import preview from "../../.storybook/preview.tsx";

const meta = preview.meta({
  component: BackToTop,
  // Shown by the window's own scroll.
  parameters: { layout: "fullscreen", docs: { story: { inline: false, height: "40rem" } } },
  decorators: [
    (Story) => (
      <div>
        {Array.from({ length: 80 }, (_, line) => (
          <p key={line}>A line to scroll past</p>
        ))}
        <Story />
      </div>
    ),
  ],
  beforeEach: () => () => scrollTo({ top: 0, behavior: "instant" }),
});

/** Hidden while the top is near, shown once the page is scrolled past 300 pixels, without any script of its own. */
export const AppearsPast300Pixels = meta.story({
  async play({ canvas }) {
    const link = canvas.getByText("Back to top").closest("a");
    await expect(link).not.toBeVisible();
    scrollTo({ top: 300, behavior: "instant" });
    // What a scroll shows is there once a frame has been drawn after it.
    await drawn();
    await expect(link).not.toBeVisible();
    scrollTo({ top: 302, behavior: "instant" });
    await waitFor(() => expect(link).toBeVisible());
    scrollTo({ top: 0, behavior: "instant" });
    await waitFor(() => expect(link).not.toBeVisible());
  },
});

/** A link to the top of the page, large enough for a finger and reachable by keyboard. */
export const IsALink = meta.story({
  async play({ canvas }) {
    scrollTo({ top: 600, behavior: "instant" });
    const link = await canvas.findByRole("link", { name: "Back to top" });
    await expect(link).toHaveAttribute("href", "#top");
    await expect(link.offsetHeight).toBeGreaterThanOrEqual(44);
    link.focus();
    await expect(link).toHaveFocus();
  },
});

/** Nobody can tab to a link that isn't shown. */
export const NoStopWhileHidden = meta.story({
  async play({ canvas, userEvent }) {
    await userEvent.tab();
    await expect(canvas.queryByRole("link")).toBeNull();
  },
});

/** As it stands over a page. */
export const Gallery = meta.story({
  parameters: { chromatic: { disableSnapshot: false, modes } },
  async play({ canvas }) {
    scrollTo({ top: 600, behavior: "instant" });
    await expect(await canvas.findByRole("link")).toBeVisible();
  },
});
