import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

const loadPage = vi.fn((_path: string): Promise<void> => Promise.resolve());
vi.mock("#app/navigation/page-modules.ts", () => ({ loadPage }));
const { prefetchPage, prefetchPagesInView } = await import("#app/navigation/prefetch.ts");

const loaded = () => loadPage.mock.calls.map(([path]) => path);

/** A page with links, and an observer that reports links as in view on request. */
function openPage(links: readonly string[], saveData = false) {
  const observed: object[] = [];
  const targets = links.map((href) => ({ getAttribute: () => href }));
  let report: (entries: readonly object[]) => void = () => {};
  const disconnect = vi.fn();
  vi.stubGlobal("navigator", { connection: { saveData } });
  vi.stubGlobal("document", { querySelectorAll: () => targets });
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(callback: typeof report) {
        report = callback;
      }
      observe = (target: object) => void observed.push(target);
      disconnect = disconnect;
    },
  );
  return {
    observed,
    disconnect,
    show: (...shown: readonly number[]) =>
      report(shown.map((index) => ({ isIntersecting: true, target: targets[index] }))),
    hide: (index: number) => report([{ isIntersecting: false, target: targets[index] }]),
  };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  loadPage.mockClear();
});

describe("prefetchPage", () => {
  test.each([
    ["/learn", ["/learn"]],
    ["/tools?insurer=a#your-request", ["/tools"]],
    ["/learn#top", ["/learn"]],
    ["/no-page-of-ours", []],
    ["https://elsewhere.example/learn", []],
  ])("%s", (href, paths) => {
    prefetchPage(href);
    expect(loaded()).toEqual(paths);
  });

  test("a failed prefetch is ignored", async () => {
    loadPage.mockRejectedValueOnce(new Error("offline"));
    prefetchPage("/learn");
    await vi.runAllTimersAsync();
    expect(loaded()).toEqual(["/learn"]);
  });
});

describe("prefetchPagesInView", () => {
  const links = ["/learn", "/tools#list", "/blog", "/faq", "/tools?x=1", "/sitemap"];

  test("links are observed one second after the page is shown", () => {
    const page = openPage(links);
    prefetchPagesInView("/");
    vi.advanceTimersByTime(999);
    expect(page.observed).toHaveLength(0);
    vi.advanceTimersByTime(1);
    expect(page.observed).toHaveLength(links.length);
  });

  test("prefetches the first three linked pages in view once each, and never the current page", () => {
    const page = openPage(links);
    prefetchPagesInView("/learn");
    vi.advanceTimersByTime(1000);
    page.hide(2);
    page.show(0, 1, 4);
    expect(loaded()).toEqual(["/tools"]);
    page.show(2, 3, 5);
    expect(loaded()).toEqual(["/tools", "/blog", "/faq"]);
  });

  test("nothing is observed with Save-Data, or after the page is left", () => {
    const saving = openPage(links, true);
    prefetchPagesInView("/")();
    vi.advanceTimersByTime(2000);
    expect(saving.observed).toHaveLength(0);
    const left = openPage(links);
    prefetchPagesInView("/")();
    vi.advanceTimersByTime(2000);
    expect(left.observed).toHaveLength(0);
    expect(left.disconnect).toHaveBeenCalledOnce();
  });
});
