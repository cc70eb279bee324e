import { expect, fn } from "storybook/test";
import { Button } from "#design-system/button/button.tsx";
import preview from "../../.storybook/preview.tsx";

const meta = preview.meta({
  component: Button,
  args: { children: "Get a free review", onClick: fn() },
});

export const Primary = meta.story({
  async play({ canvas, userEvent, args }) {
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Get a free review" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
});
