import { expect } from "storybook/test";
import { Heading } from "#design-system/heading/heading.tsx";
import { HeadingBlock, Kicker } from "#design-system/heading/heading-block.tsx";
import { Stack } from "#design-system/layout/stack.tsx";
import preview from "../../.storybook/preview.tsx";

const meta = preview.meta({
  component: HeadingBlock,
  subcomponents: { Heading, Kicker },
  args: {
    level: 2 as const,
    title: "What a policy covers",
    lead: "Three questions to ask before you sign, and where the answers stand in the contract.",
  },
});

/** Heading of a section: a title and a one-sentence summary. */
export const TitleAndLead = meta.story({
  async play({ canvas }) {
    await expect(canvas.getByRole("heading", { level: 2, name: "What a policy covers" })).toBeVisible();
    await expect(canvas.getByText(/^Three questions to ask/)).toBeVisible();
  },
});

/** The kicker is outside the heading element, so the outline contains the title alone. */
export const WithKicker = TitleAndLead.extend({
  args: { level: 1, kicker: "Guide", id: "cover" },
  async play({ canvas }) {
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveAccessibleName("What a policy covers");
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveAttribute("id", "cover");
    await expect(canvas.getByText("Guide")).toBeVisible();
  },
});

/** Size and level are independent: a small title can be level 2. */
export const LevelAndSizeAreApart = meta.story({
  render: () => (
    <Stack>
      <Heading level={2} size={4}>
        Small, level 2
      </Heading>
      <Heading level={3} size={2}>
        Large, level 3
      </Heading>
    </Stack>
  ),
  async play({ canvas }) {
    const size = (level: number) =>
      Number.parseFloat(getComputedStyle(canvas.getByRole("heading", { level })).fontSize);
    await expect(size(2)).toBeLessThan(size(3));
  },
});

/** The title alone, without kicker and lead. */
export const TitleOnly = meta.story({
  args: { lead: undefined },
  async play({ canvas, canvasElement }) {
    await expect(canvas.getByRole("heading")).toBeVisible();
    await expect(canvasElement.querySelector("p")).toBeNull();
  },
});

/** The whole scale, with and without kicker and lead. */
export const Gallery = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <Stack gap="large">
      <Heading level={1} size="display">
        Display: know your cover before you need it
      </Heading>
      {([1, 2, 3, 4] as const).map((level) => (
        <HeadingBlock
          key={level}
          level={level === 1 ? 2 : level}
          size={level}
          kicker={level < 3 ? "Learn" : undefined}
          title={`Size ${level}: how a deductible changes your premium`}
          lead="A higher deductible lowers the price and raises what a loss costs you. Here is how to weigh the two."
        />
      ))}
    </Stack>
  ),
  async play({ canvas }) {
    await expect(canvas.getAllByRole("heading")).toHaveLength(5);
  },
});
