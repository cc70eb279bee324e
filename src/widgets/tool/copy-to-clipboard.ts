/**
 * Puts a text on the clipboard.
 *
 * @throws {DOMException} Where the browser doesn't allow it.
 */
export async function copyToClipboard(text: string): Promise<void> {
  await navigator.clipboard.writeText(text);
}
