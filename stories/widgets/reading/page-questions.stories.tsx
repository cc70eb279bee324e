import { expect, within } from "storybook/test";
import { homeInsuranceFaq } from "#text/learn/home-insurance/faq.ts";
import { PageQuestions } from "#widgets/reading/page-questions.tsx";
import preview from "../../../.storybook/preview.tsx";

const meta = preview.meta({
  component: PageQuestions,
  args: { questions: homeInsuranceFaq },
  render: (args) => (
    <main>
      <h1 className="sr-only">A guide</h1>
      <PageQuestions {...args} />
    </main>
  ),
});

/** All questions closed, in order. Opening one shows its answer, and its paragraphs stand apart. */
export const Questions = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  args: {
    questions: [
      { id: "two-parts", question: "Which comes first?", answer: "This.\n\nThen that." },
      ...homeInsuranceFaq,
    ],
  },
  async play({ canvas, userEvent }) {
    const region = within(canvas.getByRole("region", { name: "Frequently asked questions" }));
    await expect(region.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      "Which comes first?",
      ...homeInsuranceFaq.map(({ question }) => question),
    ]);
    await expect(region.getByText("This.")).not.toBeVisible();
    await userEvent.click(region.getByText("Which comes first?"));
    await expect(region.getByText("This.")).toBeVisible();
    await expect(region.getByText("Then that.")).toBeVisible();
  },
});
