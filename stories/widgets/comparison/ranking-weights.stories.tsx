import { expect, within } from "storybook/test";
import { homeInsurers } from "#text/insurance-types/home-insurers.ts";
import { RankingWeights } from "#widgets/comparison/ranking-weights/ranking-weights.tsx";
import preview from "../../../.storybook/preview.tsx";
import { rankBadgeNames } from "#words/products.ts";
import { criterionNames } from "#words/ranking-criteria.ts";
import * as comparisonWords from "#words/comparison.ts";

const meta = preview.meta({ component: RankingWeights, args: { insurers: homeInsurers } });

function order(root: HTMLElement): (string | null | undefined)[] {
  const list = within(root).getByRole("list", { name: comparisonWords.homeInsurersInOrder });
  return within(list)
    .getAllByRole("listitem")
    .map((item) => item.querySelector("strong")?.textContent);
}

const companies = homeInsurers.map(({ company }) => company);

/** With the default weights the order is the published one, with its three badges. */
export const OurWeights = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  async play({ canvas, canvasElement }) {
    await expect(order(canvasElement)).toEqual(companies);
    await expect(
      canvas.getAllByRole("textbox").map((box) => (box instanceof HTMLInputElement ? box.value : "")),
    ).toEqual(["25", "30", "25", "20"]);
    for (const badge of ["#1 Choice", "Runner Up", "Best Value"]) await expect(canvas.getByText(badge)).toBeVisible();
    await expect(
      canvas.getByText(`${comparisonWords.illustrativeFigures}${comparisonWords.howAScoreIsMade}`),
    ).toBeVisible();
    await expect(canvas.getByRole("status")).toBeEmptyDOMElement();
  },
});

/** By keyboard, all weight on value: the order changes and is announced, and Reset restores the default weights. */
export const MoveAndReset = meta.story({
  async play({ canvas, canvasElement, userEvent, step }) {
    await step("give all weight to value", async () => {
      canvas.getByRole("slider", { name: criterionNames.valueAndFeatures.full }).focus();
      await userEvent.keyboard("{End}");
      await expect(order(canvasElement)[0]).toBe("Wawanesa");
      await expect(canvas.getByRole("slider", { name: criterionNames.claimsHandling.full })).toHaveValue("0");
      await expect(canvas.getByRole("status")).toHaveTextContent(/^1\. Wawanesa, 2\. .*places have changed\.$/);
    });
    await step("the Best Value badge follows the ranking", async () => {
      const first = canvas.getByText("Wawanesa").closest("li") ?? document.body;
      await expect(within(first).getByText(rankBadgeNames.first)).toBeVisible();
      await expect(within(first).getByText(rankBadgeNames["best-value"])).toBeVisible();
      await expect(within(first).getByText(comparisonWords.placesUp(2))).toBeVisible();
    });
    await step("reset the weights", async () => {
      await userEvent.click(canvas.getByRole("button", { name: comparisonWords.resetToOurWeights }));
      await expect(order(canvasElement)).toEqual(companies);
      await expect(canvas.getByRole("slider", { name: criterionNames.claimsHandling.full })).toHaveValue("30");
      await expect(canvas.getByRole("status")).toHaveTextContent(comparisonWords.backToOurWeights);
    });
  },
});

/** A typed weight is applied on blur; the four still add up to 100. */
export const Typed = meta.story({
  async play({ canvas, userEvent }) {
    const field = canvas.getByRole("textbox", { name: criterionNames.financialStrength.full });
    await userEvent.clear(field);
    await userEvent.type(field, "70{Enter}");
    const values = canvas.getAllByRole<HTMLInputElement>("slider").map((thumb) => thumb.valueAsNumber);
    await expect(values).toEqual([70, 12, 10, 8]);
    await expect(canvas.getByRole("status")).toHaveTextContent(/^1\. /);
  },
});
