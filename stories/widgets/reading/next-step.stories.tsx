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

/** A long question and long names wrap, and nothing is cut off. */
export const LongWords = meta.story({
  args: {
    title: "What would it cost to rebuild your house after a fire, with today’s wages and building materials?",
    lead: "That figure drives the premium more than any other. Start from it, or ask someone who does this every day.",
    first: { href: "/tools/home-insurance-calculator", label: "Work out what your home insurance could cost" },
    second: { href: "/insurance-types/home", label: "Compare the home insurers of your province" },
  },
  globals: { viewport: { value: "phone" } },
  async play({ canvas, canvasElement }) {
    for (const link of canvas.getAllByRole("link")) {
      await expect(link.scrollWidth).toBeLessThanOrEqual(link.clientWidth);
      await expect(link.getBoundingClientRect().right).toBeLessThanOrEqual(canvasElement.getBoundingClientRect().right);
    }
  },
});
