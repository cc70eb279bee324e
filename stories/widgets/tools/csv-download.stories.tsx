import { expect, spyOn, waitFor } from "storybook/test";
import { CsvDownload } from "#widgets/tools/csv-download.tsx";
import preview from "../../../.storybook/preview.tsx";
import { takeFiles } from "../../take-files.ts";
import * as readingWords from "#words/reading.ts";

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
    const files = takeFiles();
    const names: string[] = [];
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

/** The browser makes no file: it says so, the cause is in the log, and the next press tries again. */
export const Fails = meta.story({
  async play({ canvas, userEvent, args }) {
    const log = spyOn(console, "error").mockImplementation(() => {});
    const clicked = spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => {});
    const make = spyOn(URL, "createObjectURL").mockImplementation(() => {
      throw new DOMException("No room", "QuotaExceededError");
    });
    const button = canvas.getByRole("button", { name: args.label });
    await userEvent.click(button);
    await waitFor(() => expect(canvas.getByRole("alert")).toHaveTextContent(readingWords.couldNotMakeFile));
    await expect(log).toHaveBeenCalledOnce();
    await expect(clicked).not.toHaveBeenCalled();
    make.mockImplementation(() => "about:blank#file");
    await userEvent.click(button);
    await expect(clicked).toHaveBeenCalledOnce();
    await waitFor(() => expect(canvas.queryByRole("alert")).not.toBeInTheDocument());
  },
});

/** A table without rows is saved with the names of its columns, which say what would stand there. */
export const Empty = meta.story({
  args: { rows: () => [] },
  async play({ canvas, userEvent, args }) {
    const files = takeFiles();
    await userEvent.click(canvas.getByRole("button", { name: args.label }));
    await expect(await files[0]?.text()).toMatch(/^\uFEFF?Factor,Life\r\n$/);
  },
});
