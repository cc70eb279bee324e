import { expect } from "storybook/test";
import { ButtonLink } from "#design-system/button/button-link.tsx";
import { Hero } from "#design-system/hero/hero.tsx";
import { HeroIllustration } from "#design-system/illustration/hero-illustration.tsx";
import { Plate } from "#design-system/illustration/plate.tsx";
import { Cluster } from "#design-system/layout/cluster.tsx";
import { Stack } from "#design-system/layout/stack.tsx";
import preview from "../../.storybook/preview.tsx";

const actions = (
  <Cluster>
    <ButtonLink href="#quotes">Get Free Quotes</ButtonLink>
    <ButtonLink href="#learn" intent="secondary">
      Learn About Insurance
    </ButtonLink>
  </Cluster>
);

const meta = preview.meta({
  component: Hero,
  parameters: { layout: "fullscreen" },
  args: {
    title: "Insurance, explained before you buy it",
    lead: "Plain-English guides, honest comparisons and calculators that show their working, for every province.",
  },
});

/** The home page: the picture beside the words, the primary action first. */
export const HomePage = meta.story({
  args: { actions, figure: <HeroIllustration /> },
  async play({ canvas, userEvent }) {
    await expect(
      canvas.getByRole("heading", { level: 1, name: "Insurance, explained before you buy it" }),
    ).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Get Free Quotes" })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Learn About Insurance" })).toHaveFocus();
    await expect(canvas.queryByRole("img")).toBeNull();
  },
});

/** On a tablet the picture stands beside the words, too, and leaves the screen to what follows. */
export const Tablet = HomePage.extend({
  globals: { viewport: { value: "tablet" } },
  async play({ canvas, canvasElement }) {
    const { right, top } = canvas.getByRole("heading", { level: 1 }).getBoundingClientRect();
    const picture = canvasElement.querySelector("svg")?.getBoundingClientRect() ?? new DOMRect();
    await expect(picture.left).toBeGreaterThanOrEqual(right);
    await expect(picture.height).toBeLessThan(400);
    await expect(top).toBeLessThan(picture.bottom);
  },
});

/** Text without a figure. */
export const WithoutFigure = HomePage.extend({
  args: { figure: undefined },
  async play({ canvas, canvasElement }) {
    await expect(canvas.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(canvasElement.querySelector("svg")).toBeNull();
  },
});

/** All tones and sizes, stacked for visual review. */
export const Gallery = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  render: ({ title, lead }) => (
    <Stack gap="large">
      <Hero title={title} lead={lead} actions={actions} figure={<HeroIllustration />} />
      <Hero
        title="Home insurance in Canada"
        lead={lead}
        kicker="Insurance types"
        size={1}
        tone="wash"
        figure={<Plate name="home" size="large" />}
      />
    </Stack>
  ),
  async play({ canvas }) {
    await expect(canvas.getAllByRole("heading", { level: 1 })).toHaveLength(2);
  },
});
