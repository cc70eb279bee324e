import { expect } from "storybook/test";
import { ComparisonWorkbook } from "#widgets/comparison/comparison-workbook.tsx";
import preview from "../../../.storybook/preview.tsx";
import { takeFiles } from "../../take-files.ts";

const meta = preview.meta({
  component: ComparisonWorkbook,
  args: {
    words: {
      download: "Save as a spreadsheet (CSV)",
      fileName: "workbook.csv",
      part: "Part",
      line: "Line to match",
      columns: ["Quote A", "Quote B", "Quote C"],
    },
    sections: [
      { id: "home", title: "Home, condo or tenant", rows: ["Building limit", "Sewer backup limit"] },
      { id: "auto", title: "Auto", rows: ["Collision deductible"] },
    ],
  },
});

/** The spreadsheet contains typed values in their rows and columns; other cells are blank. */
export const SavesWhatWasTyped = meta.story({
  async play({ canvas, userEvent }) {
    const files = takeFiles();
    await userEvent.type(canvas.getByLabelText("Sewer backup limit: Quote B"), "$25,000, water only");
    await userEvent.click(canvas.getByRole("button", { name: "Save as a spreadsheet (CSV)" }));
    const lines = ((await files[0]?.text()) ?? "").split("\r\n");
    await expect(lines[0]).toContain("Part,Line to match,Quote A,Quote B,Quote C");
    await expect(lines).toContain('"Home, condo or tenant",Sewer backup limit,,"$25,000, water only",');
    await expect(lines).toContain("Auto,Collision deductible,,,");
  },
});
