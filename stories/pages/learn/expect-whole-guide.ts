import { expect, within } from "storybook/test";
import * as readingWords from "#words/reading.ts";

/** Expects the parts of every guide: one title, review date, disclaimer and complaint offices. The links are followed in `crawl.spec.ts`. */
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
}
