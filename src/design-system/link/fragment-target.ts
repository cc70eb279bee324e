import { isShareLink, sharedInputsId } from "#format/is-share-link.ts";

/**
 * The element that a fragment such as "#quotes" points at, as the browser itself finds it; for a share link, the element
 * that takes its inputs. `null` for a fragment that points at nothing, and for one with a broken escape, which anybody can
 * put into a link to the site.
 */
export function fragmentTarget(fragment: string): HTMLElement | null {
  const written = isShareLink(fragment) ? sharedInputsId : fragment.slice(1);
  if (written === "") return null;
  try {
    return document.getElementById(decodeURIComponent(written));
  } catch {
    return document.getElementById(written);
  }
}
