import type { ComponentType } from "react";
import { expect, waitFor, within } from "storybook/test";
import type { ToolId } from "#domain/tool-id.ts";
import type { Entries } from "#domain/tools/read-inputs.ts";
import { encodeShareLink } from "#domain/tools/share-link.ts";
import { AutoInsuranceCalculatorPanel as Auto } from "#pages/tool/auto-insurance-calculator-panel.tsx";
import { BusinessInsuranceCalculatorPanel as Business } from "#pages/tool/business-insurance-calculator-panel.tsx";
import { CoverageGapAnalyzerPanel as Gap } from "#pages/tool/coverage-gap-analyzer-panel.tsx";
import { DisabilityInsuranceCalculatorPanel as Disability } from "#pages/tool/disability-insurance-calculator-panel.tsx";
import { EstatePlanningReviewPanel as Estate } from "#pages/tool/estate-planning-review-panel.tsx";
import { HomeInsuranceCalculatorPanel as Home } from "#pages/tool/home-insurance-calculator-panel.tsx";
import { InsuranceComparisonToolPanel as Comparison } from "#pages/tool/insurance-comparison-tool-panel.tsx";
import { MultiPolicySavingsPanel as MultiPolicy } from "#pages/tool/multi-policy-savings-panel.tsx";
import { ProvincialInsuranceGuidePanel as Provincial } from "#pages/tool/provincial-insurance-guide-panel.tsx";
import { SeniorInsuranceReviewPanel as Senior } from "#pages/tool/senior-insurance-review-panel.tsx";
import { TravelInsuranceCalculatorPanel as Travel } from "#pages/tool/travel-insurance-calculator-panel.tsx";
import { PageReferences } from "#widgets/reading/figure/page-references.tsx";
import type { ToolVariantProps } from "#widgets/tools/tool/answer/tool-panel.tsx";
import { sharedToolWords } from "#text/tools/shared.ts";
import preview from "../../../.storybook/preview.tsx";
import { fitsTheWindow } from "../../fits-the-window.ts";
import { OpenFolds } from "../../open-folds.tsx";
import { ToolEnvironmentProvider, environmentInMemory } from "../../tool-environment.tsx";
import states from "./tool-states.json" with { type: "json" };

/* Every embedded tool in each of its states. All states but the empty one are set by a share link. */

/** Entries and expected text of each state of a tool. */
interface ToolStates {
  readonly empty: { readonly says: string };
  /**
   * The tables and figures below the answer, by name, with some of their texts. Amounts there are rounded like the answer,
   * except prices that were entered.
   */
  readonly typical: {
    readonly entries: Entries;
    readonly says: string;
    readonly below?: Readonly<Record<string, readonly string[]>>;
  };
  /** Values at the ends of their ranges. */
  readonly extreme: { readonly entries: Entries; readonly says: string };
  /** No insurance is needed, or there is nothing to compare. */
  readonly none: { readonly entries: Entries; readonly says: string; readonly because?: string };
  /** Out of range: text of the link to the field, and its error message. */
  readonly wrong: { readonly entries: Entries; readonly says: string; readonly words: string };
}

/** Every tool except the life calculator, which has its own stories. */
const toolStates: Readonly<Record<Exclude<ToolId, "life-insurance-calculator">, ToolStates>> = states;

const panels: Readonly<Record<Exclude<ToolId, "life-insurance-calculator">, ComponentType<ToolVariantProps>>> = {
  "home-insurance-calculator": Home,
  "auto-insurance-calculator": Auto,
  "disability-insurance-calculator": Disability,
  "travel-insurance-calculator": Travel,
  "coverage-gap-analyzer": Gap,
  "multi-policy-savings": MultiPolicy,
  "business-insurance-calculator": Business,
  "estate-planning-review": Estate,
  "senior-insurance-review": Senior,
  "insurance-comparison-tool": Comparison,
  "provincial-insurance-guide": Provincial,
};

const visitWith = (entries: Entries | undefined) =>
  environmentInMemory({
    fragment: () => (entries === undefined ? "" : encodeShareLink(entries)),
    today: () => new Date(2026, 10, 22),
  });

interface StateProps {
  readonly name: string;
  readonly entries?: Entries | undefined;
  readonly panel: ComponentType<ToolVariantProps>;
}

