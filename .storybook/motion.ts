/**
 * Ends every animation that has an end. Storybook pauses animations before it checks a story, but half-way through,
 * content seems to overlap what is below; and it doesn't pause those of `::details-content`, which
 * `document.getAnimations` doesn't list either.
 */
export function endAnimations(): void {
  const style = document.createElement("style");
  style.textContent = "::details-content { transition: none !important; }";
  document.head.append(style);
  // Reading a size forces a reflow, so the rule takes effect before it is removed.
  void document.body.clientHeight;
  style.remove();
  for (const animation of document.getAnimations()) {
    const { endTime } = animation.effect?.getComputedTiming() ?? {};
    if (typeof endTime === "number" && Number.isFinite(endTime)) animation.finish();
  }
}

/** Resumes animations that Storybook leaves paused when a check fails: later stories would fail as well. */
export function liftHalt(): void {
  for (const style of document.head.querySelectorAll("style")) {
    if (style.textContent.includes("animation-play-state: paused !important")) style.remove();
  }
}
