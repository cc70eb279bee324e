/** What a page records about itself. Times in milliseconds since its navigation began; 0 until then. */
export interface PageTimings {
  firstPaint: number;
  largestPaint: number;
  /** The part over 50 ms of each task after the first paint. */
  blocking: number;
  shift: number;
  /** When the app had hydrated the page. */
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

/** Runs in the page, before anything of its own. */
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
