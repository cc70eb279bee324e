import { expect, fn, waitFor } from "storybook/test";
import type { ToolVariantProps } from "#widgets/tools/tool/answer/tool-panel.tsx";
import { ToolPanel } from "#widgets/tools/tool/answer/tool-panel.tsx";
import { InlineTool } from "#widgets/tools/inline-tool/inline-tool.tsx";
import { inlineToolWords } from "#text/inline-tool.ts";
import preview from "../../../.storybook/preview.tsx";
import { expectLink } from "../../expect-link.ts";
import { OpenFolds } from "../../open-folds.tsx";
import { ToolEnvironmentProvider, environmentInMemory } from "../../tool-environment.tsx";
import { smallTool } from "../../../tests/unit/widgets/small-tool.ts";
import { sharedToolWords } from "#text/tools/shared.ts";

const visitOfGuide = () =>
  environmentInMemory({
    // Of the guide, not of the tool.
    fragment: () => "#v1.broken",
    clearFragment: () => {
      throw new Error("The address is the guide's.");
    },
  });

let visit = visitOfGuide();

const SmallPanel = (props: ToolVariantProps) => <ToolPanel tool={smallTool} title="Small tool" {...props} />;

const load = fn(async () => SmallPanel);

const meta = preview.meta({
  component: InlineTool,
  args: { load, words: inlineToolWords },
  beforeEach() {
    visit = visitOfGuide();
  },
  decorators: [
    (Story) => (
      <ToolEnvironmentProvider create={() => visit}>
        <h1 className="sr-only">A guide</h1>
        <h2 className="sr-only">A question</h2>
        <OpenFolds>
          <Story />
        </OpenFolds>
      </ToolEnvironmentProvider>
    ),
  ],
});

const figure = () => document.querySelector("[data-slot=tool-figure]")?.textContent;

/** One press fetches and opens it, another closes it; what was typed is there again, and its own page has the rest. */
export const OpensAndCloses = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  async play({ canvas, userEvent }) {
    await expect(load).not.toHaveBeenCalled();
    const button = canvas.getByRole("button", { name: inlineToolWords.open });
    await expect(button).toHaveAttribute("aria-expanded", "false");
    await userEvent.click(button);
    await waitFor(() => expect(figure()).toBe("$3200"));
    await expect(button).toHaveAttribute("aria-expanded", "true");
    await expect(button).toHaveFocus();
    await userEvent.type(canvas.getByLabelText("Area"), "2000");
    await waitFor(() => expect(figure()).toBe("$4000"));
    await userEvent.type(canvas.getByLabelText("Limit"), "1,500");
    // No answer is shown without what to watch out for.
    await expect(await canvas.findByText("Short by 500.")).toBeVisible();
    await expectLink(canvas, /^See every step/, "/tools/home-insurance-calculator");
    await expect(canvas.queryByRole("button", { name: sharedToolWords.actions.print })).not.toBeInTheDocument();

    await userEvent.click(canvas.getByRole("button", { name: inlineToolWords.close }));
    await expect(figure()).toBeUndefined();
    await userEvent.click(canvas.getByRole("button", { name: inlineToolWords.open }));
    await waitFor(() => expect(figure()).toBe("$4000"));
    await expect(canvas.getByLabelText("Area")).toHaveValue("2000");
    await expect(load).toHaveBeenCalledOnce();
  },
});

/** What the place knows is filled in, before what the session remembers. */
export const Prefilled = meta.story({
  args: { presetEntries: { area: "1000" }, onOpen: fn() },
  beforeEach: () => void visit.write(`tool:${smallTool.id}`, JSON.stringify({ area: "3000", limit: "250000" })),
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole("button", { name: inlineToolWords.open }));
    await waitFor(() => expect(figure()).toBe("$2000"));
    await expect(canvas.getByLabelText("Limit")).toHaveValue("250,000");
    await expect(args.onOpen).toHaveBeenCalledOnce();
  },
});

/** Off line it says so, and the next press tries again. */
export const NotFetched = meta.story({
  beforeEach() {
    load.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  },
  async play({ canvas, userEvent }) {
    const button = canvas.getByRole("button", { name: inlineToolWords.open });
    await userEvent.click(button);
    await expect(await canvas.findByText(inlineToolWords.failed)).toBeVisible();
    await userEvent.click(button);
    await waitFor(() => expect(figure()).toBe("$3200"));
    await expect(canvas.queryByText(inlineToolWords.failed)).not.toBeInTheDocument();
  },
});

/** In a phone's column, in the dark. */
export const Phone = meta.story({
  globals: { viewport: { value: "phone" }, theme: "dark" },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole("button", { name: inlineToolWords.open }));
    await waitFor(() => expect(figure()).toBe("$3200"));
  },
});
