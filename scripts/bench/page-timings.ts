/** What a page notes about itself while it loads. Times in milliseconds since its navigation began. */
export interface PageTimings {
  firstPaint: number;
  largestPaint: number;
  shift: number;
  /** What moved, for the reader of the report. */
  readonly shifted: string[];
  readonly longTasks: { readonly start: number; readonly duration: number }[];
  /** Presses with the time until the next paint. */
  readonly presses: { readonly type: string; readonly start: number; readonly duration: number }[];
  /** When the loader began to listen for presses; one made before it would be lost. */
  listensAt: number | undefined;
}

declare global {
  interface LayoutShift extends PerformanceEntry {
    readonly value: number;
    readonly hadRecentInput: boolean;
    readonly sources: readonly { readonly node: Node | null }[];
  }
  interface Window {
    pageTimings: PageTimings;
  }
}

/** Runs in the page, before anything of its own. */
export function notePageTimings(): void {
  const timings: PageTimings = {
    firstPaint: 0,
    largestPaint: 0,
    shift: 0,
    shifted: [],
    longTasks: [],
    presses: [],
    listensAt: undefined,
  };
  window.pageTimings = timings;
  function observe(
    options: PerformanceObserverInit & { readonly durationThreshold?: number },
    note: (entry: PerformanceEntry) => void,
  ) {
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ buffered: true, ...options });
  }
  observe({ type: "paint" }, ({ name, startTime }) => {
    if (name === "first-contentful-paint") timings.firstPaint = startTime;
  });
  observe({ type: "largest-contentful-paint" }, ({ startTime }) => {
    timings.largestPaint = startTime;
  });
  observe({ type: "layout-shift" }, (entry) => {
    const { value, hadRecentInput, sources } = entry as LayoutShift;
    if (hadRecentInput) return;
    timings.shift += value;
    for (const { node } of sources) {
      if (node instanceof Element) timings.shifted.push(`${node.tagName} ${node.textContent.slice(0, 40)}`);
    }
  });
  observe({ type: "longtask" }, ({ startTime, duration }) => {
    timings.longTasks.push({ start: startTime, duration });
  });
  observe({ type: "event", durationThreshold: 16 }, ({ name, startTime, duration }) => {
    if (["pointerdown", "pointerup", "click", "keydown"].includes(name))
      timings.presses.push({ type: name, start: startTime, duration });
  });
  const listen = EventTarget.prototype.addEventListener;
  EventTarget.prototype.addEventListener = function (...call: Parameters<typeof listen>) {
    if (call[0] === "click") timings.listensAt ??= performance.now();
    return listen.apply(this, call);
  };
}
