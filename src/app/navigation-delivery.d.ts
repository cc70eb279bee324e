/** Part of Resource Timing that only some browsers have, and TypeScript not yet. */
interface PerformanceResourceTiming {
  /** Where it came from: "" for the line, "cache", or "navigational-prefetch" for a page that was fetched ahead. */
  readonly deliveryType?: string;
}
