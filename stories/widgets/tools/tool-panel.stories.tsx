import { expect, waitFor } from "storybook/test";
import { ToolPanel } from "#widgets/tools/tool/answer/tool-panel.tsx";
import preview from "../../../.storybook/preview.tsx";
import { sampleTool } from "./sample-tool.ts";

const meta = preview.meta({
  component: ToolPanel,
  args: { tool: sampleTool, title: "Sample tool" },
});

/** Every kind of input, chart and remark; the answer to what is typed follows by itself. */
export const EveryKind = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  async play({ canvas, userEvent }) {
    // In the sheet; above the questions only where the sheet can't stand beside them.
    await expect(canvas.getAllByText("$288,000 to $384,000").at(-1)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Add a room" }));
    await userEvent.type(canvas.getByRole("textbox", { name: /Room 2/ }), "200");
    // 1,600 × 200 + (100 + 200) × 100: 350,000, of which 90 to 120%.
    await waitFor(() => expect(canvas.getAllByText("$315,000 to $420,000").length).toBeGreaterThan(0));
    await userEvent.click(canvas.getByRole("button", { name: "Remove Room 2" }));
    await waitFor(() => expect(canvas.getAllByText("$288,000 to $384,000").length).toBeGreaterThan(0));
  },
});
