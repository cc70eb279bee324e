import { is } from "css-select";
import { DomUtils, parseDocument } from "htmlparser2";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

const loadPage = vi.fn((_path: string): Promise<void> => Promise.resolve());
vi.mock("#app/navigation/page-modules.ts", () => ({ loadPage }));
const { prefetchPage, prefetchPageInView } = await import("#app/navigation/prefetch.ts");

const loaded = () => loadPage.mock.calls.map(([path]) => path);

/**
 * A page with links in its content and elsewhere, and an observer that reports links as in view on request.
 * @param connection - What the browser says about the connection; not every browser does.
 */
function openPage(links: readonly string[], connection?: object) {
  const observed: object[] = [];
  const content = parseDocument(
    `<a href="/about">About</a><main>${links.map((href) => `<a href="${href}">Link</a>`).join("")}</main>`,
  );
  const targets = DomUtils.getElementsByTagName("a", content).map((element) => ({
    element,
    getAttribute: (name: string) => element.attribs[name] ?? null,
  }));
  const inContent = targets.slice(1);
  let report: (entries: readonly object[]) => void = () => {};
  const disconnect = vi.fn();
  vi.stubGlobal("navigator", { connection });
  vi.stubGlobal("document", {
    querySelectorAll: (selector: string) => targets.filter(({ element }) => is(element, selector)),
  });
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
    observed: () => targets.filter((target) => observed.includes(target)).map((target) => target.getAttribute("href")),
    disconnect,
    show: (...shown: readonly number[]) =>
      report(shown.map((index) => ({ isIntersecting: true, target: inContent[index] }))),
    hide: (index: number) => report([{ isIntersecting: false, target: inContent[index] }]),
    /** Takes the address of a link away. */
    disable: (index: number) => delete inContent[index]?.element.attribs["href"],
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

describe("prefetchPageInView", () => {
  const links = ["/learn", "/tools#list", "/blog", "/faq", "/tools?x=1", "/sitemap"];

  test("links of the content to this site are observed", () => {
    const page = openPage([...links, "https://elsewhere.example/learn"]);
    prefetchPageInView("/");
    expect(page.observed()).toEqual(links);
  });

  test("prefetches the first page whose link stays in view for a second, and never the current page", () => {
    const page = openPage(links);
    prefetchPageInView("/learn");
    page.show(0, 2);
    vi.advanceTimersByTime(999);
    page.hide(2);
    page.show(1, 4);
    vi.advanceTimersByTime(500);
    page.show(3);
    vi.advanceTimersByTime(499);
    expect(loaded()).toEqual([]);
    vi.runAllTimers();
    expect(loaded()).toEqual(["/tools"]);
    expect(page.disconnect).toHaveBeenCalledOnce();
  });

  test("a link that has lost its address is skipped", () => {
    const page = openPage(links);
    prefetchPageInView("/");
    page.disable(0);
    page.show(0, 1, 2);
    vi.runAllTimers();
    expect(loaded()).toEqual(["/tools"]);
  });

  test.each([
    ["nothing is observed with Save-Data", true, []],
    ["links are observed without Save-Data", false, links],
  ])("%s", (_name, saveData, observed) => {
    const page = openPage(links, { saveData });
    prefetchPageInView("/");
    expect(page.observed()).toEqual(observed);
  });

  test("nothing is prefetched after the page is left", () => {
    const page = openPage(links);
    const leave = prefetchPageInView("/");
    page.show(0);
    leave();
    vi.runAllTimers();
    expect(loaded()).toEqual([]);
    expect(page.disconnect).toHaveBeenCalledOnce();
  });
});
