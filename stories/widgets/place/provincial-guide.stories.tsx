import { expect } from "storybook/test";
import * as text from "#text/provincial/alberta-insurance-guide.md";
import { alberta } from "#text/provincial/alberta.ts";
import { provinceTiles } from "#content/provinces/tiles.ts";
import { ProvincialGuide, type ProvincialGuideProps } from "#widgets/place/provincial-guide/provincial-guide.tsx";
import preview from "../../../.storybook/preview.tsx";
import * as provinceWords from "#words/province.ts";

const props: ProvincialGuideProps = {
  province: alberta,
  layout: "margin",
  title: "Insurance in Alberta",
  lead: "One guide, composed in four ways.",
  opening: <p className="border-y-2 border-ink py-6 font-display text-heading-3">What only this page opens with.</p>,
  text,
  related: [{ href: "/learn/auto-insurance", label: "Auto insurance" }],
  reviewedOn: "2026-11-20",
  provinces: Object.values(provinceTiles),
};

const meta = preview.meta({
  component: ProvincialGuide,
  args: props,
  parameters: { layout: "fullscreen" },
});

/** For a guide that argues one point: the record stands in the margin of the text. */
export const Margin = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  async play({ canvas }) {
    await expect(canvas.getAllByRole("heading", { level: 1 })).toHaveLength(1);
    await expect(canvas.getByText("What only this page opens with.")).toBeVisible();
    await expect(canvas.getByRole("link", { current: "page" })).toHaveTextContent(provinceTiles.alberta.name);
  },
});

/** One line at the top of the guide offers to use the province on the whole site; another press stops that. */
export const UseThisProvince = meta.story({
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole("button", { name: provinceWords.offerToUse("Alberta") }));
    await expect(sessionStorage.getItem("province")).toBe("AB");
    await expect(canvas.getByText(provinceWords.isUsed("Alberta"))).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: provinceWords.stopUsing("Alberta") }));
    await expect(sessionStorage.getItem("province")).toBeNull();
    await expect(canvas.getByRole("button", { name: provinceWords.offerToUse("Alberta") })).toBeVisible();
  },
});

/** For a guide that is looked things up in: where the province is, contents beside the text, the record across the page. */
export const Reference = meta.story({
  args: { ...props, layout: "reference" },
  async play({ canvas, canvasElement }) {
    await expect(canvas.getByRole("heading", { level: 1 })).toBeVisible();
    const outlines = [...canvasElement.querySelectorAll("svg[viewBox='0 0 120 70'] path")].map(
      (path) => path.getAttribute("d")?.match(/z/g)?.length,
    );
    await expect(outlines, "thirteen tiles, and Alberta’s own").toEqual([13, 1]);
  },
});

/** For a guide with one thing to remember: it opens on a dark leaf, and the record comes last. */
export const Folio = Margin.extend({
  parameters: { chromatic: { disableSnapshot: true } },
  args: { ...props, layout: "folio" },
});

/** For the territories: the map comes first. */
export const North = Margin.extend({
  parameters: { chromatic: { disableSnapshot: true } },
  args: { ...props, layout: "north" },
});
