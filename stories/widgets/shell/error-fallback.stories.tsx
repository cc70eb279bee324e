import { expect } from "storybook/test";
import { ErrorFallback } from "#widgets/shell/error-fallback.tsx";
import preview from "../../../.storybook/preview.tsx";
import * as shellWords from "#words/shell.ts";

const meta = preview.meta({
  component: ErrorFallback,
  args: { message: "Failed to fetch dynamically imported module" },
  parameters: { layout: "fullscreen" },
});

/** The specified heading, the error's own words said at once, and a way back. */
export const Failed = meta.story({
  async play({ canvas, userEvent }) {
    await expect(canvas.getByRole("heading", { level: 1, name: shellWords.unexpectedApplicationError })).toBeVisible();
    await expect(canvas.getByRole("alert")).toHaveTextContent("Failed to fetch dynamically imported module");
    await userEvent.tab();
    // A plain link, because nothing of the application can be relied on.
    const link = canvas.getByRole("link", { name: shellWords.returnToHome });
    await expect(link).toHaveFocus();
    await expect(link).toHaveAttribute("href", "/");
    await expect(getComputedStyle(link).textDecorationLine).toBe("underline");
  },
});

/** An error without words still gets a sentence rather than an empty box. */
export const WithoutMessage = meta.story({
  args: { message: "" },
  async play({ canvas }) {
    await expect(canvas.getByRole("alert")).toHaveTextContent(shellWords.noDescription);
  },
});

/** A message may be one endless word, such as an address. */
export const Gallery = meta.story({
  args: {
    message: `Failed to fetch dynamically imported module: https://www.northcover.example/assets/${"learn-".repeat(20)}page.js`,
  },
  globals: { viewport: { value: "phone" } },
  parameters: { chromatic: { disableSnapshot: false } },
  async play() {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
});
