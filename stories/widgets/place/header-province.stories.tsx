import { expect, waitFor, within } from "storybook/test";
import type { ProvinceCode } from "#domain/province-code.ts";
import { HeaderProvince, type HeaderProvinceProps } from "#widgets/place/province-choice/header-province.tsx";
import { HeaderProvinceButton } from "#widgets/place/province-choice/header-province-button.tsx";
import preview from "../../../.storybook/preview.tsx";
import { expectLink } from "../../expect-link.ts";
import * as provinceWords from "#words/province.ts";

function Chosen({ province }: { readonly province: ProvinceCode }) {
  return (
    <HeaderProvinceButton
      province={province}
      name="Manitoba"
      guide="/provincial/manitoba-insurance-guide"
      chooseHref="/#your-province"
    />
  );
}

const args: HeaderProvinceProps = { chooseHref: "/#your-province", load: async () => Chosen };

const meta = preview.meta({
  component: HeaderProvince,
  args,
  beforeEach: () => sessionStorage.setItem("province", "MB"),
});

/** The chosen province, with a panel to change or clear it. */
export const ProvinceChosen = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  async play({ canvas, userEvent }) {
    const button = await canvas.findByRole("button", { name: `MB ${provinceWords.yourProvinceIs("Manitoba")}` });
    await userEvent.click(button);
    const open = within(document.querySelector<HTMLElement>(":popover-open") ?? document.body);
    await expectLink(open, provinceWords.changeProvince, "/#your-province");
    await userEvent.click(open.getByRole("button", { name: provinceWords.clearProvince }));
    await waitFor(() => expect(sessionStorage.getItem("province")).toBeNull());
    await expectLink(canvas, provinceWords.province, "/#your-province");
  },
});

/** Nothing is chosen: a link to the map, as wide as the button. */
export const NothingChosen = meta.story({
  beforeEach: () => sessionStorage.removeItem("province"),
  async play({ canvas }) {
    await expectLink(canvas, provinceWords.province, "/#your-province");
    await expect(canvas.queryByRole("button")).not.toBeInTheDocument();
  },
});
