import { expect, within } from "storybook/test";
import LifeEventsPage from "#text/learn/life-events.md?page";
import { sitePaths } from "#site/site-path.ts";
import preview from "../../../.storybook/preview.tsx";
import { expectWholeGuide } from "./expect-whole-guide.ts";

const meta = preview.meta({ component: LifeEventsPage, parameters: { layout: "fullscreen" } });

/** Every event by its part of life, with its first deadline across from it. */
export const Page = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  async play({ canvas, canvasElement }) {
    await expectWholeGuide(canvasElement, "Something has changed. What now?");
    const home = within(canvas.getByRole("region", { name: "Your home" }));
    await expect(home.getByRole("link", { name: /^A first rental/ })).toHaveAttribute(
      "href",
      "/learn/life-events/first-rental",
    );
    const plates = [...canvasElement.querySelectorAll("a use")].map((plate) => plate.getAttribute("href"));
    await expect(new Set(plates).size, "each event has a plate of its own").toBe(12);
    const links = canvas.getAllByRole("link").map((link) => link.getAttribute("href"));
    await expect(sitePaths.filter((path) => path.startsWith("/learn/life-events/") && !links.includes(path))).toEqual(
      [],
    );
  },
});
