import { CodeReplaced } from "./fetch-code.ts";

const reloadedName = "reloaded-for";

/**
 * Reloads a page whose code a new release has replaced. Once the app runs, what the visitor has typed is in the session's
 * drafts.
 * @param failure - The reason why code could not be fetched.
 * @returns Whether the page reloads: only for replaced code, and once for each file, so that a broken release doesn't
 *   reload forever.
 */
export function reloadIfReplaced(failure: unknown): boolean {
  if (!(failure instanceof CodeReplaced)) return false;
  try {
    if (sessionStorage.getItem(reloadedName) === failure.message) return false;
    sessionStorage.setItem(reloadedName, failure.message);
  } catch {
    // Without storage, the page can't tell whether it has reloaded.
    return false;
  }
  location.reload();
  return true;
}
