import { expect, within } from "storybook/test";
import { CrashPayers } from "#widgets/pictures/crash-payers.tsx";
import preview from "../../../.storybook/preview.tsx";
import { texts } from "../../texts.ts";
import { markdownTable } from "./markdown.tsx";

const system = (name: string, provinces: string) => [<strong key={name}>{name}</strong>, ` ${provinces}`];
const plan = [<strong key="plan">The public plan</strong>];

const meta = preview.meta({
  component: CrashPayers,
  args: {
    label: "Who pays after a crash",
    caption: "Filled: a public plan. Outlined: a private insurer.",
    children: markdownTable([
      ["Loss", system("Private", "Ontario"), system("Public", "Manitoba"), system("Split", "Quebec")],
      ["People who are hurt", "Their own benefits", plan, plan],
      ["Your car", "Your insurer", plan, "Your insurer"],
      ["Damage you do to others", "Your liability", plan, "Your liability"],
    ]),
  },
});

/** Three systems, each with the payer of three losses. */
export const Systems = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  async play({ canvas }) {
    const systems = within(canvas.getByRole("figure", { name: "Who pays after a crash" })).getAllByRole("listitem");
    await expect(systems.map((one) => texts(within(one), "definition"))).toEqual([
      ["Their own benefits", "Your insurer", "Your liability"],
      ["The public plan", "The public plan", "The public plan"],
      ["The public plan", "Your insurer", "Your liability"],
    ]);
  },
});

/** On a phone the systems are one below the other, and nothing overflows. */
export const Phone = meta.story({
  globals: { viewport: { value: "phone", isRotated: false } },
  async play({ canvas, canvasElement }) {
    const { scrollWidth, clientWidth } = canvasElement.ownerDocument.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
    const [first, second] = canvas.getAllByRole("listitem").map((one) => one.getBoundingClientRect());
    await expect(second?.top).toBeGreaterThanOrEqual(first?.bottom ?? Number.NaN);
  },
});
