import { expect, within } from "storybook/test";
import { UmbrellaCover } from "#widgets/charts/umbrella-cover.tsx";
import preview from "../../../.storybook/preview.tsx";
import { inside } from "../../inside.tsx";

const meta = preview.meta({
  component: UmbrellaCover,
  args: {
    umbrella: (
      <>
        <strong>Umbrella</strong> $1 million to $5 million
      </>
    ),
    policies: ["Home", "Cottage", "Cars", "Boat"],
    missed: (
      <>
        <strong>Rental held by a trust</strong> Not listed, so not covered
      </>
    ),
    children: "The umbrella reaches only what is on its list.",
  },
});

/** Four policies under one umbrella, and one uncovered asset beside it. */
export const Drawing = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  async play({ canvas }) {
    const policies = within(canvas.getByRole("list")).getAllByRole("listitem");
    await expect(policies.map((policy) => policy.textContent)).toEqual(["Home", "Cottage", "Cars", "Boat"]);
    await expect(canvas.getByText("Rental held by a trust").parentElement).toHaveTextContent(
      "Not listed, so not covered",
    );
  },
});

/** In a narrow column every word stays inside its box. */
export const Narrow = meta.story({
  globals: { viewport: { value: "phone", isRotated: false } },
  decorators: [inside("w-72")],
  async play({ canvas }) {
    for (const policy of canvas.getAllByRole("listitem")) {
      await expect(policy.scrollWidth).toBeLessThanOrEqual(policy.clientWidth);
    }
  },
});
