import { expect } from "storybook/test";
import { Stack } from "#design-system/layout/stack.tsx";
import { Logo } from "#design-system/logo/logo.tsx";
import preview from "../../.storybook/preview.tsx";

const meta = preview.meta({
  component: Logo,
  args: { siteName: "Northcover" },
});

/** The mark is decorative; the name is text, so that it can be read aloud, found and translated. */
export const Wordmark = meta.story({
  async play({ canvas }) {
    await expect(canvas.getByText("Northcover")).toBeVisible();
    await expect(canvas.queryByRole("img")).toBeNull();
  },
});

/** On the page background, in the brand colour, and on the deep background. */
export const Gallery = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args) => (
    <Stack>
      <Logo {...args} />
      <span className="text-brand">
        <Logo {...args} />
      </span>
      <div className="bg-deep p-6 text-on-deep">
        <Logo {...args} />
      </div>
    </Stack>
  ),
  async play({ canvas }) {
    await expect(canvas.getAllByText("Northcover")).toHaveLength(3);
  },
});
