/**
 * Ends the opening of every `details`. Storybook halts what moves before a story is checked, but can't reach the
 * content's own pseudo-element: its lines would count as lying over what comes below.
 */
export function endOpenings(): void {
  const style = document.createElement("style");
  style.textContent = "::details-content { transition: none !important; }";
  document.head.append(style);
  // Asking for a size makes the browser take the rule in before it goes.
  void document.body.clientHeight;
  style.remove();
}

/** Lifts a halt that Storybook leaves behind when a check fails: the stories after it would fail as well. */
export function liftHalt(): void {
  for (const style of document.head.querySelectorAll("style")) {
    if (style.textContent.includes("animation-play-state: paused !important")) style.remove();
  }
}
