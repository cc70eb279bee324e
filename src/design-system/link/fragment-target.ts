/** The fragment that leads to the part of the page which takes answers out of a link, where it isn't the page itself. */
function placeOfAnswers(): string | undefined {
  return document.querySelector<HTMLElement>("[data-answers-at]")?.dataset["answersAt"];
}

/**
 * The element that a fragment such as "#quotes" points at, as the browser itself finds it; for one that holds answers, the
 * part that takes them. `null` for one that points at nothing, and for one with a broken escape, which anybody can put into
 * a link to the site.
 */
export function fragmentTarget(fragment: string): HTMLElement | null {
  const written = /^#v\d+\./.test(fragment) ? (placeOfAnswers() ?? "") : fragment.slice(1);
  if (written === "") return null;
  try {
    return document.getElementById(decodeURIComponent(written));
  } catch {
    return document.getElementById(written);
  }
}
