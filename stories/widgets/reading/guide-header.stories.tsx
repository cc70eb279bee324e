import { expect } from "storybook/test";
import { GuideHeader } from "#widgets/reading/guide-header.tsx";
import type { IsoDay } from "#format/long-date.ts";
import preview from "../../../.storybook/preview.tsx";
import * as readingWords from "#words/reading.ts";

const reviewedOn: IsoDay = "2026-11-20";

const meta = preview.meta({
  component: GuideHeader,
  parameters: { layout: "fullscreen" },
  args: {
    title: "Travel insurance",
    lead: "Your health card travels with you and pays very little abroad. This is what to buy, and what to answer with care.",
    reviewedOn,
    readingMinutes: 8,
  },
});

/** The plain opening, for guides that belong to no one line. */
export const Plain = meta.story({
  async play({ canvas }) {
    await expect(canvas.getByRole("heading", { level: 1, name: "Travel insurance" })).toBeVisible();
    await expect(canvas.getByText("November 20, 2026").closest("time")).toHaveAttribute("datetime", "2026-11-20");
    await expect(canvas.getByText("8 minutes to read")).toBeVisible();
  },
});

/** A line's guide has its plate: decoration, so it adds nothing to what is read out. */
export const WithPlate = Plain.extend({
  args: { plate: "travel", kicker: "Guide" },
  async play({ canvas, canvasElement }) {
    await expect(canvasElement.querySelector("svg:has(use)")).toHaveAttribute("aria-hidden", "true");
    await expect(canvas.queryByRole("img")).not.toBeInTheDocument();
  },
});

/** A page with a figure of its own shows it instead of a plate. */
export const WithAside = Plain.extend({
  args: {
    plate: "travel",
    aside: <p className="font-display text-display text-brand">$28,800</p>,
  },
  async play({ canvas, canvasElement }) {
    await expect(canvas.getByText("$28,800")).toBeVisible();
    await expect(canvasElement.querySelector("use")).not.toBeInTheDocument();
  },
});

/** One minute is not "1 minutes". */
export const OneMinute = Plain.extend({
  args: { readingMinutes: 1 },
  async play({ canvas }) {
    await expect(canvas.getByText(readingWords.oneMinuteToRead)).toBeVisible();
  },
});

/** Without a reading time only the review stands in the line. */
export const WithoutReadingTime = meta.story({
  args: { readingMinutes: undefined },
  async play({ canvas }) {
    await expect(canvas.queryByText(/to read/)).not.toBeInTheDocument();
  },
});
