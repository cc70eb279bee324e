import { expect, waitFor } from "storybook/test";
import { BackToTop } from "#design-system/back-to-top/back-to-top.tsx";
import { drawn } from "../drawn.ts";
import preview from "../../.storybook/preview.tsx";

const meta = preview.meta({
  component: BackToTop,
  // The window's own scroll position reveals the link.
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
});

/** Hidden near the top and shown after 300 pixels of scrolling, with CSS only. */
export const AppearsPast300Pixels = meta.story({
  async play({ canvas }) {
    const link = canvas.getByText("Back to top").closest("a");
    await expect(link).not.toBeVisible();
    scrollTo({ top: 300, behavior: "instant" });
    // A scroll takes effect in the next frame.
    await drawn();
    await expect(link).not.toBeVisible();
    scrollTo({ top: 302, behavior: "instant" });
    await waitFor(() => expect(link).toBeVisible());
    scrollTo({ top: 0, behavior: "instant" });
    await waitFor(() => expect(link).not.toBeVisible());
  },
});

/** A link to the top of the page, large enough for touch and reachable by keyboard. */
export const IsALink = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  async play({ canvas }) {
    scrollTo({ top: 600, behavior: "instant" });
    const link = await canvas.findByRole("link", { name: "Back to top" });
    await expect(link).toHaveAttribute("href", "#top");
    await expect(link.offsetHeight).toBeGreaterThanOrEqual(44);
    link.focus();
    await expect(link).toHaveFocus();
  },
});

/** The hidden link is out of the tab order. */
export const NoStopWhileHidden = meta.story({
  async play({ canvas, userEvent }) {
    await userEvent.tab();
    await expect(canvas.queryByRole("link")).toBeNull();
  },
});
