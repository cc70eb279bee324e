import { expect } from "storybook/test";
import { NextStep, type NextStepProps } from "#widgets/reading/next-step.tsx";
import preview from "../../../.storybook/preview.tsx";

const lifeGuide: NextStepProps = {
  title: "Put your own numbers in",
  lead: "The needs calculator takes five minutes, shows every step and sends nothing anywhere.",
  first: { href: "/tools/life-insurance-calculator", label: "Calculate Your Needs" },
  second: { href: "/tools/consultation", label: "Speak to Expert" },
};

const meta = preview.meta({
  component: NextStep,
  args: lifeGuide,
  render: (args) => (
    <main>
      <h1 className="sr-only">A guide</h1>
      <NextStep {...args} />
    </main>
  ),
});

/** What to do next, why, and two ways on; the likely one comes first. */
export const TwoWays = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  async play({ canvas }) {
    const band = canvas.getByRole("region", { name: "Put your own numbers in" });
    await expect(band).toHaveTextContent("sends nothing anywhere");
    await expect(canvas.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
      "/tools/life-insurance-calculator",
      "/tools/consultation",
    ]);
  },
});
