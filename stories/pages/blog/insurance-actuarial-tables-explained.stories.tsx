import { expect, within } from "storybook/test";
import ActuarialTablesPage from "#text/blog/insurance-actuarial-tables-explained.md?page";
import preview from "../../../.storybook/preview.tsx";
import { texts } from "../../texts.ts";
import { takeFiles } from "../../take-files.ts";
import * as actuarialWords from "#words/actuarial.ts";
import * as readingWords from "#words/reading.ts";

const meta = preview.meta({
  component: ActuarialTablesPage,
  parameters: { layout: "fullscreen" },
});

/** Four tabs, Fundamentals first, with a curve that is also summarised in words and as a table. */
export const Page = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  async play({ canvas, userEvent }) {
    await expect(texts(canvas, "tab")).toEqual(["Fundamentals", "Calculations", "Risk Models", "Gaming the System"]);
    await expect(canvas.getByRole("tab", { name: "Fundamentals" })).toHaveAttribute("aria-selected", "true");
    await expect(canvas.getByText("January 20, 2024")).toBeVisible();
    await expect(canvas.getByText(readingWords.minRead(22))).toBeVisible();
    await expect(canvas.getByRole("img", { name: /half are still alive at age \d\d/ })).toBeVisible();
    await userEvent.click(canvas.getByText(actuarialWords.curveAsTable));
    await expect(await canvas.findByRole("table", { name: /every ten years/ })).toBeVisible();
  },
});

/** The risk table is saved as a file with its ten rows. */
export const DownloadRiskCalculator = meta.story({
  async play({ canvas, userEvent }) {
    const files = takeFiles();
    await userEvent.click(canvas.getByRole("tab", { name: "Risk Models" }));
    await userEvent.click(await canvas.findByRole("button", { name: "Download Risk Calculator" }, { timeout: 5000 }));
    const lines = ((await files[0]?.text()) ?? "").trim().split("\r\n");
    await expect(lines).toHaveLength(11);
    await expect(lines[0]).toContain("Factor,Life,Auto,Home");
    const table = within(canvas.getByRole("table", { name: "How strongly each fact moves the price" }));
    await expect(table.getAllByRole("rowheader")).toHaveLength(10);
    await expect(table.getAllByRole("columnheader")).toHaveLength(4);
  },
});
