/** User input after which the visitor has moved on. */
const userEvents = ["wheel", "touchmove", "pointerdown", "keydown"];

/**
 * Keeps the passage of the opened link in view (`#:~:text=`), which browsers hide from `location`. Few links have one, so
 * the code is fetched only for them.
 * @returns Scrolls to the passage, unless the visitor has moved on meanwhile. After a reload or a return, the browser
 * restores the scroll position.
 */
export function followPassage(): () => Promise<void> {
  const [visit] = performance.getEntriesByType("navigation");
  const isNewVisit = visit instanceof PerformanceNavigationTiming && visit.type === "navigate";
  if (!isNewVisit || !visit.name.includes(":~:")) return async () => {};
  let hasMoved = "userActivation" in navigator && navigator.userActivation.hasBeenActive;
  for (const type of userEvents) addEventListener(type, () => (hasMoved = true), { once: true, passive: true });
  return async () => {
    const { showPassage } = await import("./show-passage.ts");
    if (!hasMoved) showPassage(visit.name);
  };
}
