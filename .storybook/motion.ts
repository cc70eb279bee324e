/**
 * Ends the opening animation of every `details`. Storybook pauses animations before it checks a story, but not those of
 * `::details-content`, whose text would then seem to overlap the content below.
 */
export function endOpenings(): void {
  const style = document.createElement("style");
  style.textContent = "::details-content { transition: none !important; }";
  document.head.append(style);
  // Reading a size forces a reflow, so the rule takes effect before it is removed.
  void document.body.clientHeight;
  style.remove();
}

/** Resumes animations that Storybook leaves paused when a check fails: later stories would fail as well. */
export function liftHalt(): void {
  for (const style of document.head.querySelectorAll("style")) {
    if (style.textContent.includes("animation-play-state: paused !important")) style.remove();
  }
}
