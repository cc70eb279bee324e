import { useState } from "react";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import { Button } from "#design-system/button/button.tsx";
import { Checkbox } from "#design-system/checkbox/checkbox.tsx";
import { Sheet, type SheetProps } from "#design-system/sheet/sheet.tsx";
import preview from "../../.storybook/preview.tsx";

function Demo({ open, onOpenChange, ...rest }: SheetProps) {
  const [isOpen, setOpen] = useState(open);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Filter</Button>
      <Sheet
        {...rest}
        open={isOpen}
        onOpenChange={(next) => {
          onOpenChange(next);
          setOpen(next);
        }}
      />
    </>
  );
}

const meta = preview.meta({
  component: Sheet,
  render: (args) => <Demo {...args} />,
  args: {
    open: false,
    onOpenChange: fn(),
    title: "Filter",
    children: ["Term life", "Permanent life", "Home", "Auto"].map((type) => <Checkbox key={type} label={type} />),
  },
});

/** Behaves as a dialog: focus in, Escape out, focus back. */
export const ByKeyboard = meta.story({
  async play({ canvas, userEvent, args }) {
    const opener = canvas.getByRole("button", { name: "Filter" });
    opener.focus();
    await userEvent.keyboard(" ");
    const sheet = await screen.findByRole("dialog", { name: "Filter" });
    await waitFor(() => expect(sheet).toHaveFocus());
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard(" ");
    await expect(within(sheet).getByRole("checkbox", { name: "Term life" })).toBeChecked();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
    await waitFor(() => expect(opener).toHaveFocus());
  },
});

/** Stands at the end of the reading direction. */
export const Gallery = meta.story({
  parameters: { chromatic: { disableSnapshot: false }, docs: { story: { inline: false } } },
  args: { open: true, description: "Shows only what you tick." },
  async play() {
    const sheet = await screen.findByRole("dialog", { name: "Filter" });
    await expect(sheet).toHaveAccessibleDescription("Shows only what you tick.");
    await waitFor(() => expect(sheet.getBoundingClientRect().right).toBe(window.innerWidth));
  },
});

/** Or at the start, for a menu. */
export const AtStart = Gallery.extend({
  parameters: { chromatic: { disableSnapshot: true } },
  args: { side: "start", title: "Menu" },
  async play() {
    const sheet = await screen.findByRole("dialog", { name: "Menu" });
    await waitFor(() => expect(sheet.getBoundingClientRect().left).toBe(0));
  },
});
