import { useState } from "react";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import { Button } from "#design-system/button/button.tsx";
import { Dialog, type DialogProps } from "#design-system/dialog/dialog.tsx";
import { Field } from "#design-system/field/field.tsx";
import { TextInput } from "#design-system/text-input/text-input.tsx";
import preview from "../../.storybook/preview.tsx";

function Demo({ open, onOpenChange, ...rest }: DialogProps) {
  const [isOpen, setOpen] = useState(open);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Book a consultation</Button>
      <Dialog
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
  component: Dialog,
  render: (args) => <Demo {...args} />,
  args: {
    open: false,
    onOpenChange: fn(),
    title: "Free consultation",
    description: "Fifteen minutes by phone. It costs nothing.",
    children: (
      <Field id="name" label="Full name">
        {(control) => <TextInput {...control} autoComplete="name" />}
      </Field>
    ),
  },
});

/** Radix disables the page before it enables pointer events on the dialog; a quick tap in between is not lost. */
export const TakesPressesAtOnce = meta.story({
  async play({ canvas }) {
    const seen = new Set<string>();
    const observer = new MutationObserver(() => {
      for (const box of document.querySelectorAll("[role=dialog]")) seen.add(getComputedStyle(box).pointerEvents);
    });
    observer.observe(document.body, { attributes: true, childList: true, subtree: true });
    canvas.getByRole("button", { name: "Book a consultation" }).click();
    await waitFor(() => expect(screen.getByRole("heading", { name: "Free consultation" })).toHaveFocus());
    await waitFor(() => expect(getComputedStyle(document.body).pointerEvents).toBe("none"));
    observer.disconnect();
    await expect([...seen]).toEqual(["auto"]);
  },
});

/** Focus moves into the dialog, is trapped inside, and returns to its origin on close. */
export const ByKeyboard = meta.story({
  async play({ canvas, userEvent, args, step }) {
    const opener = canvas.getByRole("button", { name: "Book a consultation" });
    opener.focus();
    await userEvent.keyboard("{Enter}");
    const dialog = await screen.findByRole("dialog", { name: "Free consultation" });
    await step("the dialog has a name and a description", async () => {
      await waitFor(() => expect(within(dialog).getByRole("heading", { name: "Free consultation" })).toHaveFocus());
      await expect(dialog).toHaveAccessibleDescription("Fifteen minutes by phone. It costs nothing.");
    });
    await step("focus stays inside the dialog", async () => {
      await userEvent.tab();
      await expect(within(dialog).getByRole("button", { name: "Close" })).toHaveFocus();
      await userEvent.tab();
      await expect(within(dialog).getByRole("textbox", { name: "Full name" })).toHaveFocus();
      await userEvent.tab();
      await expect(within(dialog).getByRole("button", { name: "Close" })).toHaveFocus();
    });
    await step("Escape closes the dialog and restores focus", async () => {
      await userEvent.keyboard("{Escape}");
      await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
      await expect(args.onOpenChange).toHaveBeenCalledWith(false);
      await waitFor(() => expect(opener).toHaveFocus());
    });
  },
});

/** A press on the overlay closes the dialog; a press inside doesn't. */
export const ByPointer = meta.story({
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole("button", { name: "Book a consultation" }));
    const dialog = await screen.findByRole("dialog");
    await userEvent.click(within(dialog).getByText("Fifteen minutes by phone. It costs nothing."));
    await expect(dialog).toBeVisible();
    await userEvent.click(document.documentElement);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
});

const longText = Array.from({ length: 40 }, (_, index) => <p key={index}>Paragraph {index + 1} of a long text.</p>);

/** Wide enough for a table or two columns. Long content scrolls inside, the close button stays in view, and the page behind does not scroll. */
export const LongContent = meta.story({
  parameters: { docs: { story: { inline: false } } },
  args: { open: true, size: "large", children: longText },
  async play({ canvasElement, userEvent }) {
    const dialog = await screen.findByRole("dialog");
    await expect(dialog.scrollHeight).toBeGreaterThan(dialog.clientHeight);
    await expect(dialog.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    await expect(getComputedStyle(canvasElement.ownerDocument.documentElement).overflow).toBe("clip");
    dialog.scrollTop = dialog.scrollHeight;
    const close = within(dialog).getByRole("button", { name: "Close" });
    await expect(close.getBoundingClientRect().top).toBeGreaterThanOrEqual(dialog.getBoundingClientRect().top);
    await userEvent.click(close);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(getComputedStyle(canvasElement.ownerDocument.documentElement).overflow).toBe("visible");
  },
});

/** Open, with a form. */
export const Gallery = meta.story({
  parameters: { chromatic: { disableSnapshot: false }, docs: { story: { inline: false } } },
  args: { open: true },
  async play() {
    await expect(await screen.findByRole("dialog", { name: "Free consultation" })).toBeVisible();
  },
});
