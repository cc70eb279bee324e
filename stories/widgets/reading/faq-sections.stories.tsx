import { expect, screen, waitFor, within } from "storybook/test";
import { faqSections } from "#text/faq.ts";
import { FaqSections } from "#widgets/reading/faq-sections/faq-sections.tsx";
import preview from "../../../.storybook/preview.tsx";
import { expectLink } from "../../expect-link.ts";
import { SiteSearchProvider } from "#widgets/shell/site-search/site-search.tsx";
import * as siteSearchWords from "#words/site-search.ts";
import * as readingWords from "#words/reading.ts";

const allQuestions = faqSections.flatMap(({ questions }) => questions);
const questionOf = (itemId: string) => allQuestions.find(({ id }) => id === itemId)?.question ?? "";
const creditScore = questionOf("what-is-a-credit-score");
const goodScore = questionOf("what-is-a-good-credit-score");
const creditFile = questionOf("who-keeps-my-credit-file");
const stolenIdentity = questionOf("identity-theft");

const meta = preview.meta({
  component: FaqSections,
  args: { sections: faqSections },
  render: (args) => (
    <>
      <h1 className="sr-only">Questions</h1>
      <FaqSections {...args} />
    </>
  ),
});

/** On a phone the field and the answers below it have one left edge. */
export const Phone = meta.story({
  globals: { viewport: { value: "phone" } },
  async play({ canvas }) {
    const [first] = canvas.getAllByRole("heading", { level: 2 });
    await expect(canvas.getByRole("searchbox").getBoundingClientRect().left).toBe(first?.getBoundingClientRect().left);
  },
});

const details = (root: HTMLElement, summary: string) => within(root).getByText(summary).closest("details");

/** Items open and close by keyboard, each on its own. */
export const Questions = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  async play({ canvas, canvasElement, userEvent }) {
    await expect(canvas.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent)).toEqual(
      faqSections.map(({ title }) => title),
    );
    const score = details(canvasElement, creditScore);
    const good = details(canvasElement, goodScore);
    score?.querySelector("summary")?.focus();
    await userEvent.click(canvas.getByText(creditScore));
    await userEvent.click(canvas.getByText(goodScore));
    await expect([score?.open, good?.open]).toEqual([true, true]);
    await expect(within(good ?? canvasElement).getByRole("link", { name: /^source \d+: / })).toBeVisible();
    await userEvent.click(canvas.getByText(creditScore));
    await expect([score?.open, good?.open]).toEqual([false, true]);
  },
});

/** A number can be called, and an office that is named leads to its page. */
export const CallsAndOffices = meta.story({
  async play({ canvas, canvasElement, userEvent }) {
    await userEvent.click(canvas.getByText(stolenIdentity));
    const answer = within(details(canvasElement, stolenIdentity) ?? canvasElement);
    await expectLink(answer, "1-888-495-8501", "tel:+18884958501");
    await expectLink(
      answer,
      /^Canadian Anti-Fraud Centre/,
      "https://antifraudcentre-centreantifraude.ca/report-signalez-eng.htm",
    );
  },
});

/** A section closes by its name. An item's address opens it. */
export const ClosedSection = meta.story({
  async play({ canvas, userEvent }) {
    const name = canvas.getByRole("heading", { level: 2, name: "Credit Basics" });
    const question = canvas.getByText(creditScore);
    await expect(question).toBeVisible();
    await userEvent.click(name);
    await waitFor(() => expect(question).not.toBeVisible());
    await expect(name).toBeVisible();
    location.hash = "#what-is-a-credit-score";
    await waitFor(() => expect(canvas.getByText(/A credit score is a three-digit number/)).toBeVisible());
  },
});

/** The field asks the site's search, with the same answers as everywhere. */
export const AsksTheSearch = meta.story({
  decorators: [
    (Story) => (
      <SiteSearchProvider load={async () => async () => ({ terms: [], hits: [], total: 0 })} pagesHref="/sitemap">
        <Story />
      </SiteSearchProvider>
    ),
  ],
  async play({ canvas, userEvent }) {
    await userEvent.type(
      canvas.getByRole("searchbox", { name: readingWords.searchTheQuestions }),
      "credit score{Enter}",
    );
    const dialog = within(await screen.findByRole("dialog", { name: siteSearchWords.search }));
    await expect(dialog.getByRole("searchbox")).toHaveValue("credit score");
  },
});

/** An address with an item's id opens that item, and so does its own link. */
export const DeepLink = meta.story({
  beforeEach: () => history.replaceState(null, "", "#who-keeps-my-credit-file"),
  async play({ canvas, canvasElement, userEvent }) {
    await expect(details(canvasElement, creditFile)?.open).toBe(true);
    await expect(details(canvasElement, creditScore)?.open).toBe(false);
    await userEvent.click(canvas.getByText(creditScore));
    const answer = within(details(canvasElement, creditScore) ?? canvasElement);
    const link = answer.getByRole("link", { name: readingWords.linkToThisAnswer });
    await expect(link).toHaveAttribute("href", "#what-is-a-credit-score");
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
});
