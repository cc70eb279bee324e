import { useState } from "react";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import { Button } from "#design-system/button/button.tsx";
import type { ShownToast } from "#design-system/toast/toast-message.ts";
import { preloadToaster, ToasterGate } from "#design-system/toast/toaster-gate.tsx";
import { modes } from "../../.storybook/modes.ts";
import preview from "../../.storybook/preview.tsx";

interface DemoProps {
  /** Loads the toaster module. */
  readonly load: typeof preloadToaster;
}

const offline = { title: "You are offline", description: "What you typed is kept.", tone: "error" } as const;

/** Shows a toast on each press. */
function Demo({ load }: DemoProps) {
  const [message, setMessage] = useState<ShownToast | null>(null);
  return (
    <>
      <Button onClick={() => setMessage((current) => ({ ...offline, id: (current?.id ?? 0) + 1 }))}>Send</Button>
      <ToasterGate message={message} onDismiss={() => setMessage(null)} loadToaster={load} />
    </>
  );
}

const load = fn<typeof preloadToaster>();

function failToLoad(): Promise<never> {
  return Promise.reject(new Error("The line is down"));
}

const meta = preview.meta({
  component: Demo,
  args: { load },
  beforeEach() {
    load.mockReset();
    load.mockImplementation(failToLoad);
  },
});

/** The toaster module fails to load: the message is still announced and shown, and can be dismissed. */
export const Missing = meta.story({
  parameters: { chromatic: { disableSnapshot: false, modes } },
  async play({ canvas, userEvent, step }) {
    await expect(screen.queryByRole("alert")).toBeNull();
    await step("shows the message", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Send" }));
      const messages = within(await screen.findByRole("alert"));
      await expect(messages.getByText("You are offline")).toBeVisible();
      await expect(messages.getByText(/What you typed is kept/)).toBeVisible();
    });
    await step("closes by keyboard", async () => {
      screen.getByRole("button", { name: "Dismiss: You are offline" }).focus();
      await userEvent.keyboard("{Enter}");
      await waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
    });
    await step("opens again with the next message", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Send" }));
      await expect(await screen.findByRole("alert")).toBeVisible();
      await expect(load).toHaveBeenCalledTimes(2);
    });
  },
});

/** After the network recovers, the next message is shown in the toaster. */
export const BackAgain = meta.story({
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole("button", { name: "Send" }));
    await screen.findByRole("alert");
    load.mockImplementation(preloadToaster);
    await userEvent.click(canvas.getByRole("button", { name: "Send" }));
    const region = await screen.findByRole("region", { name: "Notifications" });
    await waitFor(() => expect(within(region).getAllByRole("listitem")).toHaveLength(1));
    await expect(screen.queryByRole("alert")).toBeNull();
  },
});
