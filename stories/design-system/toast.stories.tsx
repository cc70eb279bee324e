import { expect, screen, waitFor, within } from "storybook/test";
import { Button } from "#design-system/button/button.tsx";
import { TextInput } from "#design-system/text-input/text-input.tsx";
import { ToastProvider, type ToastMessage } from "#design-system/toast/toast-context.tsx";
import { useToast } from "#design-system/toast/toaster.tsx";
import preview from "../../.storybook/preview.tsx";

interface DemoProps {
  /** Messages in order, one per press. */
  readonly messages: readonly ToastMessage[];
}

let presses = 0;

function Sender({ messages }: DemoProps) {
  const { toast } = useToast();
  return (
    <Button
      onClick={() => {
        const message = messages[presses++ % messages.length];
        if (message !== undefined) toast(message);
      }}
    >
      Send
    </Button>
  );
}

function Demo(props: DemoProps) {
  return (
    <ToastProvider>
      <Sender {...props} />
    </ToastProvider>
  );
}

const success = { title: "Success!", description: "Thank you! We'll be in touch shortly.", tone: "success" } as const;
const failure = { title: "Error", description: "Something went wrong. Please try again.", tone: "error" } as const;

const meta = preview.meta({
  component: Demo,
  args: { messages: [success] },
  beforeEach() {
    presses = 0;
  },
});

const region = () => screen.findByRole("region", { name: "Notifications" });

/** The live region for assistive technology, emptied after a second. */
const announcement = (politeness: "polite" | "assertive", words: RegExp) =>
  waitFor(() => {
    const said = screen.getAllByRole("status").find((status) => words.test(status.textContent));
    if (said === undefined) throw new Error(`Nothing said ${String(words)}`);
    return expect(said).toHaveAttribute("aria-live", politeness);
  });

/** Shown and announced. Focus doesn't move. */
export const Success = meta.story({
  async play({ canvas, userEvent }) {
    await expect(screen.queryByRole("region", { name: "Notifications" })).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Send" }));
    await expect(await within(await region()).findByText("Success!")).toBeVisible();
    await announcement("polite", /Success! Thank you!/);
    await expect(canvas.getByRole("button", { name: "Send" })).toHaveFocus();
  },
});

/** An error is announced assertively. */
export const Failure = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  args: { messages: [failure] },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole("button", { name: "Send" }));
    await expect(await within(await region()).findByText("Something went wrong. Please try again.")).toBeVisible();
    await announcement("assertive", /Error Something went wrong/);
  },
});

/** Dismissed by its named button or by keyboard: F8 focuses the toast, Escape dismisses it. */
export const Dismissed = meta.story({
  args: { messages: [success, failure] },
  async play({ canvas, userEvent, step }) {
    const send = canvas.getByRole("button", { name: "Send" });
    await userEvent.click(send);
    const toasts = within(await region());
    await toasts.findByText("Success!");

    await step("closes with its button", async () => {
      await userEvent.click(toasts.getByRole("button", { name: "Dismiss: Success!" }));
      await waitFor(() => expect(toasts.queryByText("Success!")).toBeNull());
    });
    await step("closes by keyboard", async () => {
      await userEvent.click(send);
      await toasts.findByText("Error");
      await userEvent.keyboard("{F8}{Tab}{Escape}");
      await waitFor(() => expect(toasts.queryByText("Error")).toBeNull());
    });
  },
});

/** A toast closes by itself, except while hovered or focused. */
export const GoesByItself = meta.story({
  args: { messages: [{ title: "Copied", duration: 150 }] },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole("button", { name: "Send" }));
    const toasts = within(await region());
    await toasts.findByText("Copied");
    await waitFor(() => expect(toasts.queryByText("Copied")).toBeNull());
  },
});

/** A new toast replaces the previous one and is announced even when the text is the same. */
export const OneAtATime = meta.story({
  args: { messages: [failure] },
  async play({ canvas, userEvent }) {
    const send = canvas.getByRole("button", { name: "Send" });
    for (let press = 0; press < 3; press += 1) await userEvent.click(send);
    const toasts = within(await region());
    await toasts.findByText("Error");
    await expect(toasts.getAllByRole("listitem")).toHaveLength(1);
    const first = toasts.getByRole("listitem");
    await userEvent.click(send);
    await waitFor(() => expect(toasts.getByRole("listitem")).not.toBe(first));
  },
});

/** Focusing the invalid field dismisses the error toast: the field's own message explains the correction, and nothing covers it. */
export const FieldTurnedTo = meta.story({
  args: { messages: [failure] },
  render: (args) => (
    <>
      <Demo {...args} />
      <label htmlFor="right-field">A field that is right</label>
      <TextInput id="right-field" />
      <label htmlFor="wrong-field">A field that is wrong</label>
      <TextInput id="wrong-field" aria-invalid />
    </>
  ),
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole("button", { name: "Send" }));
    const toasts = within(await region());
    await toasts.findByText("Error");
    await userEvent.click(canvas.getByLabelText("A field that is right"));
    await expect(toasts.getByText("Error")).toBeVisible();
    await userEvent.click(canvas.getByLabelText("A field that is wrong"));
    await waitFor(() => expect(toasts.queryByText("Error")).toBeNull());
  },
});

/** On a phone the toast is at the top, because keyboard and buttons are at the bottom. */
export const OnAPhone = meta.story({
  globals: { viewport: { value: "phone" } },
  args: { messages: [failure] },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole("button", { name: "Send" }));
    const toast = (await within(await region()).findByText("Error")).closest("li");
    await waitFor(() => expect(toast?.getBoundingClientRect().top).toBeLessThan(24));
  },
});
