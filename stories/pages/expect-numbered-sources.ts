import { expect } from "storybook/test";

/** The numbers of a mark, which may be a range. */
function numbersOf({ textContent }: Element): readonly number[] {
  const [first = 0, last = first] = textContent.split("–").map(Number);
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

/** Expects source numbers in order of appearance: the first mark is 1, and no number is skipped. */
export async function expectNumberedSources(canvasElement: HTMLElement) {
  const marks = [...canvasElement.querySelectorAll(':is([data-slot="source-mark"], [data-slot="source-line"]) a')];
  const met = [...new Set(marks.flatMap(numbersOf))];
  await expect(met).toEqual(met.map((_, index) => index + 1));
}
