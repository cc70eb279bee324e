import { expect, screen, waitFor, within } from "storybook/test";
import { Button } from "#design-system/button/button.tsx";
import { ToastProvider, useToast, type ToastMessage } from "#design-system/toast/toast-context.tsx";
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

/** F8 goes to the messages, the button with a name dismisses one, Escape the rest. */
export const Dismissed = meta.story({
  args: { messages: [success, failure] },
  async play({ canvas, userEvent, step }) {
    const send = canvas.getByRole("button", { name: "Send" });
    await userEvent.click(send);
    const toasts = within(await region());
    await toasts.findByText("Success!");
    await userEvent.click(send);
    await toasts.findByText("Error");

    await step("by its button", async () => {
      await userEvent.click(toasts.getByRole("button", { name: "Dismiss: Success!" }));
      await waitFor(() => expect(toasts.queryByText("Success!")).toBeNull());
      await expect(toasts.getByText("Error")).toBeVisible();
    });
    await step("by keyboard alone", async () => {
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

/** Three at most; the oldest makes room. */
export const ManyAtOnce = meta.story({
  args: { messages: ["First", "Second", "Third", "Fourth"].map((title) => ({ title })) },
  async play({ canvas, userEvent }) {
    const send = canvas.getByRole("button", { name: "Send" });
    for (let press = 0; press < 4; press += 1) await userEvent.click(send);
    const toasts = within(await region());
    await toasts.findByText("Fourth");
    await waitFor(() => expect(toasts.getAllByRole("listitem")).toHaveLength(3));
    await expect(toasts.queryByText("First")).toBeNull();
  },
});

/** All tones. */
export const Gallery = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  args: { messages: [{ title: "Your draft is kept", description: "Until you close this tab." }, success, failure] },
  async play({ canvas, userEvent }) {
    const send = canvas.getByRole("button", { name: "Send" });
    for (let press = 0; press < 3; press += 1) await userEvent.click(send);
    const toasts = within(await region());
    await waitFor(() => expect(toasts.getAllByRole("listitem")).toHaveLength(3));
  },
});
