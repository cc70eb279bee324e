import { expect, within } from "storybook/test";
import { Figure } from "#widgets/reading/figure/figure.tsx";
import { GuideFooter, type GuideFooterProps } from "#widgets/reading/guide-footer.tsx";
import preview from "../../../.storybook/preview.tsx";
import { expectLink } from "../../expect-link.ts";
import * as readingWords from "#words/reading.ts";

const guide: GuideFooterProps = {
  reviewedOn: "2026-11-20",
  related: [
    { href: "/learn/home-insurance", label: "Home insurance" },
    { href: "/learn/insurance-claims", label: "Filing a claim" },
    { href: "/insurance-types/home", label: "Best home insurance" },
  ],
};

const meta = preview.meta({
  component: GuideFooter,
  args: guide,
  render: (args) => (
    <>
      <h1 className="sr-only">A guide</h1>
      <p className="sr-only">
        <Figure basis="S57">28%</Figure>, <Figure basis="S93">$1,250</Figure> and <Figure basis="site">10%</Figure>.
      </p>
      <GuideFooter {...args} />
    </>
  ),
});

/** When it was reviewed, what it is not, where to complain, what to read next, and the sources. */
export const Footer = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  async play({ canvas, canvasElement }) {
    await expect(canvas.getByText("November 20, 2026")).toHaveAttribute("datetime", "2026-11-20");
    await expect(canvas.getByText(/education, not advice\. Rules differ by province/)).toBeVisible();
    await expectLink(canvas, readingWords.yourRightsAndWhereToGo, "/blog/insurance-consumer-rights-canada");
    const related = within(canvas.getByRole("navigation", { name: readingWords.readNext })).getAllByRole("link");
    await expect(related).toHaveLength(3);
    for (const link of related) await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await expect(canvasElement.querySelectorAll("[data-slot=source-list] ol li")).toHaveLength(2);
  },
});

/** A page need not have relatives. */
export const WithoutRelatives = meta.story({
  args: { related: [] },
  async play({ canvas }) {
    await expect(canvas.queryByRole("navigation")).toBeNull();
    await expectLink(canvas, readingWords.yourRightsAndWhereToGo, "/blog/insurance-consumer-rights-canada");
  },
});
