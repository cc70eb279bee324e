import { useState } from "react";

/** Puts a text on the clipboard; rejects where the browser doesn't allow it. */
export type CopyText = (text: string) => Promise<void>;

/** The browser's own clipboard. */
export const copyToClipboard: CopyText = (text) => navigator.clipboard.writeText(text);

/**
 * Copies texts, and says what came of the last copy, or why none was made.
 *
 * @param failed - What is said where copying isn't allowed.
 */
export function useCopy(copyText: CopyText, failed: string) {
  const [message, setMessage] = useState("");
  async function copy(text: string, done: string) {
    try {
      await copyText(text);
      setMessage(done);
    } catch {
      setMessage(failed);
    }
  }
  return [message, copy, setMessage] as const;
}
