import { expect, within } from "storybook/test";
import { CondoBoundary } from "#widgets/pictures/condo-boundary.tsx";
import { WaterHouse } from "#widgets/pictures/water-house.tsx";
import preview from "../../../.storybook/preview.tsx";
import { markdownList } from "./markdown.tsx";

const waterText = {
  label: "Four ways water gets into a house",
  caption: "Round marks: part of a standard policy. Square marks: additions.",
  children: markdownList([
    ["A pipe bursts.", "Covered if it's sudden."],
    ["The roof.", "Covered if wind or hail opened it."],
    ["The sewer backs up.", "Add sewer backup."],
    ["Rain or a river.", "Add overland water."],
  ]),
};

const meta = preview.meta({ component: WaterHouse, args: waterText });

/** The list says what the four numbers in the house mean; the drawing itself isn't announced. */
export const WaterInAHouse = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  async play({ canvas, canvasElement }) {
    const ways = within(canvas.getByRole("figure", { name: waterText.label })).getAllByRole("listitem");
    await expect(ways.map((way) => way.querySelector("strong")?.textContent)).toEqual([
      "A pipe bursts.",
      "The roof.",
      "The sewer backs up.",
      "Rain or a river.",
    ]);
    const drawing = canvasElement.querySelector("svg");
    await expect(drawing?.closest("[aria-hidden=true]")).not.toBeNull();
    // Two parts of the standard policy are round, and two additions are square.
    await expect(drawing?.querySelectorAll("circle")).toHaveLength(2);
    await expect(drawing?.querySelectorAll("rect")).toHaveLength(2);
  },
});

/** On a phone the list is below the drawing, and nothing overflows. */
export const Phone = meta.story({
  globals: { viewport: { value: "phone", isRotated: false } },
  async play({ canvas, canvasElement }) {
    const { scrollWidth, clientWidth } = canvasElement.ownerDocument.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
    const drawing = canvasElement.querySelector("svg")?.getBoundingClientRect();
    await expect(canvas.getByRole("list").getBoundingClientRect().top).toBeGreaterThanOrEqual(drawing?.bottom ?? 0);
  },
});

/** The owner's two parts have square marks, and the corporation's two have round ones. */
export const CondoAndCorporation = meta.story({
  render: () => (
    <CondoBoundary label="What a condo owner insures" caption="Square marks: your policy.">
      {markdownList([
        ["Your things.", "Your policy."],
        ["Your improvements.", "Your policy."],
        ["The standard unit.", "The corporation's policy."],
        ["Roof, halls and elevator.", "The corporation's policy."],
      ])}
    </CondoBoundary>
  ),
  async play({ canvas }) {
    const parts = within(canvas.getByRole("figure", { name: "What a condo owner insures" })).getAllByRole("listitem");
    await expect(parts.map(({ textContent }) => textContent)).toEqual([
      "1Your things. Your policy.",
      "2Your improvements. Your policy.",
      "3The standard unit. The corporation's policy.",
      "4Roof, halls and elevator. The corporation's policy.",
    ]);
  },
});
