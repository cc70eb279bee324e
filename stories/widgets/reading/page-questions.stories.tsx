import { expect, within } from "storybook/test";
import { PageQuestions } from "#widgets/reading/page-questions.tsx";
import preview from "../../../.storybook/preview.tsx";
import * as readingWords from "#words/reading.ts";

const meta = preview.meta({
  component: PageQuestions,
  args: {
    questions: [
      { id: "two-parts", question: "Which comes first?", answer: "This.\n\nThen that." },
      {
        id: "compulsory",
        question: "Is home insurance compulsory in Canada?",
        answer: "No law makes the owner of a house buy it. A lender normally requires it.",
      },
      { id: "flooding", question: "Does my policy cover flooding?", answer: "It depends on how the water came in." },
    ],
  },
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
  async play({ canvas, userEvent }) {
    const region = within(canvas.getByRole("region", { name: readingWords.frequentlyAskedQuestions }));
    await expect(region.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      "Which comes first?",
      "Is home insurance compulsory in Canada?",
      "Does my policy cover flooding?",
    ]);
    await expect(region.getByText("This.")).not.toBeVisible();
    await userEvent.click(region.getByText("Which comes first?"));
    await expect(region.getByText("This.")).toBeVisible();
    await expect(region.getByText("Then that.")).toBeVisible();
  },
});
