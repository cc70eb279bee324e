import { expect, fn, waitFor, within } from "storybook/test";
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

/** The whole visit: what the tool answers, the form, the lead field by field, and the word that it is stored. */
export const Asked = meta.story({
  async play({ canvas, userEvent, args }) {
    await expect(canvas.getByRole("heading", { level: 1, name: "Coverage Gap Analyzer" })).toBeVisible();
    await expect(canvas.getByRole("heading", { level: 2, name: "What can a person tell you?" })).toBeVisible();
    const form = within(await canvas.findByRole("region", { name: "Get Your Coverage Gap Analyzer" }));
    await expect(form.queryByLabelText(/Phone/)).not.toBeInTheDocument();
    const options = within(form.getByLabelText(/Primary interest/)).getAllByRole("option");
    await expect(options.map((option) => option.textContent)).toEqual([
      "Choose one",
      "Insurance Review",
      "Policy Review",
      "Coverage Optimization",
    ]);
    await askByLeadForm(form, userEvent, { interest: "policy_review", button: "Send My Request" });
    await waitFor(() => expect(args.onSuccess).toHaveBeenCalledOnce());
    await expect(onLead.mock.calls).toEqual([
      [
        leadSent({
          interest: "policy_review",
          lead_type: "coverage_analysis",
          page_source: "tools_coverage_gap_analyzer",
        }),
      ],
    ]);
  },
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
  async play({ canvas, userEvent }) {
    await canvas.findByRole("region", { name: "Get Your Multi-Policy Savings" });
    await askByLeadForm(canvas, userEvent, { interest: "insurance_bundling", button: "Send My Request" });
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
