import { expect, waitFor } from "storybook/test";
import type { Entries } from "#domain/tools/read-inputs.ts";
import { encodeShareLink } from "#domain/tools/share-link.ts";
import { ToolPanel, type ToolPanelProps } from "#widgets/tools/tool/answer/tool-panel.tsx";
import preview from "../../../.storybook/preview.tsx";
import { ToolEnvironmentProvider, environmentInMemory } from "../../tool-environment.tsx";
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

const openedBy = (entries: Entries) => (args: ToolPanelProps) => (
  <ToolEnvironmentProvider create={() => environmentInMemory({ fragment: () => encodeShareLink(entries) })}>
    <ToolPanel {...args} />
  </ToolEnvironmentProvider>
);

/** A link that answers a folded question opens the fold, so that the visitor sees what the answer counts. */
export const LinkAnswersFoldedQuestion = meta.story({
  render: openedBy({ province: "ON", financed: "yes" }),
  async play({ canvas, userEvent }) {
    const mortgage = await canvas.findByRole("checkbox", { name: "There is a mortgage on it" });
    await expect(mortgage).toBeChecked();
    await expect(mortgage).toBeVisible();
    // Taking the answer back doesn't close the fold on the visitor.
    await userEvent.click(mortgage);
    await waitFor(() => expect(mortgage).not.toBeChecked());
    await expect(mortgage).toBeVisible();
  },
});

/** A link that answers a question in sight, and repeats what a folded one offers anyway, leaves the fold closed. */
export const LinkAnswersQuestionInSight = meta.story({
  render: openedBy({ province: "ON", area: "2000", financed: false, covers: [], limit: "" }),
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByRole("textbox", { name: /Floor area/ })).toHaveValue("2000"));
    await expect(canvas.getByLabelText("There is a mortgage on it")).not.toBeVisible();
  },
});
