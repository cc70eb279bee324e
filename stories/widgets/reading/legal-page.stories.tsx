import { expect } from "storybook/test";
import { TextLink } from "#design-system/link/link.tsx";
import type { IsoDay } from "#format/long-date.ts";
import { LegalPage } from "#widgets/reading/legal-page/legal-page.tsx";
import type { ProseModule } from "#widgets/reading/guide-text/prose-module.ts";
import preview from "../../../.storybook/preview.tsx";

const prose: ProseModule = {
  default: ({ components = {} }) => {
    const Heading = components["h2"] ?? "h2";
    return (
      <>
        <Heading id="who-we-are">Who we are</Heading>
        <p>A site that explains insurance.</p>
        <Heading id="how-to-reach-us">How to reach us</Heading>
        <p>Write to us.</p>
      </>
    );
  },
  sections: [
    { href: "#who-we-are", label: "Who we are" },
    { href: "#how-to-reach-us", label: "How to reach us" },
  ],
  wordCount: 12,
};

const updatedOn: IsoDay = "2026-11-20";

const meta = preview.meta({
  component: LegalPage,
  parameters: { layout: "fullscreen" },
  args: {
    title: "Terms of service",
    lead: "The rules, written to be read.",
    updatedOn,
    prose,
    companion: (
      <>
        Goes with the <TextLink href="#privacy">privacy policy</TextLink>
      </>
    ),
  },
});

/** Sections are numbered alike in the text and in the navigation, so that a letter can cite one. */
export const Numbered = meta.story({
  async play({ canvas, userEvent }) {
    await expect(canvas.getByRole("heading", { level: 2, name: /^1\.\s?Who we are$/ })).toBeVisible();
    await expect(canvas.getByRole("heading", { level: 2, name: /^2\.\s?How to reach us$/ })).toBeVisible();
    await expect(canvas.getByText("November 20, 2026")).toHaveAttribute("datetime", "2026-11-20");
    await expect(canvas.getByRole("link", { name: "privacy policy" })).toBeVisible();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    const link = canvas.getByRole("link", { name: "2. How to reach us" });
    await expect(link).toHaveFocus();
    await expect(link).toHaveAttribute("href", "#how-to-reach-us");
  },
});
