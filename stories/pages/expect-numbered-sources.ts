import { expect } from "storybook/test";

/** Sources are numbered as a reader meets them: the first mark is 1, and no number is skipped on the way. */
export async function expectNumberedSources(canvasElement: HTMLElement) {
  const marks = [...canvasElement.querySelectorAll('[data-slot="source-mark"] a')];
  const met = [...new Set(marks.map(({ textContent }) => Number(textContent)))];
  await expect(met).toEqual(met.map((_, index) => index + 1));
}
