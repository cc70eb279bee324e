import { expect, fn } from "storybook/test";
import { LinkProvider, TextLink, type LinkComponentProps } from "#design-system/link/link.tsx";
import preview from "../../.storybook/preview.tsx";

const meta = preview.meta({
  component: TextLink,
  args: { href: "#guide", children: "Read the home insurance guide" },
});

/** Underlined, so that nobody needs colour to find it in a sentence. */
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

function RouterLink({ href, children, ...rest }: LinkComponentProps) {
  return (
    <a
      href={href}
      {...rest}
      onClick={(event) => {
        event.preventDefault();
        visit(href);
      }}
    >
      {children}
    </a>
  );
}

/** The app says what draws its links, so that the design system needs no router. */
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

/** Another site opens in a new tab and never goes through the router. */
export const External = WithRouter.extend({
  args: { href: "https://example.com/", children: "Financial consumer agency", external: true },
  async play({ canvas }) {
    const link = canvas.getByRole("link", { name: "Financial consumer agency (opens in a new tab)" });
    await expect(link).toHaveAttribute("target", "_blank");
    await expect(link).toHaveAttribute("rel", "noopener noreferrer");
  },
});

/** One that stands for itself, such as the title of an article, is as high as a finger needs. */
export const Alone = meta.story({
  args: { stands: "alone" },
  async play({ canvas }) {
    const link = canvas.getByRole("link");
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await expect(getComputedStyle(link).textDecorationLine).toBe("underline");
  },
});

/** The three tones where they belong. */
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
