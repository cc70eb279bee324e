import { expect, within } from "storybook/test";
import { sitePaths } from "#site/site-path.ts";
import * as readingWords from "#words/reading.ts";

const paths: ReadonlySet<string> = new Set(sitePaths);

/** Expects the parts of every guide: one title, review date, disclaimer, complaint offices, and links with existing targets. */
export async function expectWholeGuide(canvasElement: HTMLElement, title: string) {
  const page = within(canvasElement);
  const titles = page.getAllByRole("heading", { level: 1 });
  await expect(titles.map((heading) => heading.textContent)).toEqual([title]);
  await expect(
    page.getByText(readingWords.reviewed, { exact: false, selector: "[data-slot=guide-header] span" }),
  ).toHaveTextContent(/Reviewed November \d+, 2026/);
  await expect(page.getByText(/This is education, not advice/)).toBeVisible();
  await expect(page.getByRole("link", { name: readingWords.yourRightsAndWhereToGo })).toHaveAttribute(
    "href",
    "/blog/insurance-consumer-rights-canada",
  );
  for (const link of canvasElement.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')) {
    await expect(canvasElement.querySelector(`[id="${link.hash.slice(1)}"]`), link.hash).toHaveTextContent(/\w/);
  }
  const inside = [...canvasElement.querySelectorAll('a[href^="/"]')].map((link) => link.getAttribute("href") ?? "");
  await expect(inside.filter((href) => !paths.has(href.replace(/#.*$/, "")))).toEqual([]);
}
