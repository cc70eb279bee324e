import { expect, fn, waitFor } from "storybook/test";
import { toolsById } from "#text/tools.ts";
import CoverageGap from "#text/tools/coverage-gap-analyzer.md";
import { markdownComponents } from "#widgets/reading/markdown/markdown-components.tsx";
import { ToolScreen } from "#widgets/tools/tool-screen/tool-screen.tsx";
import { leadStored } from "../../../mocks/leads.ts";
import preview from "../../../.storybook/preview.tsx";
import { askByLeadForm, leadSent } from "../leads/ask-by-lead-form.ts";
import * as toolScreenWords from "#words/tool-screen.ts";

const onLead = fn<(lead: unknown) => void>();

/** Every tool but the life calculator, which has a screen of its own. */
const { "life-insurance-calculator": _ } = toolsById;

const meta = preview.meta({
  component: ToolScreen,
  parameters: { layout: "fullscreen" },
  args: {
    tool: toolsById["coverage-gap-analyzer"],
    children: <CoverageGap components={markdownComponents} />,
    loadProductNames: async () => new Map(),
    onSuccess: fn(),
  },
  beforeEach: ({ msw }) => msw.use(leadStored(onLead)),
});

/** The way back to the list comes first, by keyboard too. */
export const WayBack = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  async play({ canvas, userEvent }) {
    await userEvent.tab();
    const back = canvas.getByRole("link", { name: toolScreenWords.backToTools });
    await expect(back).toHaveFocus();
    await expect(back).toHaveAttribute("href", "/tools");
  },
});

/** A tool without a lead type of its own sends a tool request. */
export const DefaultLeadType = meta.story({
  args: {
    tool: {
      id: "multi-policy-savings",
      title: "Multi-Policy Savings",
      description: "Whether one insurer for both is cheaper.",
      actionText: "Check what bundling saves",
      questions: 8,
      interests: ["insurance_bundling"],
      category: "advanced",
    },
  },
  async play({ canvas, userEvent, args }) {
    await canvas.findByRole("region", { name: "Get Your Multi-Policy Savings" });
    await askByLeadForm(canvas, userEvent, { interest: "insurance_bundling", button: "Send My Request" });
    await waitFor(() => expect(args.onSuccess).toHaveBeenCalledOnce());
    await waitFor(() =>
      expect(onLead).toHaveBeenCalledWith(
        leadSent({
          interest: "insurance_bundling",
          lead_type: "tool_request",
          page_source: "tools_multi_policy_savings",
        }),
      ),
    );
  },
});
