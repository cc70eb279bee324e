import { expect, waitFor } from "storybook/test";
import { HeroIllustration } from "#design-system/illustration/hero-illustration.tsx";
import { Plate } from "#design-system/illustration/plate.tsx";
import { plateNames } from "#design-system/illustration/plate-name.ts";
import { Cluster } from "#design-system/layout/cluster.tsx";
import { Grid } from "#design-system/layout/grid.tsx";
import { Stack } from "#design-system/layout/stack.tsx";
import preview from "../../.storybook/preview.tsx";
import { inside } from "../inside.tsx";

const meta = preview.meta({
  component: Plate,
  subcomponents: { HeroIllustration },
  args: { name: "home" as const },
  decorators: [inside("w-120 text-brand")],
});

/** Waits until every plate has lines, which come from the file of plates, and returns the extent of each. */
async function drawn(canvasElement: HTMLElement): Promise<readonly DOMRect[]> {
  const plates = [...canvasElement.querySelectorAll("use")];
  await waitFor(() => expect(plates.filter((plate) => plate.getBBox().width === 0)).toEqual([]));
  return plates.map((plate) => plate.getBBox());
}

/** A plate is decorative and hidden from assistive technology. */
export const Medium = meta.story({
  async play({ canvas, canvasElement }) {
    await expect(canvas.queryByRole("img")).toBeNull();
    await expect(canvasElement.querySelector("svg")).toHaveAttribute("aria-hidden", "true");
    await expect(await drawn(canvasElement)).toHaveLength(1);
  },
});

const sizes = ["small", "compact", "large"] as const;

/** Each size has its width. The small one has the essential lines only: hills are drawn in larger ones. */
export const Sizes = meta.story({
  render: () => (
    <div className="w-120 text-brand">
      {sizes.map((size) => (
        <Plate key={size} size={size} name="fork" />
      ))}
    </div>
  ),
  async play({ canvasElement }) {
    const widths = [...canvasElement.querySelectorAll("svg")].map((plate) => plate.getBoundingClientRect().width);
    await expect(widths).toEqual([44, 64, 480]);
    const [small, , large] = await drawn(canvasElement);
    await expect(small?.y).toBeGreaterThan(30);
    await expect(large?.y).toBeLessThan(30);
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

/** All plates in all sizes, and the hero. */
export const Gallery = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <div className="text-brand">
      <Stack gap="large">
        {(["small", "compact", "medium"] as const).map((size) => (
          <Cluster key={size} gap="large">
            {plateNames.map((name) => (
              <Plate key={name} name={name} size={size} />
            ))}
          </Cluster>
        ))}
        <Grid columns={4} min="small">
          {plateNames.map((name) => (
            <figure key={name}>
              <Plate name={name} size="large" />
              <figcaption className="text-caption text-ink-soft">{name}</figcaption>
            </figure>
          ))}
        </Grid>
        <div className="max-w-narrow">
          <HeroIllustration />
        </div>
      </Stack>
    </div>
  ),
  async play({ canvasElement }) {
    await expect(await drawn(canvasElement)).toHaveLength(4 * plateNames.length);
  },
});
