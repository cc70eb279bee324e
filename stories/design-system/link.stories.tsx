import { expect, fn } from "storybook/test";
import { LinkProvider, TextLink } from "#design-system/link/link.tsx";
import preview from "../../.storybook/preview.tsx";
import { linkTo } from "../link-to.tsx";

const meta = preview.meta({
  component: TextLink,
  args: { href: "#guide", children: "Read the home insurance guide" },
});

/** Underlined, so that links in a sentence don't depend on colour. */
export const Default = meta.story({
  async play({ canvas, userEvent }) {
    const link = canvas.getByRole("link", { name: "Read the home insurance guide" });
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(link).toHaveAttribute("href", "#guide");
    await expect(getComputedStyle(link).textDecorationLine).toBe("underline");
  },
});

const visit = fn();

const RouterLink = linkTo(visit);

/** The app supplies the link component, so that the design system doesn't depend on a router. */
export const WithRouter = Default.extend({
  render: (args) => (
    <LinkProvider value={RouterLink}>
      <TextLink {...args} />
    </LinkProvider>
  ),
  async play({ canvas, userEvent }) {
    canvas.getByRole("link").focus();
    await userEvent.keyboard("{Enter}");
    await expect(visit).toHaveBeenCalledWith("#guide");
  },
});

/** A link to another site opens in a new tab and bypasses the router. */
export const External = WithRouter.extend({
  args: { href: "https://example.com/", children: "Financial consumer agency", external: true },
  async play({ canvas }) {
    const link = canvas.getByRole("link", { name: "Financial consumer agency (opens in a new tab)" });
    await expect(link).toHaveAttribute("target", "_blank");
    await expect(link).toHaveAttribute("rel", "noopener noreferrer");
  },
});

/** A standalone link, such as an article's title, is high enough for touch. */
export const Alone = meta.story({
  args: { variant: "standalone" },
  async play({ canvas }) {
    const link = canvas.getByRole("link");
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await expect(getComputedStyle(link).textDecorationLine).toBe("underline");
  },
});

/** The three tones on their backgrounds. */
export const Gallery = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <div className="grid max-w-prose gap-6">
      <p>
        A deductible is what you pay first. <TextLink href="#deductible">How deductibles work</TextLink>, and the rules
        of the{" "}
        <TextLink href="https://example.com/" external>
          regulator
        </TextLink>
        .
      </p>
      <p>
        <TextLink href="#learn" tone="quiet">
          Learn
        </TextLink>
      </p>
      <div className="bg-deep p-6 text-on-deep">
        <TextLink href="#privacy" tone="on-deep">
          Privacy
        </TextLink>
      </div>
    </div>
  ),
  async play({ canvas }) {
    await expect(canvas.getAllByRole("link")).toHaveLength(4);
  },
});
