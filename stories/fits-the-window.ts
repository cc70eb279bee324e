import { expect } from "storybook/test";

/** What reaches beyond the window's end, by its role and words. */
function reachingOut(): readonly string[] {
  const { clientWidth } = document.documentElement;
  return [...document.body.querySelectorAll("*")]
    .filter((part) => part.getBoundingClientRect().right > clientWidth + 1)
    .map((part) => `${part.tagName.toLowerCase()} ${part.textContent.slice(0, 60)}`);
}

/** Nothing makes the page scroll sideways. */
export async function fitsTheWindow() {
  const { scrollWidth, clientWidth } = document.documentElement;
  await expect(scrollWidth > clientWidth ? reachingOut() : []).toEqual([]);
}
