import { expect, fn } from "storybook/test";
import { PrintButton } from "#widgets/reading/print-button.tsx";
import preview from "../../../.storybook/preview.tsx";

const meta = preview.meta({
  component: PrintButton,
  argTypes: { intent: { options: ["primary", "secondary", "quiet"], control: "radio" } },
  args: { label: "Download Complete Guide PDF", onPrint: fn() },
});

/** Opens the print view, by keyboard too. */
export const Opens = meta.story({
  async play({ canvas, userEvent, args }) {
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Download Complete Guide PDF" })).toHaveFocus();
    await userEvent.keyboard(" ");
    await expect(args.onPrint).toHaveBeenCalledOnce();
  },
});
