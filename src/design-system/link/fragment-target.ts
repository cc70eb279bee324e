/**
 * The element that a fragment such as "#quotes" points at, as the browser itself finds it. `null` for one that points at
 * nothing, and for one with a broken escape, which anybody can put into a link to the site.
 */
export function fragmentTarget(fragment: string): HTMLElement | null {
  const written = fragment.slice(1);
  if (written === "") return null;
  try {
    return document.getElementById(decodeURIComponent(written));
  } catch {
    return document.getElementById(written);
  }
}
