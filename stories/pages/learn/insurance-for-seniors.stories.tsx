import { expect, within } from "storybook/test";
import InsuranceForSeniorsPage from "#text/learn/insurance-for-seniors.md?page";
import preview from "../../../.storybook/preview.tsx";
import { expectWholeGuide } from "./expect-whole-guide.ts";
import { designSystemWords } from "#words/design-system.ts";

const meta = preview.meta({
  component: InsuranceForSeniorsPage,
  parameters: { layout: "fullscreen" },
});

/** Policies to drop or keep come first; coverage to keep follows. */
export const Page = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  async play({ canvas, canvasElement }) {
    await expectWholeGuide(canvasElement, "Insurance for seniors");
    const table = canvas.getByRole("table", { name: "A first sort of the policies on the table" });
    await expect(table).toHaveTextContent(/Term life.*Someone still depends on your income/);
    const contents = within(canvas.getByRole("navigation", { name: designSystemWords.onPageNav }));
    await expect(contents.getAllByRole("link")).toHaveLength(6);
    await expect(canvas.getByRole("link", { name: "senior insurance review" })).toHaveAttribute(
      "href",
      "/tools/senior-insurance-review",
    );
  },
});
