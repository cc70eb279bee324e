import { expect } from "storybook/test";
import * as checklist from "#text/learn/resources/insurance-checklist.md";
import { PageReferences } from "#widgets/reading/figure/page-references.tsx";
import { FillInText } from "#widgets/reading/fill-in/fill-in-text.tsx";
import preview from "../../../.storybook/preview.tsx";

const meta = preview.meta({
  component: FillInText,
  args: { of: checklist },
  render: (args) => (
    <PageReferences>
      <FillInText {...args} />
    </PageReferences>
  ),
});

/** A box is ticked by its words or by the space bar, and stays ticked. */
export const Tick = meta.story({
  async play({ canvas, userEvent }) {
    const names = canvas.getByRole("checkbox", { name: "The names, the address and the people covered are right" });
    await userEvent.click(names);
    await expect(names).toBeChecked();
    await userEvent.tab();
    const second = canvas.getByRole("checkbox", { name: /^I have a second quote/ });
    await expect(second).toHaveFocus();
    await userEvent.keyboard(" ");
    await expect(second).toBeChecked();
    await expect(names).toBeChecked();
  },
});

/** Lines and cells take what is typed, each under a name of its own. */
export const Write = meta.story({
  async play({ canvas, userEvent }) {
    await userEvent.type(canvas.getByLabelText("Where the policies are kept"), "Blue binder");
    await expect(canvas.getByLabelText("Where the policies are kept")).toHaveValue("Blue binder");
    const cells = canvas.getAllByRole("textbox").map((cell) => cell.getAttribute("aria-label"));
    await expect(new Set(cells).size).toBeGreaterThan(28);
    await userEvent.type(canvas.getByLabelText("Auto: Claims phone"), "1-800-555-0100");
    await expect(canvas.getByLabelText("Auto: Claims phone")).toHaveValue("1-800-555-0100");
  },
});
