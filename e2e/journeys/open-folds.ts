import type { Visitor } from "./visitor.ts";

/** Opens the closed folds of the page whose summaries match, one after the other. */
export async function openFolds({ page, press }: Visitor, summary: RegExp): Promise<void> {
  const closed = page.getByRole("main").locator("details:not([open]) > summary", { hasText: summary });
  for (let count = await closed.count(); count > 0; count -= 1) await press(closed.first());
}

/** Summaries of the questions that a tool's answer doesn't need. */
export const moreQuestions = /^\s*(Make it more exact|More about your)/;
