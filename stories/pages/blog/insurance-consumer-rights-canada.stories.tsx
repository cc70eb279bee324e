import { expect } from "storybook/test";
import ConsumerRightsPage from "#text/blog/insurance-consumer-rights-canada.md?page";
import preview from "../../../.storybook/preview.tsx";

const complaintsTab = "Complaints";

const meta = preview.meta({
  component: ConsumerRightsPage,
  parameters: { layout: "fullscreen" },
});

/** Five tabs, Your Rights first; phone numbers of the services are links. */
export const Page = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  async play({ canvas, userEvent }) {
    const tabs = canvas.getAllByRole("tab");
    await expect(tabs.map(({ textContent }) => textContent)).toEqual([
      "Your Rights",
      complaintsTab,
      "Ombudsman Services",
      "Dispute Resolution",
      "Help Resources",
    ]);
    await expect(tabs[0]).toHaveAttribute("aria-selected", "true");
    await userEvent.click(canvas.getByRole("tab", { name: "Ombudsman Services" }));
    await expect(await canvas.findByRole("table", { name: "Which service takes your complaint" })).toBeVisible();
    await expect(canvas.getByRole("complementary", { name: "About Northcredit" })).toHaveTextContent("the same owner");
  },
});

/** A complaint takes three steps, each with its waiting period. */
export const ComplainInThreeSteps = meta.story({
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole("tab", { name: complaintsTab }));
    const panel = await canvas.findByRole("tabpanel", { name: complaintsTab });
    await expect(
      [...panel.querySelectorAll("[data-slot=step] > div > p")].map(({ textContent }) => textContent),
    ).toEqual([
      "Write to the person who handles your file",
      "Take it to the insurer's complaint officer",
      "Go outside",
    ]);
    await expect(panel).toHaveTextContent(/First acknowledgment.*5 to 10 business days/);
    await expect(panel).toHaveTextContent(/Investigation.*30 to 90 days/);
  },
});
