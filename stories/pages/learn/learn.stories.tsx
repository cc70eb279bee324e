import { expect, fn, waitFor, within } from "storybook/test";
import LearnPage from "#pages/learn-page.tsx";
import { leadStored } from "../../../mocks/leads.ts";
import preview from "../../../.storybook/preview.tsx";
import * as leadFormWords from "#words/lead-form.ts";
import { contactBoxStatement } from "#consent-statements";

const onLead = fn();

const meta = preview.meta({
  component: LearnPage,
  parameters: { layout: "fullscreen" },
  beforeEach: ({ msw }) => msw.use(leadStored(onLead)),
});

/** Twelve topics in order, four guides by stage of life, and three resources that are described but not linked. */
export const Page = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  async play({ canvas }) {
    const topics = canvas.getByRole("list", { name: "Essential topics" });
    const addresses = within(topics)
      .getAllByRole("link")
      .map((link) => link.getAttribute("href"));
    await expect(addresses).toEqual(
      [
        "how-insurance-works",
        "choose-insurance",
        "insurance-claims",
        "life-insurance",
        "home-insurance",
        "auto-insurance",
        "health-insurance",
        "travel-insurance",
        "business-insurance",
        "disability-insurance",
        "insurance-comparison",
        "insurance-savings",
      ].map((topic) => `/learn/${topic}`),
    );
    const stages = within(canvas.getByRole("region", { name: "For your stage of life" }));
    await expect(stages.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
      "/learn/young-professionals-insurance",
      "/learn/new-immigrant-insurance",
      "/learn/high-net-worth-insurance",
      "/learn/insurance-for-seniors",
    ]);
    const events = canvas.getByRole("link", { name: "See the life events" });
    await expect(events).toHaveAttribute("href", "/learn/life-events");
    const resources = within(canvas.getByRole("region", { name: "Free resources" }));
    await expect(resources.getAllByRole("heading", { level: 3 })).toHaveLength(3);
    await expect(resources.queryAllByRole("link")).toHaveLength(0);
  },
});

/** The lead that the form at the foot sends, and the three resources that it unlocks. */
export const AskForResources = meta.story({
  async play({ canvas, userEvent }) {
    const form = within(canvas.getByRole("region", { name: "Download All Resources" }));
    const offered = form.getAllByRole("option").map((option) => option.textContent);
    await expect(offered.slice(1)).toEqual([
      "Insurance Education",
      "Life Insurance",
      "Home Insurance",
      "Auto Insurance",
      "Financial Planning",
    ]);
    await userEvent.type(form.getByRole("textbox", { name: leadFormWords.fullName }), "Amrit Gill");
    await userEvent.type(form.getByRole("textbox", { name: leadFormWords.email }), "amrit@example.ca");
    await userEvent.selectOptions(
      form.getByRole("combobox", { name: leadFormWords.primaryInterest }),
      "financial_planning",
    );
    await userEvent.click(form.getByLabelText(contactBoxStatement.text));
    await userEvent.click(form.getByRole("button", { name: "Download All Resources" }));
    await waitFor(() =>
      expect(onLead).toHaveBeenCalledWith(
        expect.objectContaining({
          lead_type: "resource_download",
          page_source: "learn_index",
          interest: "financial_planning",
          newsletter: false,
        }),
      ),
    );
    const ready = within(canvas.getByRole("status"));
    await waitFor(() =>
      expect(ready.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
        "/learn/resources/insurance-checklist",
        "/learn/resources/comparison-workbook",
        "/learn/resources/new-driver-kit",
      ]),
    );
  },
});
