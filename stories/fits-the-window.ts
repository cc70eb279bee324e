import { expect } from "storybook/test";

/** Elements that overflow the viewport, by role and text. */
function reachingOut(): readonly string[] {
  const { clientWidth } = document.documentElement;
  return [...document.body.querySelectorAll("*")]
    .filter((part) => part.getBoundingClientRect().right > clientWidth + 1)
    .map((part) => `${part.tagName.toLowerCase()} ${part.textContent.slice(0, 60)}`);
}

/** Expects no horizontal scrolling of the page. */
export async function fitsTheWindow() {
  const { scrollWidth, clientWidth } = document.documentElement;
  await expect(scrollWidth > clientWidth ? reachingOut() : []).toEqual([]);
}
