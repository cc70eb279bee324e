import { expect, waitFor } from "storybook/test";
import { commonQuestions } from "#text/learn/questions.ts";
import QuestionsPage from "#text/learn/questions.md?page";
import preview from "../../../.storybook/preview.tsx";
import { expectLink } from "../../expect-link.ts";
import { expectWholeGuide } from "./expect-whole-guide.ts";

const meta = preview.meta({ component: QuestionsPage, parameters: { layout: "fullscreen" } });

/** Sixty questions in ten groups, each answered where it stands and continued on another page. */
export const Page = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  async play({ canvas, canvasElement, userEvent }) {
    await expectWholeGuide("Insurance questions, answered", [])({ canvasElement });
    for (const { title } of commonQuestions)
      await expect(canvas.getByRole("heading", { level: 2, name: title })).toBeVisible();
    await userEvent.click(canvas.getByText("Can I cancel my policy whenever I like?"));
    await waitFor(() => expect(canvas.getByText(/in writing\. In the middle of a term/)).toBeVisible());
    await expectLink(
      canvas,
      "Read on: Your rights while the policy runs",
      "/blog/insurance-consumer-rights-canada#while-the-policy-runs",
    );
  },
});

/** An address with a question's fragment opens its answer. */
export const OneQuestion = meta.story({
  beforeEach: () => history.replaceState(null, "", "#flooded-basement"),
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByText(/A burst pipe normally is/)).toBeVisible());
    await expect(canvas.queryByText(/Three are usually enough/)).not.toBeVisible();
  },
});
