import { expect, waitFor } from "storybook/test";
import { ToolPanel } from "#widgets/tools/tool/answer/tool-panel.tsx";
import preview from "../../../.storybook/preview.tsx";
import { smallTool } from "../../../tests/unit/widgets/small-tool.ts";

const meta = preview.meta({
  component: ToolPanel,
  args: { tool: smallTool, title: "Small tool" },
});

/** Every kind of input, chart and remark; the answer to what is typed follows by itself, and rows are added and removed. */
export const EveryKind = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  async play({ canvas, userEvent }) {
    // In the sheet; above the questions only where the sheet can't stand beside them.
    await expect(canvas.getAllByText("$3200").at(-1)).toBeVisible();
    await userEvent.type(canvas.getByLabelText("Area"), "2000");
    await waitFor(() => expect(canvas.getAllByText("$4000").at(-1)).toBeVisible());
    await userEvent.click(canvas.getByRole("button", { name: "Add a room" }));
    await expect(canvas.getByRole("group", { name: "Room 2" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Remove Room 2" }));
    await waitFor(() => expect(canvas.queryByRole("group", { name: "Room 2" })).not.toBeInTheDocument());
  },
});
