import { describe, expect, test } from "vitest";
import { addressOf, pageAt, sitePaths } from "#site/site-path.ts";

describe("pageAt", () => {
  test.each(sitePaths)("%s is found with or without trailing slashes", (path) => {
    for (const pathname of [path, `${path}/`, `${path}//`]) expect(pageAt(pathname)).toBe(path);
  });

  test.each([
    ["", "/"],
    ["//", "/"],
    ["/%6Cearn/life%2Dinsurance", "/learn/life-insurance"],
    ["/faq%20", undefined],
    ["/learn%2Flife-insurance", undefined],
    ["/Learn", undefined],
    ["/learn//life-insurance", undefined],
    ["//learn", undefined],
    ["/nowhere", undefined],
    ["/faq%", undefined],
    ["/%E0%A4%A", undefined],
    ["/learn?from=ad", undefined],
  ])("%j is %s", (pathname, path) => {
    expect(pageAt(pathname)).toBe(path);
  });
});

test.each(["/learn", "/learn?from=ad#top", "/nowhere#top", "https://www.example.ca/?a=1"])(
  "in English, the address of %s is the same",
  (href) => expect(addressOf(href)).toBe(href),
);
