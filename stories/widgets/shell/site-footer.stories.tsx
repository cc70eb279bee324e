import { expect, within } from "storybook/test";
import { SiteFooter } from "#widgets/shell/site-footer.tsx";
import preview from "../../../.storybook/preview.tsx";
import { expectLink } from "../../expect-link.ts";
import * as shellWords from "#words/shell.ts";

const meta = preview.meta({
  component: SiteFooter,
  args: {
    siteName: "Northcover",
    tagline: "Canada's leading insurance education platform. Master your coverage, the smart way.",
    groups: [
      {
        title: "Learn",
        links: [
          { href: "/learn/how-insurance-works", label: "How Insurance Works" },
          { href: "/learn/choose-insurance", label: "How to Choose Insurance" },
          { href: "/learn/insurance-claims", label: "Filing a Claim" },
          { href: "/insurance-rates-canada", label: "Insurance Rates" },
        ],
      },
      {
        title: "Insurance Types",
        links: [
          { href: "/insurance-types/life", label: "Life Insurance" },
          { href: "/insurance-types/home", label: "Home Insurance" },
        ],
      },
      {
        title: "Resources",
        links: [
          { href: "/blog", label: "Blog" },
          { href: "/sitemap", label: "Sitemap" },
        ],
      },
    ],
    legalLinks: [
      { href: "/privacy-policy", label: "Privacy Policy" },
      { href: "/terms-of-service", label: "Terms of Service" },
    ],
    contactEmail: "hello@northcover.example",
    privacyEmail: "privacy@northcover.example",
    caseLinks: [
      { href: "/#your-province", label: "Your province" },
      { href: "/blog/insurance-consumer-rights-canada#build-your-complaint", label: "Claim refused or complaint" },
    ],
  },
  parameters: { layout: "fullscreen" },
});

/** Each group is a landmark with its name, so that a screen reader goes straight to it. */
export const Complete = meta.story({
  async play({ canvas, userEvent }) {
    const footer = within(canvas.getByRole("contentinfo"));
    const names = footer.getAllByRole("navigation").map((group) => {
      const labelledBy = group.getAttribute("aria-labelledby");
      return labelledBy === null ? group.getAttribute("aria-label") : document.getElementById(labelledBy)?.textContent;
    });
    await expect(names).toEqual(["Learn", "Insurance Types", "Resources", "Your case", "Legal"]);
    await expect(
      footer.getByText("Canada's leading insurance education platform. Master your coverage, the smart way."),
    ).toBeVisible();
    const learn = within(footer.getByRole("navigation", { name: "Learn" }));
    await expect(learn.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
      "/learn/how-insurance-works",
      "/learn/choose-insurance",
      "/learn/insurance-claims",
      "/insurance-rates-canada",
    ]);
    await expectLink(
      footer,
      "Claim refused or complaint",
      "/blog/insurance-consumer-rights-canada#build-your-complaint",
    );
    await userEvent.tab();
    await expect(footer.getByRole("link", { name: "hello@northcover.example" })).toHaveFocus();
  },
});

/** Two addresses, one for everything and one for privacy, and no way to take one for the other. */
export const Contacts = meta.story({
  async play({ canvas }) {
    await expectLink(canvas, "hello@northcover.example", "mailto:hello@northcover.example");
    await expectLink(canvas, "Privacy: privacy@northcover.example", "mailto:privacy@northcover.example");
  },
});

/** The tagline is a claim: when the owner switches it off nothing is left of it. What the site is and earns stays. */
export const WithoutTagline = meta.story({
  args: { tagline: null },
  async play({ canvas }) {
    await expect(canvas.queryByText(/leading/)).not.toBeInTheDocument();
    await expect(canvas.getByText(/may earn a commission from insurance partners/)).toBeVisible();
  },
});

/** While the legal pages are not written, their landmark is absent too. */
export const WithoutLegalPages = meta.story({
  args: { legalLinks: [] },
  async play({ canvas }) {
    await expect(canvas.queryByRole("navigation", { name: shellWords.legal })).not.toBeInTheDocument();
  },
});

/** The groups are folded; every link and summary is big enough for a thumb. */
export const Phone = meta.story({
  globals: { viewport: { value: "phone" } },
  async play({ canvas, canvasElement, userEvent }) {
    for (const summary of canvasElement.querySelectorAll("summary")) {
      await expect(summary.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
      await expect(summary.parentElement).not.toHaveAttribute("open");
      await userEvent.click(summary);
    }
    for (const link of canvas.getAllByRole("link")) {
      await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    }
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
});

/** The whole, with an address that is longer than its column. */
export const Gallery = meta.story({
  args: { privacyEmail: "the.person.in.charge.of.the.protection.of.personal.information@northcover.example" },
  parameters: { chromatic: { disableSnapshot: false } },
  async play({ canvas }) {
    const link = canvas.getByRole("link", { name: /^Privacy: the\.person/ });
    const footer = canvas.getByRole("contentinfo");
    await expect(link.getBoundingClientRect().right).toBeLessThanOrEqual(footer.getBoundingClientRect().right);
  },
});
