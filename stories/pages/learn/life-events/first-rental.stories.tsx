import { expect, within } from "storybook/test";
import FirstRentalPage from "#text/learn/life-events/first-rental.md?page";
import { ProvinceContext, provinceStore } from "#widgets/place/province-choice/province-choice.ts";
import { ProvinceRowWordsContext } from "#widgets/place/province-choice/province-rows.ts";
import { provinceRowWords } from "#text/province-row-words.ts";
import preview from "../../../../.storybook/preview.tsx";
import { expectLifeEvent, filledIn } from "./expect-life-event.ts";
import { sharedToolWords } from "#text/tools/shared.ts";
import * as readingWords from "#words/reading.ts";

const meta = preview.meta({ component: FirstRentalPage, parameters: { layout: "fullscreen" } });

/** The steps come before everything else; the home tool opens with a rented home. */
export const Page = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  async play({ canvas, canvasElement }) {
    await expectLifeEvent(canvasElement, "You’re renting your first home");
    const steps = within(canvas.getByRole("figure", { name: readingWords.doThisToday }));
    await expect(steps.getByText("By the day you get the keys.")).toBeVisible();
    await expect(filledIn(canvasElement, /How much should a tenant policy replace/)).toEqual({
      path: "/tools/home-insurance-calculator",
      entries: { dwelling: "tenant" },
    });
  },
});

const chosen = new Map<string, string>();
const store = provinceStore({
  read: (name) => chosen.get(name) ?? null,
  write: (name, value) => (chosen.set(name, value), true),
  remove: (name) => void chosen.delete(name),
});

/** A province that the visitor chooses comes first in the table, is marked, and goes along into the tools. */
export const ProvinceChosen = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  decorators: [
    (Story) => (
      <ProvinceRowWordsContext value={provinceRowWords}>
        <ProvinceContext value={store}>
          <Story />
        </ProvinceContext>
      </ProvinceRowWordsContext>
    ),
  ],
  beforeEach: () => chosen.clear(),
  async play({ canvas, canvasElement, userEvent }) {
    const rows = () => within(canvas.getByRole("table", { name: /^What a lease can ask/ })).getAllByRole("rowheader");
    await expect(rows()[0]).toHaveTextContent("Ontario");
    const province = await canvas.findByRole("combobox", { name: sharedToolWords.province.label });
    await userEvent.selectOptions(province, "Alberta");
    await expect(rows()[0]).toHaveTextContent(/Alberta.*your province or territory/);
    await expect(filledIn(canvasElement, /How much should a tenant policy replace/).entries).toEqual({
      dwelling: "tenant",
      province: "AB",
    });
    await userEvent.selectOptions(province, "Yukon");
    // Provinces without a rule of their own share one row.
    await expect(rows()[0]).toHaveTextContent(/Yukon.*your province or territory/);
  },
});
