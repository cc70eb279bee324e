import { expect, fn } from "storybook/test";
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

/** The hub, whose guide opens in its print view. */
export const Page = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  async play({ canvas, userEvent }) {
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent("Free Insurance Tools & Calculators");
    await userEvent.click(canvas.getByRole("button", { name: toolsHubWords.downloadInsuranceGuide }));
    await expect(navigate).toHaveBeenCalledWith("/learn/how-insurance-works", printOnceShown);
  },
});
