import { useState } from "react";
import { expect, spyOn } from "storybook/test";
import { ErrorBoundary } from "#design-system/error-boundary/error-boundary.tsx";
import preview from "../../.storybook/preview.tsx";
import { designSystemWords as words } from "#words/design-system.ts";

/** A part that React can't update any more: something has moved its text out of its element. */
function Part() {
  const [isOpen, setOpen] = useState(false);
  if (isOpen) throw new Error("Failed to execute 'removeChild' on 'Node'");
  return (
    <button type="button" onClick={() => setOpen(true)}>
      Show the answer
    </button>
  );
}

const meta = preview.meta({
  component: ErrorBoundary,
  args: { children: <Part /> },
  render: (args) => (
    <>
      <label>
        Name <input />
      </label>
      <ErrorBoundary {...args} />
    </>
  ),
  beforeEach: () => void spyOn(console, "error").mockImplementation(() => {}),
});

/** Only the part that failed is replaced, in our words; what was entered elsewhere stays, and the part can be tried again. */
export const Failed = meta.story({
  async play({ canvas, userEvent }) {
    await userEvent.type(canvas.getByRole("textbox", { name: "Name" }), "Zoé");
    await userEvent.click(canvas.getByRole("button", { name: "Show the answer" }));
    await expect(canvas.getByRole("alert")).toHaveTextContent(words.failed);
    await expect(canvas.queryByText(/removeChild/)).toBeNull();
    await expect(canvas.getByRole("textbox", { name: "Name" })).toHaveValue("Zoé");
    await userEvent.click(canvas.getByRole("button", { name: words.retry }));
    await expect(canvas.getByRole("button", { name: "Show the answer" })).toBeVisible();
  },
});

/** A part that is no content of the page, such as a floating button, disappears without a message. */
export const WithoutMessage = meta.story({
  args: { fallback: null },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole("button", { name: "Show the answer" }));
    await expect(canvas.queryByRole("alert")).toBeNull();
    await expect(canvas.getByRole("textbox", { name: "Name" })).toBeVisible();
  },
});
