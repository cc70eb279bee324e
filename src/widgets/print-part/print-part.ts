/**
 * Opens the browser's print view with one part of the page on the paper and nothing else.
 *
 * @param print - Opens the print view; it returns once the visitor is done, or at once on phones.
 */
export function printPart(part: Element, print: () => void): void {
  const root = document.documentElement;
  const before = root.dataset["paper"];
  root.dataset["paper"] = "part";
  part.setAttribute("data-printed", "");
  addEventListener(
    "afterprint",
    () => {
      part.removeAttribute("data-printed");
      if (before === undefined) delete root.dataset["paper"];
      else root.dataset["paper"] = before;
    },
    { once: true },
  );
  print();
}
