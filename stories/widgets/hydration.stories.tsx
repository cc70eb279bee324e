import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, fn, waitFor, within } from "storybook/test";
import { Button } from "#design-system/button/button.tsx";
import { NumberInput } from "#design-system/number-input/number-input.tsx";
import { Select } from "#design-system/select/select.tsx";
import { TextInput } from "#design-system/text-input/text-input.tsx";
import { ScriptedOnly } from "#widgets/hydration/scripted-only.tsx";
import preview from "../../.storybook/preview.tsx";

const onPress = fn();

const button = <Button onClick={onPress}>Sort by grade</Button>;
const control = <ScriptedOnly>{button}</ScriptedOnly>;

const meta = preview.meta({
  component: ScriptedOnly,
  args: { children: button },
});

/** Once the app runs, the control is there for the pointer and for the keyboard. */
export const AppRuns = meta.story({
  async play({ canvas, userEvent }) {
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Sort by grade" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(onPress).toHaveBeenCalledOnce();
  },
});

/**
 * In the prerendered page the control keeps its place, unseen and out of the keyboard's way. When the app takes over,
 * it appears there and nothing moves.
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

const fields = (
  <ScriptedOnly>
    <div className="grid gap-4">
      <TextInput aria-label="Name" width="medium" />
      <NumberInput aria-label="Weight" suffix="%" />
      <Select aria-label="Grade" width="short" options={[{ value: "AA", label: "AA" }]} />
      <p>After the fields</p>
    </div>
  </ScriptedOnly>
);

/** Fields keep their room only, because a browser's autofill would have the page laid out for them before it is shown. */
export const FieldsBeforeTheApp = meta.story({
  render: () => <div data-testid="prerendered" />,
  async play({ canvas, userEvent }) {
    const page = canvas.getByTestId("prerendered");
    page.innerHTML = renderToString(fields);
    await expect(page.querySelectorAll("input, select")).toHaveLength(0);
    const placesOf = () =>
      [...page.querySelectorAll("[data-slot=scripted-only] > div > *")].map((part) => {
        const { x, y, width, height } = part.getBoundingClientRect();
        return [x, y, width, height];
      });
    const before = placesOf();
    await expect(before).toHaveLength(4);

    const app = hydrateRoot(page, fields);
    const name = await within(page).findByRole("textbox", { name: "Name" });
    await expect(placesOf()).toEqual(before);
    await expect(within(page).getByRole("textbox", { name: "Weight" })).toBeVisible();
    await expect(within(page).getByRole("combobox", { name: "Grade" })).toBeVisible();
    await userEvent.type(name, "Ada");
    await expect(name).toHaveValue("Ada");
    app.unmount();
  },
});
