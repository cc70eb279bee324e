import { expect, screen, waitFor } from "storybook/test";

/** Toasts are rendered outside the story's canvas and fade in. */
export async function expectToast(text: string, timeout = 3000) {
  await waitFor(() => expect(screen.getByText(text, { exact: true })).toBeVisible(), { timeout });
}
