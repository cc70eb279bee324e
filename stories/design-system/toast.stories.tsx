import { expect, screen, waitFor, within } from "storybook/test";
import { Button } from "#design-system/button/button.tsx";
import { TextInput } from "#design-system/text-input/text-input.tsx";
import { ToastProvider, useToast } from "#design-system/toast/toast-context.tsx";
import type { ToastMessage } from "#design-system/toast/toast-message.ts";
import preview from "../../.storybook/preview.tsx";

interface DemoProps {
  /** One message a press, in turn. */
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

/** What Radix says to assistive technology; it removes it after a second. */
const announcement = (politeness: "polite" | "assertive", words: RegExp) =>
  waitFor(() => {
    const said = screen.getAllByRole("status").find((status) => words.test(status.textContent));
    if (said === undefined) throw new Error(`Nothing said ${String(words)}`);
    return expect(said).toHaveAttribute("aria-live", politeness);
  });

/** The first message fetches the toaster, and is still shown and said. Focus stays where it was. */
export const Success = meta.story({
  async play({ canvas, userEvent }) {
    await expect(screen.queryByRole("region", { name: "Notifications" })).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Send" }));
    await expect(await within(await region()).findByText("Success!")).toBeVisible();
    await announcement("polite", /Success! Thank you!/);
    await expect(canvas.getByRole("button", { name: "Send" })).toHaveFocus();
  },
});

/** An error interrupts. */
export const Failure = meta.story({
  args: { messages: [failure] },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole("button", { name: "Send" }));
    await expect(await within(await region()).findByText("Something went wrong. Please try again.")).toBeVisible();
    await announcement("assertive", /Error Something went wrong/);
  },
});

/** Dismissed by the button with its name, or from the keyboard: F8 goes to the message, Escape takes it away. */
export const Dismissed = meta.story({
  args: { messages: [success, failure] },
  async play({ canvas, userEvent, step }) {
    const send = canvas.getByRole("button", { name: "Send" });
    await userEvent.click(send);
    const toasts = within(await region());
    await toasts.findByText("Success!");

    await step("by its button", async () => {
      await userEvent.click(toasts.getByRole("button", { name: "Dismiss: Success!" }));
      await waitFor(() => expect(toasts.queryByText("Success!")).toBeNull());
    });
    await step("by keyboard alone", async () => {
      await userEvent.click(send);
      await toasts.findByText("Error");
      await userEvent.keyboard("{F8}{Tab}{Escape}");
      await waitFor(() => expect(toasts.queryByText("Error")).toBeNull());
    });
  },
});

/** A message goes by itself, unless someone points at it or has focus in it. */
export const GoesByItself = meta.story({
  args: { messages: [{ title: "Copied", duration: 150 }] },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole("button", { name: "Send" }));
    const toasts = within(await region());
    await toasts.findByText("Copied");
    await waitFor(() => expect(toasts.queryByText("Copied")).toBeNull());
  },
});

/** A new message replaces the one before, and is said even when its words are the same. */
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

/** No error stands beside the success that came after it. */
export const SuccessAfterErrors = meta.story({
  args: { messages: [failure, failure, success] },
  async play({ canvas, userEvent }) {
    const send = canvas.getByRole("button", { name: "Send" });
    for (let press = 0; press < 3; press += 1) await userEvent.click(send);
    const toasts = within(await region());
    await toasts.findByText("Success!");
    await expect(toasts.queryByText("Error")).toBeNull();
  },
});

/** Turning to a field that is wrong takes the error away: the field's own words say what to do, and nothing covers it. */
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

/** On a phone it is at the top: the bottom is where one types and presses. */
export const OnAPhone = meta.story({
  globals: { viewport: { value: "phone" } },
  args: { messages: [failure] },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole("button", { name: "Send" }));
    const toast = (await within(await region()).findByText("Error")).closest("li");
    await waitFor(() => expect(toast?.getBoundingClientRect().top).toBeLessThan(24));
  },
});

/** An error, as it looks. */
export const Gallery = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  args: { messages: [failure] },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole("button", { name: "Send" }));
    await expect(await within(await region()).findByText("Error")).toBeVisible();
  },
});

/** A success. */
export const SuccessGallery = Gallery.extend({
  parameters: { chromatic: { disableSnapshot: true } },
  args: { messages: [success] },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole("button", { name: "Send" }));
    await expect(await within(await region()).findByText("Success!")).toBeVisible();
  },
});
