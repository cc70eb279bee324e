import { expect } from "storybook/test";
import { formAnswers } from "#domain/form-answer.ts";
import RequestNotSentPage from "#pages/request-not-sent-page.tsx";
import { modes } from "../../.storybook/modes.ts";
import preview from "../../.storybook/preview.tsx";

const meta = preview.meta({ component: RequestNotSentPage, parameters: { layout: "fullscreen" } });

/** Every response of the function for plain forms has a section here, below an alternative way to get in touch. */
export const Page = meta.story({
  parameters: { chromatic: { disableSnapshot: false, modes } },
  async play({ canvas }) {
    await expect(canvas.getByRole("heading", { level: 1, name: "Your request was not sent" })).toBeVisible();
    for (const answer of formAnswers) await expect(document.getElementById(answer)).toBeVisible();
    await expect(canvas.getByRole("link", { name: "hello@northcover.example" })).toBeVisible();
  },
});
