import type { ComponentType } from "react";
import { expect, waitFor } from "storybook/test";
import { encodeShareLink } from "#domain/tools/share-link.ts";
import LifeInsuranceCalculatorPage from "#pages/tool/life-insurance-calculator-page.tsx";
import preview from "../../../.storybook/preview.tsx";
import { StoryRouter } from "../../memory-router.tsx";
import { OpenFolds } from "../../open-folds.tsx";
import { ToolEnvironmentProvider, environmentInMemory } from "../../tool-environment.tsx";
import * as lifeNeedsWords from "#words/life-needs.ts";
import { bandWords } from "#words/price-bands.ts";

/** Entries passed on by the estate tool and the gap analyzer. */
const arrivedWith = (entries: Readonly<Record<string, unknown>>) => (Story: ComponentType) => (
  <ToolEnvironmentProvider create={() => environmentInMemory({ fragment: () => encodeShareLink(entries) })}>
    <Story />
  </ToolEnvironmentProvider>
);

const meta = preview.meta({
  component: LifeInsuranceCalculatorPage,
  parameters: { layout: "fullscreen" },
  decorators: [
    (Story) => (
      <StoryRouter>
        <OpenFolds>
          <Story />
        </OpenFolds>
      </StoryRouter>
    ),
  ],
});

/** Four tabs of questions. An empty form also has a result. */
export const Page = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  async play({ canvas, userEvent }) {
    await expect(canvas.getAllByRole("tab").map((tab) => tab.textContent)).toEqual([
      lifeNeedsWords.personal,
      lifeNeedsWords.financial,
      lifeNeedsWords.family,
      lifeNeedsWords.goals,
    ]);
    await userEvent.click(canvas.getByRole("button", { name: lifeNeedsWords.calculate }));
    // Final expenses default to $15,000; everything else to zero.
    await expect((await canvas.findAllByText("$15,000")).length).toBeGreaterThan(0);
    await expect(canvas.getByRole("button", { name: lifeNeedsWords.recalculate })).toBeVisible();
    await expect(canvas.getByRole("button", { name: lifeNeedsWords.getPersonalizedQuotes })).toBeVisible();
  },
});

const visit = environmentInMemory();

/** Answers are kept before they are calculated, as values, and come back as the language writes them. */
export const KeptBeforeCalculating = meta.story({
  decorators: [
    (Story) => (
      <ToolEnvironmentProvider create={() => visit}>
        <Story />
      </ToolEnvironmentProvider>
    ),
  ],
  beforeEach: () =>
    void visit.write("life-needs", JSON.stringify({ version: 2, entries: { mortgage: 350_000, currentDebt: "some" } })),
  async play({ canvas, userEvent }) {
    await expect(await canvas.findByText(lifeNeedsWords.answersFromEarlier)).toBeVisible();
    await userEvent.click(canvas.getByRole("tab", { name: lifeNeedsWords.financial }));
    await expect(canvas.getByLabelText(lifeNeedsWords.mortgageInDollars)).toHaveValue("350,000");
    await expect(canvas.getByLabelText(lifeNeedsWords.debtsInDollars)).toHaveValue("some");
    await userEvent.type(canvas.getByLabelText(lifeNeedsWords.annualIncomeInDollars), "80k");
    await expect(JSON.parse(visit.read("life-needs") ?? "")).toEqual({
      version: 2,
      entries: { annualIncome: 80_000, mortgage: 350_000, currentDebt: "some" },
    });
  },
});

/** Published prices stand above the questions, and follow the age once the answer is calculated. */
export const Prices = meta.story({
  decorators: [arrivedWith({ annualIncome: 80_000 })],
  async play({ canvas, userEvent }) {
    const strip = await canvas.findByRole("region", { name: bandWords.term20 });
    await expect(strip).toHaveTextContent("$45Man, 40, 2024");
    await userEvent.type(canvas.getByLabelText(lifeNeedsWords.ageInYears), "38");
    await userEvent.click(canvas.getByRole("button", { name: lifeNeedsWords.calculate }));
    await waitFor(() => expect(strip).toHaveTextContent("$34 to $45Woman, 40; Man, 40, 2024"));
    // 80,000 × 20 × 0.7, half of 80,000, and 15,000: above what other methods come to.
    const card = canvas
      .getByRole("heading", { name: lifeNeedsWords.yourLifeInsuranceNeeds })
      .closest("[data-slot=life-needs-answer]");
    await expect(card).toHaveTextContent("Coverage gap$1,175,000");
    await expect(card).toHaveTextContent(
      lifeNeedsWords.otherMethods(true, lifeNeedsWords.fromTo("$560,000", "$815,000"), false),
    );
    // The price of $1,000,000 at 40, in proportion.
    await expect(card).toHaveTextContent(lifeNeedsWords.publishedPrice(lifeNeedsWords.priceOfBoth("$71", "$99")));
    // Below, in a fold that the story opens.
    const basis = lifeNeedsWords.publishedPriceBasis(
      "2024",
      40,
      "$1,000,000",
      lifeNeedsWords.priceOfBoth("$60", "$84"),
    );
    await waitFor(() => expect(canvas.getByText(basis)).toBeVisible());
  },
});
