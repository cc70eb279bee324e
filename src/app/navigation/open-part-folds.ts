/**
 * Opens the parts of a page that fold on phones, where the window is wide: styles show them open there, and their
 * summaries are headings that nobody can press (`details.css`).
 */
export function openPartFolds(): void {
  if (!matchMedia("(width>=30rem)").matches) return;
  for (const fold of document.querySelectorAll("details.prose")) {
    fold.setAttribute("open", "");
    fold.firstElementChild?.setAttribute("tabindex", "-1");
  }
}
