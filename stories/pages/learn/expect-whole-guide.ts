import { expect, within } from "storybook/test";
import { expectLink } from "../../expect-link.ts";
import { shows, type Parts } from "../shows.ts";
import * as readingWords from "#words/reading.ts";

/**
 * The play of a guide: one title, review date, disclaimer and complaint offices, what this guide alone has, and what else
 * is expected of it. The links are followed in `crawl.spec.ts`.
 */
export function expectWholeGuide(title: string, parts: Parts, others?: (page: HTMLElement) => Promise<void>) {
  return async ({ canvasElement }: { readonly canvasElement: HTMLElement }) => {
    const page = within(canvasElement);
    const titles = page.getAllByRole("heading", { level: 1 });
    await expect(titles.map((heading) => heading.textContent)).toEqual([title]);
    await expect(
      page.getByText(readingWords.reviewed, { exact: false, selector: "[data-slot=guide-header] span" }),
    ).toHaveTextContent(/Reviewed November \d+, 2026/);
    await expect(page.getByText(/This is education, not advice/)).toBeVisible();
    await expectLink(page, readingWords.yourRightsAndWhereToGo, "/blog/insurance-consumer-rights-canada");
    await shows(canvasElement, parts);
    await others?.(canvasElement);
  };
}

/** Titles of the steps of a page, in order. */
export const stepTitles = (page: HTMLElement) =>
  [...page.querySelectorAll("[data-slot=step] > div > p")].map((title) => title.textContent);