function State({ name, entries, panel: Panel }: StateProps) {
  return (
    <section aria-label={name} className="mb-16 max-w-prose border-t-2 border-ink px-4 pt-6">
      <h2 className="mb-6 text-caption">{name}</h2>
      <ToolEnvironmentProvider create={() => visitWith(entries)}>
        <PageReferences>
          <OpenFolds>
            <Panel variant="inline" />
          </OpenFolds>
        </PageReferences>
      </ToolEnvironmentProvider>
    </section>
  );
}

interface Args {
  readonly id: keyof typeof panels;
}

function States({ id }: Args) {
  const { empty: _, ...others } = toolStates[id];
  return (
    <>
      <h1 className="sr-only">{id}</h1>
      <State name="empty" panel={panels[id]} />
      {Object.entries(others).map(([name, { entries }]) => (
        <State key={name} name={name} entries={entries} panel={panels[id]} />
      ))}
    </>
  );
}

interface Shown {
  readonly args: Args;
  readonly canvas: ReturnType<typeof within>;
}

/** Each state has its expected text, and nothing overflows the window. */
async function saysItsStates({ args, canvas }: Shown) {
  const { empty, typical, extreme, none, wrong }: ToolStates = toolStates[args.id];
  const state = (name: keyof ToolStates) => within(canvas.getByRole("region", { name }));
  const figure = (name: keyof ToolStates, says: string) =>
    waitFor(() => expect(state(name).getByText(says, { selector: "[data-slot=tool-figure]" })).toBeVisible());

  await figure("empty", empty.says);
  await expect(state("empty").queryByText(sharedToolWords.restored.link)).not.toBeInTheDocument();
  for (const [name, { says }] of [
    ["typical", typical],
    ["extreme", extreme],
    ["none", none],
  ] as const) {
    await figure(name, says);
    await expect(state(name).getByText(sharedToolWords.restored.link)).toBeVisible();
    // The list of answers is for print only; on screen, the fields show them.
    await expect(state(name).getAllByText(sharedToolWords.answer.yourAnswers, { selector: "p" })).toHaveLength(1);
  }
  for (const [name, texts] of Object.entries(typical.below ?? {})) {
    const part = await waitFor(() => {
      const [found] = [
        ...state("typical").queryAllByRole("table", { name }),
        ...state("typical").queryAllByRole("figure", { name }),
      ];
      if (found === undefined) throw new Error(`There is no table or figure “${name}”.`);
      return within(found);
    });
    for (const text of texts) await expect(part.getAllByText(text)[0]).toBeVisible();
  }
  if (none.because !== undefined) await expect(await state("none").findByText(none.because)).toBeVisible();
  await waitFor(() => expect(state("wrong").getByText(sharedToolWords.answer.problems)).toBeVisible());
  await expect(state("wrong").getByRole("link", { name: wrong.says })).toBeVisible();
  await expect(within(state("wrong").getByRole("form")).getByText(wrong.words)).toBeVisible();
  await expect(state("wrong").queryByText(typical.says)).not.toBeInTheDocument();
  await fitsTheWindow();
}

const meta = preview.meta({
  component: States,
  // On a narrow phone and in the dark; the stories of the pages show the answers on a wide screen.
  globals: { viewport: { value: "phone" }, theme: "dark" },
  // Only this story has the same tool, and its landmarks, five times on a page.
  parameters: { a11y: { config: { rules: [{ id: "landmark-unique", enabled: false }] } } },
});

export const HomeInsurance = meta.story({ args: { id: "home-insurance-calculator" }, play: saysItsStates });
export const AutoInsurance = meta.story({ args: { id: "auto-insurance-calculator" }, play: saysItsStates });
export const DisabilityInsurance = meta.story({ args: { id: "disability-insurance-calculator" }, play: saysItsStates });
export const InsuranceComparison = meta.story({ args: { id: "insurance-comparison-tool" }, play: saysItsStates });
export const ProvincialGuide = meta.story({ args: { id: "provincial-insurance-guide" }, play: saysItsStates });
export const TravelInsurance = meta.story({ args: { id: "travel-insurance-calculator" }, play: saysItsStates });
export const BusinessInsurance = meta.story({ args: { id: "business-insurance-calculator" }, play: saysItsStates });
export const SeniorReview = meta.story({ args: { id: "senior-insurance-review" }, play: saysItsStates });
export const EstateReview = meta.story({ args: { id: "estate-planning-review" }, play: saysItsStates });
export const MultiPolicySavings = meta.story({ args: { id: "multi-policy-savings" }, play: saysItsStates });
export const CoverageGap = meta.story({ args: { id: "coverage-gap-analyzer" }, play: saysItsStates });
