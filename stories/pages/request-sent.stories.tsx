import { expect } from "storybook/test";
import RequestSentPage from "#pages/request/request-sent-page.tsx";
import preview from "../../.storybook/preview.tsx";
import { expectLink } from "../expect-link.ts";
import * as leadReceiptWords from "#words/lead-receipt.ts";
import { requestSent } from "#text/form-answers.ts";

const meta = preview.meta({ component: RequestSentPage, parameters: { layout: "fullscreen" } });

/** The next steps after a form submitted without JavaScript, and how to withdraw. */
export const Page = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  async play({ canvas }) {
    await expect(canvas.getByRole("heading", { level: 1, name: leadReceiptWords.title })).toBeVisible();
    await expectLink(canvas, "privacy@northcover.example", "mailto:privacy@northcover.example");
    await expect(canvas.getByRole("link", { name: requestSent.readings[0].label })).toBeVisible();
  },
});
