/** Ancestors of an element, up to and including the body. */
function holdersOf(part: Element): readonly Element[] {
  const holder = part.parentElement;
  return holder === null || holder === document.documentElement ? [] : [holder, ...holdersOf(holder)];
}

/**
 * Opens the browser's print dialog with only one part of the page on paper.
 *
 * @param print - Opens the print dialog; it returns once the visitor is done, or at once on phones.
 */
export function printPart(part: Element, print: () => void): void {
  const root = document.documentElement;
  const before = root.dataset["paper"];
  root.dataset["paper"] = before === undefined ? "part" : `${before} part`;
  const around = holdersOf(part);
  part.setAttribute("data-printed", "whole");
  for (const holder of around) holder.setAttribute("data-printed", "around");
  addEventListener(
    "afterprint",
    () => {
      for (const element of [part, ...around]) element.removeAttribute("data-printed");
      if (before === undefined) delete root.dataset["paper"];
      else root.dataset["paper"] = before;
    },
    { once: true },
  );
  print();
}
