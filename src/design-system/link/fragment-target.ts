import { isShareLink, sharedInputsId } from "#format/is-share-link.ts";

/**
 * Finds the target of a fragment such as "#quotes" as the browser does; for a share link, the element that takes its
 * inputs. Returns `null` for a fragment without a target, and for a malformed percent escape, which anybody can put
 * into a link to the site.
 */
export function fragmentTarget(fragment: string): HTMLElement | null {
  const written = isShareLink(fragment) ? sharedInputsId : fragment.slice(1);
  try {
    return document.getElementById(decodeURIComponent(written));
  } catch {
    return document.getElementById(written);
  }
}
