import { expect } from "storybook/test";
import { provinceNamesByCode } from "#words/province-names.ts";
import { provincePickerWords } from "#text/province-picker.ts";
import { provinceRowWords } from "#text/province-row-words.ts";
import { ProvincePriceTable } from "../../src/pages/blocks/province-price-table.tsx";
import { ProvinceContext, provinceStore } from "#widgets/place/province-choice/province-choice.ts";
import { ProvincePicker } from "#widgets/place/province-choice/province-picker.tsx";
import { ProvinceRowWordsContext } from "#widgets/place/province-choice/province-rows.ts";
import preview from "../../.storybook/preview.tsx";
import { environmentInMemory } from "../tool-environment.tsx";

const store = provinceStore(environmentInMemory());

function PricesWithPicker() {
  return (
    <ProvinceContext value={store}>
      <ProvinceRowWordsContext value={provinceRowWords}>
        <ProvincePicker names={provinceNamesByCode} words={provincePickerWords} />
        <ProvincePriceTable caption="Car and home insurance for a year" shows="newest" />
      </ProvinceRowWordsContext>
    </ProvinceContext>
  );
}

const meta = preview.meta({ component: PricesWithPicker, beforeEach: () => store.choose(null) });

/** A province selected beside the table moves its row to the top and marks it; clearing the selection restores the table. */
export const YoursFirst = meta.story({
  async play({ canvas, userEvent }) {
    const first = () => canvas.getAllByRole("rowheader")[0];
    const asWritten = first()?.textContent;
    await userEvent.selectOptions(canvas.getByLabelText(provincePickerWords.label), provinceNamesByCode.NS);
    await expect(first()).toHaveTextContent(`${provinceNamesByCode.NS} (${provinceRowWords.yours})`);
    await expect(canvas.getAllByText(/your province or territory/)).toHaveLength(1);
    await userEvent.click(canvas.getByRole("button", { name: provincePickerWords.forget }));
    await expect(first()).toHaveTextContent(asWritten ?? "");
    await userEvent.selectOptions(canvas.getByLabelText(provincePickerWords.label), provinceNamesByCode.QC);
    await expect(first()).toHaveTextContent(`${provinceNamesByCode.QC} (${provinceRowWords.yours})`);
  },
});
