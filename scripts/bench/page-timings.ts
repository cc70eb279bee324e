/** Timings recorded by the page itself, in milliseconds since navigation start; 0 until known. */
export interface PageTimings {
  firstPaint: number;
  largestPaint: number;
  /** Total blocking time: the part over 50 ms of each task after first paint. */
  blocking: number;
  shift: number;
  /** When hydration was complete. */
  ready: number;
}

declare global {
  interface LayoutShift extends PerformanceEntry {
    readonly value: number;
    readonly hadRecentInput: boolean;
  }
  interface Window {
    pageTimings: PageTimings;
  }
}

/** Runs in the page, before its own scripts. */
export function recordPageTimings(): void {
  const timings: PageTimings = { firstPaint: 0, largestPaint: 0, blocking: 0, shift: 0, ready: 0 };
  window.pageTimings = timings;
  const observe = (type: string, record: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(record)).observe({ type, buffered: true });
  observe("paint", ({ name, startTime }) => {
    if (name === "first-contentful-paint") timings.firstPaint = startTime;
  });
  observe("largest-contentful-paint", ({ startTime }) => {
    timings.largestPaint = startTime;
  });
  observe("longtask", ({ startTime, duration }) => {
    if (timings.firstPaint > 0 && startTime >= timings.firstPaint) timings.blocking += duration - 50;
  });
  observe("layout-shift", (entry) => {
    const { value, hadRecentInput } = entry as LayoutShift;
    if (!hadRecentInput) timings.shift += value;
  });
  addEventListener("page-ready", ({ timeStamp }) => (timings.ready ||= timeStamp));
}
