import { expect, waitFor, within } from "storybook/test";
import LifeInsurancePage from "#text/learn/life-insurance.md?page";
import preview from "../../../.storybook/preview.tsx";
import { texts } from "../../texts.ts";
import { expectLink } from "../../expect-link.ts";

const coverageNeedsTab = "Coverage Needs";
const applicationProcessTab = "Application Process";

const meta = preview.meta({
  component: LifeInsurancePage,
  parameters: { layout: "fullscreen" },
});

/** Five tabs, the first one selected; arrow keys move along, and the fragment follows. */
export const Page = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  async play({ canvas, userEvent }) {
    const tabs = texts(canvas, "tab");
    await expect(tabs).toEqual([
      "Insurance Types",
      coverageNeedsTab,
      "Tax Benefits",
      applicationProcessTab,
      "Riders and Add-ons",
    ]);
    await expect(canvas.getByRole("tab", { name: "Insurance Types" })).toHaveAttribute("aria-selected", "true");
    await userEvent.click(canvas.getByRole("tab", { name: "Tax Benefits" }));
    await userEvent.keyboard("{ArrowRight}");
    await expect(canvas.getByRole("tab", { name: applicationProcessTab })).toHaveFocus();
    const panel = within(await canvas.findByRole("tabpanel", { name: applicationProcessTab }));
    await waitFor(() => expect(panel.getByText("Size the need and gather the facts")).toBeVisible());
    await expect(location.hash).toBe("#application-process");
    const steps = canvas.getByRole("tabpanel", { name: applicationProcessTab }).querySelectorAll("[data-slot=step]");
    await expect(steps).toHaveLength(4);
  },
});

/** As the page opens: the comparison, with the owner's numbers, and the calls to action. */
export const Opening = meta.story({
  async play({ canvas, step }) {
    const table = canvas.getByRole("table", { name: "The three main kinds of life insurance compared" });
    for (const row of ["Duration", "Premiums", "Cash value", "Tax benefits", "Typical monthly cost"]) {
      await expect(within(table).getByRole("rowheader", { name: row })).toBeVisible();
    }
    await expect(table).toHaveTextContent("10 to 30 years");
    await expect(table).toHaveTextContent(/\$20 to \$50/);
    await expect(table).toHaveTextContent(/\$200 to \$500/);
    await expect(table).toHaveTextContent(/\$100 to \$300/);

    await step("the calls to action lead to the life tool and to an expert", async () => {
      await expectLink(canvas, "Calculate Your Needs", "/tools/life-insurance-calculator");
      await expectLink(canvas, "Speak to Expert", "/tools/consultation");
    });
  },
});

/** The rules of thumb for an amount, and the free-look period, as the owner states them. */
export const RulesOfThumb = meta.story({
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole("tab", { name: coverageNeedsTab }));
    await expect(await canvas.findByRole("tabpanel", { name: coverageNeedsTab })).toHaveTextContent(
      /8 to 12 times.*your yearly income.*10 to 15 times annual income/,
    );
    await userEvent.click(canvas.getByRole("tab", { name: applicationProcessTab }));
    await expect(await canvas.findByRole("tabpanel", { name: applicationProcessTab })).toHaveTextContent(
      /10 to 30 days.*10 days is usual/,
    );
    await userEvent.click(canvas.getByRole("tab", { name: "Riders and Add-ons" }));
    const riders = within(await canvas.findByRole("table", { name: "Riders, and when each earns its cost" }));
    await expect(riders.getAllByRole("rowheader")).toHaveLength(10);
  },
});
