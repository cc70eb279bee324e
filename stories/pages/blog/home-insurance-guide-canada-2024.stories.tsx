import { expect, spyOn, waitFor } from "storybook/test";
import HomeInsuranceGuidePage from "#pages/blog/home-insurance-guide-canada-2024-page.tsx";
import preview from "../../../.storybook/preview.tsx";

const meta = preview.meta({
  component: HomeInsuranceGuidePage,
  parameters: { layout: "fullscreen" },
});

/** Five badges, four tabs with Overview open, and eight anchors that all lead somewhere. */
export const Page = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  async play({ canvas, canvasElement }) {
    for (const badge of ["Ultimate Guide", "25 min read", "Expert Analysis", "2024 Data", "All Provinces"]) {
      await expect(canvas.getAllByText(badge).length).toBeGreaterThan(0);
    }
    await expect(canvas.getAllByRole("tab").map((tab) => tab.textContent)).toEqual([
      "Overview",
      "Provincial",
      "Coverage",
      "Claims",
    ]);
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

/** An anchor into a tab that isn't open opens it. */
export const AnchorIntoTab = meta.story({
  async play({ canvas }) {
    location.hash = "cost-factors";
    await waitFor(() => expect(canvas.getByRole("tab", { name: "Coverage" })).toHaveAttribute("aria-selected", "true"));
  },
});

/** The download is the browser's own print view. */
export const Download = meta.story({
  async play({ canvas, userEvent }) {
    const print = spyOn(window, "print").mockImplementation(() => {});
    await userEvent.click(canvas.getByRole("button", { name: "Download Complete Guide PDF" }));
    await expect(print).toHaveBeenCalledOnce();
    print.mockRestore();
  },
});
