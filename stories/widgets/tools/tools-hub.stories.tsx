import { expect, fn, within } from "storybook/test";
import { tools, toolsById } from "#text/tools.ts";
import type { ToolDefinition } from "#domain/tool.ts";
import { ToolsHub } from "#widgets/tools/tools-hub/tools-hub.tsx";
import preview from "../../../.storybook/preview.tsx";
import * as toolsHubWords from "#words/tools-hub.ts";
import { toolCategoryLabels } from "#words/tool-groups.ts";

// Typed ahead: in args, Storybook's types take a literal for all there is.
const allTools: readonly ToolDefinition[] = tools;

const meta = preview.meta({
  component: ToolsHub,
  parameters: { layout: "fullscreen" },
  args: { tools: allTools, onPrint: fn() },
});

/** Twelve tools, each with a link of its own words; the featured one first, then the six groups in their order. */
export const AllTools = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  async play({ canvas }) {
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent("Free Insurance Tools & Calculators");
    const links = canvas.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")]);
    await expect(links).toEqual([
      [toolsHubWords.bookACallInstead, "/tools/consultation"],
      ...tools.map(({ actionText, id }) => [actionText, `/tools/${id}`]),
      [toolsHubWords.bookFreeConsultation, "/tools/consultation"],
    ]);
    await expect(canvas.getAllByRole("heading", { level: 2 }).map((heading) => heading.textContent)).toEqual([
      "Life Insurance Needs Calculator",
      toolCategoryLabels.calculator,
      toolCategoryLabels.advanced,
      toolCategoryLabels.business,
      toolCategoryLabels.specialized,
      toolCategoryLabels.research,
      toolCategoryLabels.resource,
      toolsHubWords.ratherTalkToSomeone,
    ]);
    const calculators = within(canvas.getByRole("region", { name: toolCategoryLabels.calculator }));
    await expect(calculators.getAllByRole("listitem")).toHaveLength(4);
    for (const { title, description } of tools) {
      await expect(canvas.getByRole("heading", { name: title })).toBeVisible();
      await expect(canvas.getByText(description)).toBeVisible();
    }
  },
});

/** By keyboard from the call, near the top, over the featured tool to the first card. */
export const ByKeyboard = meta.story({
  async play({ canvas, userEvent }) {
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: toolsHubWords.bookACallInstead })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: toolsById["life-insurance-calculator"].actionText })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: toolsById["home-insurance-calculator"].actionText })).toHaveFocus();
  },
});

/** The guide is printed, or saved as a PDF, by the browser. */
export const Guide = meta.story({
  async play({ canvas, userEvent, args }) {
    canvas.getByRole("button", { name: toolsHubWords.downloadInsuranceGuide }).focus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onPrint).toHaveBeenCalledOnce();
  },
});

/** Groups without tools aren't there, and neither is the band of a featured tool that is missing. */
export const FewTools = meta.story({
  args: { tools: allTools.filter(({ category }) => category === "business" || category === "research") },
  async play({ canvas }) {
    await expect(canvas.getAllByRole("heading", { level: 2 }).map((heading) => heading.textContent)).toEqual([
      toolCategoryLabels.business,
      toolCategoryLabels.research,
      toolsHubWords.ratherTalkToSomeone,
    ]);
  },
});
