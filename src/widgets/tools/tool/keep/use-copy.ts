import { useState } from "react";

/** Writes text to the clipboard. Rejects if the browser denies access. */
export type CopyText = (text: string) => Promise<void>;

/** Copies with the Clipboard API. */
export const copyToClipboard: CopyText = (text) => navigator.clipboard.writeText(text);

/**
 * Copies text and reports the outcome of the last copy.
 * @param failed - Message shown if the browser denies access.
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
