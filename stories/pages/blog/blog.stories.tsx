import { expect, fn, waitFor, within } from "storybook/test";
import BlogPage from "#pages/blog/blog-page.tsx";
import { leadStored } from "../../../mocks/leads.ts";
import preview from "../../../.storybook/preview.tsx";
import * as leadFormWords from "#words/lead-form.ts";

const onLead = fn();

const meta = preview.meta({
  component: BlogPage,
  parameters: { layout: "fullscreen" },
  beforeEach: ({ msw }) => msw.use(leadStored(onLead)),
});

/** Three shelves with six articles, in the specified order. */
export const Page = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  async play({ canvas }) {
    const shelves = canvas.getAllByRole("region").map((region) => region.getAttribute("aria-labelledby"));
    await expect(shelves.filter((id) => id?.startsWith("shelf"))).toHaveLength(3);
    await expect(canvas.getAllByRole("heading", { level: 2 }).map((heading) => heading.textContent)).toEqual([
      "Educational Insights",
      "Market Analysis & Reviews",
      "Technical Deep Dives",
      "Weekly insurance tips and updates",
    ]);
    const addresses = canvas
      .getAllByRole("heading", { level: 3 })
      .map((title) => within(title).getByRole("link").getAttribute("href"));
    await expect(new Set(addresses)).toEqual(
      new Set([
        "/blog/best-life-insurance-canada-2024",
        "/blog/home-insurance-guide-canada-2024",
        "/blog/auto-insurance-rates-by-province-2024",
        "/blog/insurance-actuarial-tables-explained",
        "/blog/insurance-fraud-canada",
        "/blog/insurance-consumer-rights-canada",
      ]),
    );
    await expect(canvas.getByText("February 20, 2024")).toBeVisible();
    await expect(canvas.getByText(/47,000\+ subscribers/)).toBeVisible();
  },
});

/** The lead that the newsletter signup sends. */
export const Subscribe = meta.story({
  async play({ canvas, userEvent }) {
    const form = within(canvas.getByRole("region", { name: "Weekly insurance tips and updates" }));
    await userEvent.type(form.getByRole("textbox", { name: leadFormWords.email }), "amrit@example.ca");
    await userEvent.selectOptions(form.getByRole("combobox", { name: leadFormWords.primaryInterest }), "insider_tips");
    await userEvent.click(form.getByRole("button", { name: "Subscribe" }));
    await waitFor(() =>
      expect(onLead).toHaveBeenCalledWith(
        expect.objectContaining({
          name: "",
          email: "amrit@example.ca",
          phone: "",
          interest: "insider_tips",
          lead_type: "newsletter_signup",
          page_source: "blog_index",
          consent: true,
          newsletter: true,
        }),
      ),
    );
  },
});
