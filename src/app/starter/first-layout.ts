/**
 * Has a page that came over the line laid out now: the browser holds the first paint back a moment for the fonts, and
 * would begin with the layout only then. A page that was fetched ahead has its fonts by then, too: it would be laid out
 * once for the fallbacks and once more for them.
 */
export function layOutAhead(): void {
  const [visit] = performance.getEntriesByType("navigation");
  if (visit instanceof PerformanceNavigationTiming && visit.deliveryType === "") document.body.getBoundingClientRect();
}
