import { expect } from "storybook/test";

/** Every link within the page leads to something with words. */
export async function expectLivingFragments(canvasElement: HTMLElement) {
  const links = [...canvasElement.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')];
  await expect(links.length).toBeGreaterThan(3);
  for (const link of links) {
    const id = decodeURIComponent(link.hash.slice(1));
    await expect(canvasElement.querySelector(`[id="${id}"]`), link.hash).toHaveTextContent(/\w/);
  }
}
