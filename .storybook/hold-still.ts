import type { userEvent } from "storybook/test";

type Hands = ReturnType<typeof userEvent.setup>;

/** Whether this window is a frame on a page of documentation, which says so in its address. */
export const isFrameOfDocs = new URLSearchParams(location.search).has("held");

/**
 * Hands that never come to press anything. On a page of documentation a story is shown as it starts: one that played would
 * take the reader's focus, and the page along with it.
 */
export function heldStill(hands: Hands): Hands {
  return new Proxy(hands, { get: () => () => new Promise(() => {}) });
}
