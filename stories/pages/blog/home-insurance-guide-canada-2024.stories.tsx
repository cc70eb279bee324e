import { expect, screen, waitFor, within } from "storybook/test";
import HomeInsuranceGuidePage from "#text/blog/home-insurance-guide-canada-2024.md?page";
import preview from "../../../.storybook/preview.tsx";
import { texts } from "../../texts.ts";
import { analysisForm } from "#text/blog/analysis-form.ts";
import * as leadFormWords from "#words/lead-form.ts";
import * as readingWords from "#words/reading.ts";

const meta = preview.meta({
  component: HomeInsuranceGuidePage,
  parameters: { layout: "fullscreen" },
});

/** Five badges, four tabs with Overview selected, and eight fragment links with existing targets. */
export const Page = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  async play({ canvas, canvasElement }) {
    for (const badge of ["Ultimate Guide", readingWords.minRead(25), "Expert Analysis", "2024 Data", "All Provinces"]) {
      await expect(canvas.getAllByText(badge).length).toBeGreaterThan(0);
    }
    await expect(texts(canvas, "tab")).toEqual(["Overview", "Provincial", "Coverage", "Claims"]);
    await expect(canvas.getByRole("tab", { name: "Overview" })).toHaveAttribute("aria-selected", "true");
    for (const anchor of [
      "coverage-types",
      "provincial-breakdown",
      "cost-factors",
      "claims-process",
      "discounts",
      "exclusions",
      "choosing-insurer",
      "advanced-tips",
    ]) {
      await expect(canvasElement.querySelector(`a[href="#${anchor}"]`)).toBeVisible();
      await expect(canvasElement.querySelector(`#${anchor}`)).toHaveTextContent(/\w/);
    }
  },
});

/** All 47 factors are named: 15 of the property, 16 of its location, 16 of the person. */
export const PremiumFactors = meta.story({
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole("tab", { name: "Coverage" }));
    const counts = await waitFor(() =>
      ["The property", "Its location", "The person"].map(
        (name) => canvas.getByRole("region", { name }).querySelectorAll("li").length,
      ),
    );
    await expect(counts).toEqual([15, 16, 16]);
  },
});

/** Every province and territory has a row that states what its costs measure. */
export const Provinces = meta.story({
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole("tab", { name: "Provincial" }));
    const table = within(await canvas.findByRole("table", { name: "Home insurance by province and territory" }));
    await expect(texts(table, "columnheader")).toEqual(["Province", "Average cost", "Main risks", "Insurers present"]);
    await expect(table.getAllByRole("rowheader")).toHaveLength(13);
    const columbia = table.getByRole("row", { name: /^British Columbia/ });
    await expect(columbia).toHaveTextContent(/\$1,000 to \$2,500 \d+ usual range of one broker, undated/);
    await expect(columbia).toHaveTextContent("BCAA");
    await expect(canvas.getByText(/not each of them sells at every address/)).toBeVisible();
  },
});

/** Below the tabs: discounts, then questions, then the policy review form. */
export const GetFreeAnalysis = meta.story({
  async play({ canvas, userEvent }) {
    const headings = texts(canvas, "heading", { level: 2 });
    const last = ["Discounts on home insurance", "Frequently asked questions", "Have your own coverage reviewed"];
    await expect(headings.filter((heading) => last.includes(heading))).toEqual(last);
    await userEvent.click(canvas.getByRole("button", { name: analysisForm.buttonText }));
    const dialog = within(await screen.findByRole("dialog", {}, { timeout: 5000 }));
    await expect(await dialog.findByRole("textbox", { name: leadFormWords.fullName })).toBeVisible();
  },
});
