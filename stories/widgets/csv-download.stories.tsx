import { expect, spyOn } from "storybook/test";
import { CsvDownload } from "#widgets/csv-download/csv-download.tsx";
import preview from "../../.storybook/preview.tsx";

const meta = preview.meta({
  component: CsvDownload,
  args: {
    label: "Download Risk Calculator",
    fileName: "risk-factors.csv",
    header: ["Factor", "Life"],
    rows: [["Age", "Very high, always"]],
  },
});

/** Pressed by keyboard, it saves a file that was made here; nothing is asked of the network. */
export const Saves = meta.story({
  async play({ canvas, userEvent, args }) {
    const files: Blob[] = [];
    const names: string[] = [];
    spyOn(URL, "createObjectURL").mockImplementation((file) => {
      if (file instanceof Blob) files.push(file);
      return "about:blank#file";
    });
    spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download);
    });
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: args.label })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(names).toEqual(["risk-factors.csv"]);
    await expect(await files[0]?.text()).toContain('Factor,Life\r\nAge,"Very high, always"\r\n');
  },
});
