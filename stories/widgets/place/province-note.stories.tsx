import { expect } from "storybook/test";
import { Stack } from "#design-system/layout/stack.tsx";
import { ProvinceNote } from "#widgets/place/province-note.tsx";
import preview from "../../../.storybook/preview.tsx";
import { provinceNamesByCode } from "#words/province-names.ts";

const meta = preview.meta({
  component: ProvinceNote,
  args: {
    provinces: "QC",
    children: <p>The Civil Code asks you to report a loss once you know of it.</p>,
  },
});

/** Named by the province in full, so that nobody needs to know the abbreviation. */
export const One = meta.story({
  async play({ canvas }) {
    await expect(canvas.getByRole("note", { name: provinceNamesByCode.QC })).toHaveTextContent("The Civil Code asks");
  },
});

/** One, two and four provinces. */
export const Gallery = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args) => (
    <Stack>
      <ProvinceNote {...args} />
      <ProvinceNote {...args} provinces="BC QC" />
      <ProvinceNote {...args} provinces="NL YT NT NU" />
    </Stack>
  ),
  async play({ canvas }) {
    await expect(canvas.getByRole("note", { name: "British Columbia and Quebec" })).toBeVisible();
    await expect(
      canvas.getByRole("note", { name: "Newfoundland and Labrador, Yukon, Northwest Territories and Nunavut" }),
    ).toBeVisible();
  },
});
