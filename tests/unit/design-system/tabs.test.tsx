import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { tabForKey } from "#design-system/tabs/tab-keys.ts";
import { Tabs } from "#design-system/tabs/tabs.tsx";

const html = renderToString(
  <Tabs
    label="Home insurance"
    defaultValue="costs"
    items={[
      { id: "cover", title: "Cover", content: <p>What is covered</p> },
      { id: "costs", title: "Costs", content: <p>What moves the price</p> },
    ]}
  />,
);

describe("prerendered tabs", () => {
  it("contain the text of every panel", () => {
    expect(html).toContain("What is covered");
    expect(html).toContain("What moves the price");
  });

  it("hide all panels but the default one with the plain `hidden` attribute", () => {
    expect(html.match(/ hidden=/g)).toHaveLength(1);
    expect(html).toMatch(/<div id="cover"[^>]*hidden=""/);
  });

  it("are links to their panels, and all are focusable", () => {
    expect(html).toContain('href="#cover"');
    expect(html).not.toMatch(/<a[^>]*tabindex/i);
  });

  it("carry no inline style, which the content security policy would refuse", () => {
    expect(html).not.toContain("style=");
  });
});

describe("keys", () => {
  it.each([
    ["ArrowRight", 0, "ltr", 1],
    ["ArrowRight", 2, "ltr", 0],
    ["ArrowLeft", 0, "ltr", 2],
    ["ArrowLeft", 0, "rtl", 1],
    ["ArrowRight", 0, "rtl", 2],
    ["Home", 2, "ltr", 0],
    ["End", 0, "rtl", 2],
    ["ArrowDown", 0, "ltr", undefined],
    ["a", 0, "ltr", undefined],
  ] as const)("%s on tab %i of three, %s, moves to %s", (key, index, direction, expected) => {
    expect(tabForKey(key, index, 3, direction === "rtl")).toBe(expected);
  });
});
