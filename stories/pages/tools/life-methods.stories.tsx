import type { ComponentType } from "react";
import { expect, waitFor, within } from "storybook/test";
import { emptyLifeNeeds, lifeNeedsEntries } from "#domain/life-needs-input.ts";
import { decodeShareLink, encodeShareLink } from "#domain/tools/share-link.ts";
import { LifeMethodsPanel } from "#pages/tool/life-methods-panel.tsx";
import { PageReferences } from "#widgets/reading/figure/page-references.tsx";
import preview from "../../../.storybook/preview.tsx";
import { OpenFolds } from "../../open-folds.tsx";
import { ToolEnvironmentProvider, environmentInMemory } from "../../tool-environment.tsx";
import { compareFourMethods, lifeMethodsWords } from "#text/tools/life-methods.ts";
import { sharedToolWords } from "#text/tools/shared.ts";

/** First example of the specification: a couple of 35 and 34 with two children and a mortgage. */
const family = {
  ...emptyLifeNeeds,
  age: "35",
  annualIncome: "80000",
  spouseIncome: "45000",
  numChildren: "2",
  maritalStatus: "married",
  mortgage: "350000",
  currentDebt: "15000",
  finalExpenses: "15000",
  educationFund: "60000",
  existingLife: "130000",
};

/** Decorator: provides the panel's own entries as a share link would. */
const asked = (entries: Readonly<Record<string, unknown>>) => (Story: ComponentType) => (
  <PageReferences>
    <ToolEnvironmentProvider create={() => environmentInMemory({ fragment: () => encodeShareLink(entries) })}>
      <OpenFolds>
        <Story />
      </OpenFolds>
    </ToolEnvironmentProvider>
  </PageReferences>
);

const meta = preview.meta({
  component: LifeMethodsPanel,
  args: { input: family },
});

const answers = {
  province: "ON",
  partnerAge: 34,
  childrenAges: [{ age: 3 }, { age: 6 }],
  savings: 40_000,
  yearsPaid: 13,
  mortgageYears: 25,
};

/** The specification's figures. The share link includes the calculator's entries. */
export const Family = meta.story({
  decorators: [asked(answers)],
  parameters: { chromatic: { disableSnapshot: false } },
  async play({ canvas, userEvent }) {
    await waitFor(() =>
      expect(canvas.getByText("$320,000 to $680,000", { selector: "[data-slot=tool-figure]" })).toBeVisible(),
    );
    await expect(canvas.getByText(/About \$490,000 in the middle/)).toBeVisible();
    const bars = within(await canvas.findByRole("figure", { name: lifeMethodsWords.charts.methods }));
    await expect(bars.getAllByText(/^\$620,000 \(/)[0]).toBeVisible();
    await expect(bars.queryByText("$619,892")).not.toBeInTheDocument();
    const methods = within(await canvas.findByRole("table", { name: "When each method is fair" }));
    await expect(methods.getByRole("row", { name: /^The calculator above \$1,170,000/ })).toBeVisible();
    await expect(methods.getByRole("row", { name: /^Debt, income, mortgage, education.*\$1,240,000/ })).toBeVisible();
    const changes = within(canvas.getByRole("table", { name: sharedToolWords.answer.sensitivity }));
    await expect(
      changes.getByRole("row", { name: /^Your annual income.*\$64,000 a year.*\$96,000 a year/ }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: sharedToolWords.actions.share }));
    const link = await canvas.findByLabelText(sharedToolWords.actions.linkLabel);
    const fragment = link instanceof HTMLInputElement ? new URL(link.value).hash : "";
    await expect(decodeShareLink(fragment)).toEqual({
      kind: "entries",
      entries: { ...lifeNeedsEntries(family), ...answers },
    });
  },
});

/** On paper a comparison that nobody has begun is left out: its answer would be "Choose a province". */
export const UnansweredOnPaper = meta.story({
  decorators: [asked({})],
  globals: { media: "print" },
  async play({ canvasElement }) {
    const comparison = canvasElement.querySelector("[data-prints-alone]");
    await expect(comparison).not.toBeNull();
    await expect(comparison?.checkVisibility()).toBe(false);
  },
});

/** On paper the answered comparison is printed. */
export const AnsweredOnPaper = meta.story({
  decorators: [asked(answers)],
  globals: { media: "print" },
  async play({ canvas }) {
    await expect(await canvas.findByRole("region", { name: compareFourMethods })).toBeVisible();
  },
});

/** A single person without debts needs nothing and is not asked about a partner. */
export const Alone = meta.story({
  args: { input: { ...emptyLifeNeeds, age: "28", annualIncome: "52000", currentDebt: "8000" } },
  decorators: [asked({ province: "ON", savings: 30_000 })],
  async play({ canvas }) {
    await expect(await canvas.findByText(lifeMethodsWords.reasonsNotToBuy.nobodyDepends({}))).toBeVisible();
    await expect(canvas.queryByLabelText(lifeMethodsWords.questions.partnerAge.label)).not.toBeInTheDocument();
  },
});
