import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, fn, waitFor, within } from "storybook/test";
import { Button } from "#design-system/button/button.tsx";
import { ScriptedOnly } from "#platform/hydration.tsx";
import preview from "../../.storybook/preview.tsx";

const onPress = fn();

const button = <Button onClick={onPress}>Sort by grade</Button>;
const control = <ScriptedOnly>{button}</ScriptedOnly>;

const meta = preview.meta({
  component: ScriptedOnly,
  args: { children: button },
});

/** After hydration, the control is available to pointer and keyboard. */
export const AppRuns = meta.story({
  async play({ canvas, userEvent }) {
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Sort by grade" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(onPress).toHaveBeenCalledOnce();
  },
});

/**
 * In the prerendered page the control reserves its space, invisible and out of the tab order. Hydration reveals it
 * without a layout shift.
 */
export const BeforeTheApp = meta.story({
  render: () => <div data-testid="prerendered" />,
  async play({ canvas, userEvent }) {
    const page = canvas.getByTestId("prerendered");
    page.innerHTML = renderToString(control);
    const sort = within(page).getByRole("button", { hidden: true });
    await expect(sort).not.toBeVisible();
    const before = sort.getBoundingClientRect();
    await expect(before.height).toBeGreaterThanOrEqual(44);
    await userEvent.tab();
    await expect(sort).not.toHaveFocus();

    const app = hydrateRoot(page, control);
    await waitFor(() => expect(sort).toBeVisible());
    await expect(sort.getBoundingClientRect().toJSON()).toEqual(before.toJSON());
    await userEvent.click(sort);
    await expect(onPress).toHaveBeenCalledOnce();
    app.unmount();
  },
});
