import { expect } from "storybook/test";

/** Expects every fragment link on the page to have a target with text. */
export async function expectLivingFragments(canvasElement: HTMLElement) {
  const links = [...canvasElement.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')];
  await expect(links.length).toBeGreaterThan(3);
  for (const link of links) {
    const id = decodeURIComponent(link.hash.slice(1));
    await expect(canvasElement.querySelector(`[id="${id}"]`), link.hash).toHaveTextContent(/\w/);
  }
}
