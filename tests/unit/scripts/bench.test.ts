import { EventEmitter } from "node:events";
import { setImmediate } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import { ratioRow, type Measured } from "../../../scripts/bench/against.ts";
import { floorOf } from "../../../scripts/bench/bench-host.ts";
import { isShortPage } from "../../../scripts/bench/budgets.ts";
import { median } from "../../../scripts/bench/median.ts";
import { inOrderOfUrgency } from "../../../scripts/bench/order-of-urgency.ts";

test.each([
  [[3], 3],
  [[9, 1, 5], 5],
  [[10, 2], 6],
  [[4, 1, 3, 2], 2.5],
  [[], Number.NaN],
])("the median of %j is %d", (values, expected) => {
  expect(median(values)).toBe(expected);
});

test("the host responds by priority, and in order for equal priorities", async () => {
  const answered: string[] = [];
  const answer = inOrderOfUrgency(
    (request: { readonly name: string; readonly headers: Readonly<Record<string, string>> }) => {
      answered.push(request.name);
    },
  );
  const ask = (name: string, priority?: string) => {
    const response = new EventEmitter();
    answer({ name, headers: priority === undefined ? {} : { priority } }, response);
    return response;
  };
  const code = ask("code");
  const loader = ask("loader", "u=1");
  const font = ask("font", "u=1, i");
  await setImmediate();
  expect(answered).toEqual(["loader"]);
  const page = ask("page", "u=0, i");
  loader.emit("close");
  expect(answered).toEqual(["loader", "page"]);
  page.emit("close");
  font.emit("close");
  expect(answered).toEqual(["loader", "page", "font", "code"]);
  code.emit("close");
  const later = ask("later");
  const cancelled = ask("cancelled");
  await setImmediate();
  expect(answered.at(-1)).toBe("later");
  cancelled.emit("close");
  later.emit("close");
  ask("after a cancelled one");
  await setImmediate();
  expect(answered.at(-1)).toBe("after a cancelled one");
});

test("a page's baseline has its text and styles, and neither scripts, web fonts nor a CSP with the hash of other styles", () => {
  const html = [
    '<head><script type="module" src="/a.js"></script><link rel="preload" href="/b.js" as="fetch">',
    '<meta http-equiv="Content-Security-Policy" content="style-src"><link rel="preload" href="/a.woff2" as="font">',
    '<script type="application/ld+json">{"a":1}</script>',
    "<style>@font-face{font-family:A;src:url(a.woff2)}@font-face { font-family: B; }p{color:red}</style></head><p>Text</p>",
  ].join("");
  expect(floorOf(html)).toBe("<head><style>p{color:red}</style></head><p>Text</p>");
});

test("two builds are compared by the ratio of their medians", () => {
  const visit = (largestPaint: number, blocking: number): Measured => ({
    largestPaint,
    blocking,
    nextPage: 150,
    pressNoApp: 40,
    pressApp: Number.POSITIVE_INFINITY,
    html: 12_556,
    code: 118_509,
    requests: 20,
  });
  expect(ratioRow("/", [visit(900, 0), visit(700, 0), visit(800, 30)], [visit(1000, 0)])).toEqual([
    "/",
    "800/1000 0.80",
    "150/150 1.00",
    "40/40 1.00",
    "Infinity/Infinity -",
    "0/0 -",
    "12556/12556 1.00",
    "118509/118509 1.00",
    "20/20 1.00",
  ]);
});

test("a baseline links to other baselines, except for links to files or other sites", () => {
  const links = '<a class="b" href="/learn#top">Learn</a><a href="/map.svg">Map</a><a href="#top">Up</a>';
  expect(floorOf(links)).toBe(links.replace("/learn", "/floor:/learn"));
});

describe("short pages", () => {
  test.each(["/", "/learn", "/tools/consultation", "/sitemap"] as const)("%s is one", (path) => {
    expect(isShortPage(path)).toBe(true);
  });
  test.each(["/learn/home-insurance", "/insurance-types/home", "/faq", "/tools/home-insurance-calculator"] as const)(
    "%s is none",
    (path) => {
      expect(isShortPage(path)).toBe(false);
    },
  );
});
