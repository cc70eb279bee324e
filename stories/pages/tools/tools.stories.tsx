import { expect, fn, within } from "storybook/test";
import ToolsPage from "#pages/tool/tools-page.tsx";
import { printOnceShown } from "#platform/print-once-shown.ts";
import preview from "../../../.storybook/preview.tsx";
import { StoryRouter } from "../../memory-router.tsx";
import * as toolsHubWords from "#words/tools-hub.ts";

const navigate = fn();

const meta = preview.meta({
  component: ToolsPage,
  parameters: { layout: "fullscreen" },
  decorators: [
    (Story) => (
      <StoryRouter onNavigate={navigate}>
        <Story />
      </StoryRouter>
    ),
  ],
});

/** Twelve tools under six headings, the featured one first, and the link to the consultation. */
export const Page = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  async play({ canvas, userEvent }) {
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent("Free Insurance Tools & Calculators");
    for (const label of [
      "Insurance Calculators",
      "Advanced Analysis Tools",
      "Business Insurance Tools",
      "Specialized Tools",
      "Research & Comparison",
      "Resources & Guides",
    ]) {
      const group = within(canvas.getByRole("region", { name: label }));
      await expect(group.getAllByRole("link").length).toBeGreaterThan(0);
    }
    const tools = new Set(
      canvas
        .getAllByRole("link")
        .map((link) => link.getAttribute("href"))
        .filter((href) => href?.startsWith("/tools/")),
    );
    await expect(tools.size).toBe(13);
    await expect(canvas.getByRole("link", { name: toolsHubWords.bookFreeConsultation })).toHaveAttribute(
      "href",
      "/tools/consultation",
    );
    await userEvent.click(canvas.getByRole("button", { name: toolsHubWords.downloadInsuranceGuide }));
    await expect(navigate).toHaveBeenCalledWith("/learn/how-insurance-works", printOnceShown);
  },
});
