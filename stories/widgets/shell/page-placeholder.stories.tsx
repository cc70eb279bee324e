import { expect } from "storybook/test";
import { PagePlaceholder } from "#widgets/shell/page-placeholder.tsx";
import preview from "../../../.storybook/preview.tsx";

const meta = preview.meta({
  component: PagePlaceholder,
  args: { label: "Ontario Insurance Guide" },
  parameters: { layout: "fullscreen" },
});

/** Says which page is on its way, to the eye and to assistive technology. */
export const Loading = meta.story({
  async play({ canvas }) {
    const status = canvas.getByRole("status");
    await expect(status).toBeVisible();
    await expect(status.textContent).toBe("Loading Ontario Insurance Guide…");
  },
});

/** It fills the screen, so that the footer doesn't jump up and down again while the page is fetched. */
export const KeepsTheFooterDown = meta.story({
  render: (args) => (
    <>
      <PagePlaceholder {...args} />
      <footer>The foot of the page</footer>
    </>
  ),
  async play({ canvas }) {
    await expect(canvas.getByText("The foot of the page").getBoundingClientRect().top).toBeGreaterThanOrEqual(
      innerHeight,
    );
  },
});

/** A long name on a narrow screen breaks into lines. */
export const Gallery = meta.story({
  args: { label: "Responsabilitécivilecomplémentaireautomobile Insurance Guide" },
  globals: { viewport: { value: "phone" } },
  parameters: { chromatic: { disableSnapshot: false } },
  async play() {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
});
