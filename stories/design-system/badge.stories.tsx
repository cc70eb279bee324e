import Award from "lucide-react/dist/esm/icons/award.mjs";
import { expect } from "storybook/test";
import { Badge } from "#design-system/badge/badge.tsx";
import { Cluster } from "#design-system/layout/cluster.tsx";
import { Stack } from "#design-system/layout/stack.tsx";
import preview from "../../.storybook/preview.tsx";

const meta = preview.meta({
  component: Badge,
  args: { children: "Best value" },
});

/** The text carries the meaning; the first rank is emphasised and has an icon that is hidden from assistive technology. */
export const SolidWithIcon = meta.story({
  args: { tone: "brand", look: "solid", icon: <Award aria-hidden="true" /> },
  async play({ canvas, canvasElement }) {
    await expect(canvas.getByText("Best value")).toBeVisible();
    await expect(canvas.queryByRole("img")).toBeNull();
    await expect(canvasElement.querySelector("svg")).toHaveAttribute("aria-hidden", "true");
  },
});

/** For all values but the extremes of a scale. */
export const Outline = meta.story({
  args: { tone: "neutral", look: "outline" },
  async play({ canvasElement }) {
    const badge = canvasElement.querySelector("[data-slot=badge]");
    await expect(badge && getComputedStyle(badge).backgroundColor).toBe("rgba(0, 0, 0, 0)");
  },
});

const tones = ["neutral", "brand", "accent", "positive", "info", "caution", "negative"] as const;

/** Every tone in every variant. */
export const Gallery = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <Stack>
      {(["soft", "outline", "solid"] as const).map((look) => (
        <Cluster key={look}>
          {tones.map((tone) => (
            <Badge
              key={tone}
              look={look}
              tone={tone}
              icon={look === "solid" ? <Award aria-hidden="true" /> : undefined}
            >
              {`${look} ${tone}`}
            </Badge>
          ))}
        </Cluster>
      ))}
    </Stack>
  ),
  async play({ canvas }) {
    await expect(canvas.getAllByText(/^(soft|outline|solid)/)).toHaveLength(21);
  },
});
