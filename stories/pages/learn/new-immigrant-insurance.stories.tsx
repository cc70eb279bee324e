import { expect, within } from "storybook/test";
import NewImmigrantInsurancePage from "#text/learn/new-immigrant-insurance.md?page";
import preview from "../../../.storybook/preview.tsx";
import { expectWholeGuide } from "./expect-whole-guide.ts";
import { provinceNamesByCode } from "#words/province-names.ts";

const meta = preview.meta({
  component: NewImmigrantInsurancePage,
  parameters: { layout: "fullscreen" },
});

/** The table of contents lists the stages in page order. */
export const Page = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  async play({ canvas, canvasElement, step }) {
    await expectWholeGuide(canvasElement, "Insurance for newcomers to Canada");
    const stages = within(canvas.getByRole("navigation", { name: "The stages" })).getAllByRole("link");
    const headings = canvas.getAllByRole("heading", { level: 2 }).map((heading) => heading.textContent);
    await expect(headings.slice(0, 6)).toEqual(stages.map((stage) => stage.textContent));
    const table = canvas.getByRole("table", { name: /^When provincial health coverage starts/ });
    await expect(within(table).getAllByRole("rowheader")).toHaveLength(13);

    await step("a newcomer who already drives jumps straight to that stage", async () => {
      const stage = canvas.getByRole("heading", { level: 2, name: "Your first months of driving" });
      await expect(canvas.getByRole("link", { name: "Your first months of driving" })).toHaveAttribute(
        "href",
        `#${stage.id}`,
      );
      await expect(canvas.getByRole("note", { name: "Ghost brokers" })).toBeVisible();
    });

    await step("car insurance by province has its sellers, the minimum that the tools use, and the cost", async () => {
      const table = within(canvas.getByRole("table", { name: /^Car insurance by province and territory/ }));
      await expect(table.getAllByRole("rowheader")).toHaveLength(13);
      const manitoba = table.getByRole("row", { name: /^Manitoba/ });
      await expect(manitoba).toHaveTextContent(/MPI.*\$500,000.*\$1,000 to \$1,400/);
      await expect(within(manitoba).getByRole("link", { name: provinceNamesByCode.MB })).toHaveAttribute(
        "href",
        "/provincial/manitoba-insurance-guide",
      );
    });
  },
});
