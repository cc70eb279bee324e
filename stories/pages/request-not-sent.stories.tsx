import { expect } from "storybook/test";
import { formAnswers } from "#domain/form-answer.ts";
import RequestNotSentPage from "#pages/request/request-not-sent-page.tsx";
import preview from "../../.storybook/preview.tsx";
import { requestNotSent } from "#text/form-answers.ts";

const meta = preview.meta({ component: RequestNotSentPage, parameters: { layout: "fullscreen" } });

/** Every response of the function for plain forms has a section here, below an alternative way to get in touch. */
export const Page = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  async play({ canvas }) {
    await expect(canvas.getByRole("heading", { level: 1, name: requestNotSent.title })).toBeVisible();
    for (const answer of formAnswers) await expect(document.getElementById(answer)).toBeVisible();
    await expect(canvas.getByRole("link", { name: "hello@northcover.example" })).toBeVisible();
  },
});
