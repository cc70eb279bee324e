import { expect } from "storybook/test";

/** Expects source numbers in order of appearance: the first mark is 1, and no number is skipped. */
export async function expectNumberedSources(canvasElement: HTMLElement) {
  const marks = [...canvasElement.querySelectorAll('[data-slot="source-mark"] a')];
  const met = [...new Set(marks.map(({ textContent }) => Number(textContent)))];
  await expect(met).toEqual(met.map((_, index) => index + 1));
}
