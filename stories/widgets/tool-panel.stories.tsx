import { ToolPanel } from "#widgets/tool/tool-panel.tsx";
import preview from "../../.storybook/preview.tsx";
import { sampleTool } from "./sample-tool.ts";

const meta = preview.meta({
  component: ToolPanel,
  args: { tool: sampleTool, title: "Sample tool" },
});

export const Empty = meta.story();
