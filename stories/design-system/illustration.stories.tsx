import { expect } from "storybook/test";
import { HeroIllustration } from "#design-system/illustration/hero-illustration.tsx";
import { LineIllustration, type IllustratedLine } from "#design-system/illustration/line-illustration.tsx";
import { Cluster } from "#design-system/layout/cluster.tsx";
import { Grid } from "#design-system/layout/grid.tsx";
import { Stack } from "#design-system/layout/stack.tsx";
import { modes } from "../../.storybook/modes.ts";
import preview from "../../.storybook/preview.tsx";

const lines: readonly IllustratedLine[] = ["life", "home", "auto", "travel", "health", "business", "disability"];

const meta = preview.meta({
  component: LineIllustration,
  subcomponents: { HeroIllustration },
  args: { line: "home" as const },
  render: (args) => (
    <div className="text-brand">
      <LineIllustration {...args} />
    </div>
  ),
});

/** An illustration is decorative and hidden from assistive technology. */
export const Medium = meta.story({
  async play({ canvas, canvasElement }) {
    await expect(canvas.queryByRole("img")).toBeNull();
    await expect(canvasElement.querySelector("svg")).toHaveAttribute("aria-hidden", "true");
  },
});

/** At 40 pixels only the essential lines are rendered; the others are not in the DOM. */
export const Small = Medium.extend({
  args: { size: "small" },
  async play({ canvasElement }) {
    const svg = canvasElement.querySelector("svg");
    await expect(svg?.getBoundingClientRect().width).toBe(40);
    await expect(svg?.querySelectorAll("path")).toHaveLength(2);
  },
});

/** The large size, at the head of a page, adds the engraved detail. */
export const Large = Medium.extend({
  args: { size: "large", line: "life" },
  async play({ canvasElement }) {
    const svg = canvasElement.querySelector("svg");
    await expect(svg?.getBoundingClientRect().width).toBe(480);
    await expect(svg?.querySelectorAll("path")).toHaveLength(4);
  },
});

/** Every illustration uses the accent colour exactly once. */
export const OneAccent = meta.story({
  render: () => (
    <Cluster>
      {lines.map((line) => (
        <LineIllustration key={line} line={line} />
      ))}
    </Cluster>
  ),
  async play({ canvasElement }) {
    for (const svg of canvasElement.querySelectorAll("svg")) {
      await expect(svg.querySelectorAll(".stroke-accent")).toHaveLength(1);
    }
  },
});

/** The site's hero picture. */
export const Hero = meta.story({
  render: () => (
    <div className="max-w-narrow text-brand">
      <HeroIllustration />
    </div>
  ),
  async play({ canvasElement }) {
    await expect(canvasElement.querySelectorAll("svg .fill-accent, svg.fill-accent")).toHaveLength(1);
  },
});

/** All illustrations in all sizes, and the hero. */
export const Gallery = meta.story({
  parameters: { chromatic: { disableSnapshot: false, modes } },
  render: () => (
    <div className="text-brand">
      <Stack gap="large">
        <Cluster>
          {lines.map((line) => (
            <LineIllustration key={line} line={line} size="small" />
          ))}
        </Cluster>
        <Cluster gap="large">
          {lines.map((line) => (
            <LineIllustration key={line} line={line} size="medium" />
          ))}
        </Cluster>
        <Grid columns={3}>
          {lines.map((line) => (
            <LineIllustration key={line} line={line} size="large" />
          ))}
        </Grid>
        <div className="max-w-narrow">
          <HeroIllustration />
        </div>
      </Stack>
    </div>
  ),
  async play({ canvasElement }) {
    await expect(canvasElement.querySelectorAll("svg")).toHaveLength(22);
  },
});
