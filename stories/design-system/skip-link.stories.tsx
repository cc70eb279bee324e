import { expect } from "storybook/test";
import { SkipLink } from "#design-system/skip-link/skip-link.tsx";
import preview from "../../.storybook/preview.tsx";
import { designSystemWords } from "#words/design-system.ts";

const meta = preview.meta({
  component: SkipLink,
  args: { href: "#main" as const },
  render: (args) => (
    <div>
      <SkipLink {...args} />
      <a href="#navigation">Navigation</a>
      <main id="main" tabIndex={-1}>
        The content
      </main>
    </div>
  ),
});

/** Hidden until focused; the first tab stop, before the navigation. */
export const AppearsOnFocus = meta.story({
  async play({ canvas, userEvent }) {
    const link = canvas.getByRole("link", { name: designSystemWords.skipLink });
    await expect(link.getBoundingClientRect().bottom).toBeLessThanOrEqual(0);
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(link.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
    await userEvent.tab();
    await expect(link.getBoundingClientRect().bottom).toBeLessThanOrEqual(0);
  },
});

/** Focused, over the corner of the page, it links to the main content, wherever it is. */
export const LeadsToContent = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  async play({ canvas }) {
    const link = canvas.getByRole("link", { name: designSystemWords.skipLink });
    link.focus();
    await expect(link).toHaveAttribute("href", "#main");
    await expect(canvas.getByRole("main")).toHaveAttribute("id", "main");
  },
});

/** Links to a form where the form is the page's purpose. */
export const LeadsToAForm = meta.story({
  args: { href: "#name", label: "Skip to the form" },
  render: (args) => (
    <div>
      <SkipLink {...args} />
      <label htmlFor="name">Full name</label> <input id="name" />
    </div>
  ),
  async play({ canvas, userEvent }) {
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Skip to the form" })).toHaveFocus();
    await expect(canvas.getByLabelText("Full name")).toHaveAttribute("id", "name");
  },
});
