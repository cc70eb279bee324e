import ArrowRight from "lucide-react/dist/esm/icons/arrow-right.mjs";
import { useState, type FormEvent } from "react";
import { expect, fn } from "storybook/test";
import { ButtonLink } from "#design-system/button/button-link.tsx";
import { Button } from "#design-system/button/button.tsx";
import preview from "../../.storybook/preview.tsx";

const meta = preview.meta({
  component: Button,
  argTypes: { type: { options: ["button", "submit", "reset"], control: "radio" } },
  args: { children: "Get a free review", onClick: fn() },
});

/** The primary action of a screen. Keyboard and pointer have the same effect. */
export const Primary = meta.story({
  async play({ canvas, userEvent, args }) {
    await userEvent.tab();
    const button = canvas.getByRole("button", { name: "Get a free review" });
    await expect(button).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onClick).toHaveBeenCalledOnce();
    await userEvent.keyboard(" ");
    await userEvent.click(button);
    await expect(args.onClick).toHaveBeenCalledTimes(3);
    await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
});

const sent = fn();

function SlowForm() {
  const [isSending, setSending] = useState(false);
  function submit(event: FormEvent) {
    event.preventDefault();
    sent();
    setSending(true);
  }
  return (
    <form onSubmit={submit}>
      <Button type="submit" loading={isSending}>
        Send request
      </Button>
    </form>
  );
}

/** While loading, a button keeps its position, width and focus, and ignores presses. */
export const Loading = meta.story({
  render: () => <SlowForm />,
  async play({ canvas, userEvent }) {
    const button = canvas.getByRole("button", { name: "Send request" });
    const { width } = button.getBoundingClientRect();
    button.focus();
    await userEvent.keyboard("{Enter}");
    await expect(button).toHaveAttribute("aria-busy", "true");
    await expect(button).toHaveAttribute("aria-disabled", "true");
    await expect(button).toHaveFocus();
    await expect(button.getBoundingClientRect().width).toBeCloseTo(width, 0);
    await userEvent.keyboard("{Enter}");
    await userEvent.click(button);
    await expect(sent).toHaveBeenCalledOnce();
  },
});

/** A link to another site opens in a new tab, indicated by an icon and in words for screen readers. */
export const ExternalLink = meta.story({
  render: () => (
    <ButtonLink href="https://example.com/" intent="secondary" external>
      Get a quote
    </ButtonLink>
  ),
  async play({ canvas }) {
    const link = canvas.getByRole("link", { name: "Get a quote (opens in a new tab)" });
    await expect(link).toHaveAttribute("href", "https://example.com/");
    await expect(link).toHaveAttribute("target", "_blank");
    await expect(link).toHaveAttribute("rel", "noopener noreferrer");
  },
});

/** A quiet button at the start of a line aligns its text with the text above; its padding extends into the margin. */
export const BeginsALine = meta.story({
  args: { children: "Clear my answers", intent: "quiet", edge: "text" },
  render: ({ children, ...args }) => (
    <>
      <p>Answer what you can.</p>
      <Button {...args}>{children}</Button>
      <div>
        <Button {...args} size="small">
          {children}, the small one
        </Button>
      </div>
      <div>
        <Button {...args} loading>
          {children}, at once
        </Button>
      </div>
    </>
  ),
  async play({ canvas }) {
    const left = canvas.getByText("Answer what you can.").getBoundingClientRect().left;
    for (const name of ["Clear my answers", "Clear my answers, the small one"]) {
      await expect(canvas.getByText(name).getBoundingClientRect().left).toBeCloseTo(left, 0);
      await expect(canvas.getByRole("button", { name }).getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    }
  },
});

const intents = ["primary", "secondary", "quiet"] as const;

/** Every intent in both sizes, loading, with an icon and as a link. */
export const Gallery = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <div className="grid gap-6">
      {(["medium", "small"] as const).map((size) => (
        <div key={size} className="grid gap-4">
          {intents.map((intent) => (
            <div key={intent} className="flex flex-wrap items-center gap-4">
              <Button intent={intent} size={size}>
                Continue
              </Button>
              <Button intent={intent} size={size} icon={<ArrowRight />}>
                Continue
              </Button>
              <Button intent={intent} size={size} loading>
                Continue
              </Button>
              <Button intent={intent} size={size} disabled>
                Continue
              </Button>
              <ButtonLink intent={intent} size={size} href="#continue">
                Continue
              </ButtonLink>
            </div>
          ))}
          <div className="flex flex-wrap items-center gap-4 bg-deep p-4">
            <Button intent="on-deep" size={size}>
              Continue
            </Button>
            <ButtonLink intent="on-deep" size={size} href="https://example.com/" external>
              Continue
            </ButtonLink>
          </div>
        </div>
      ))}
    </div>
  ),
  async play({ canvas }) {
    await expect(canvas.getAllByRole("button", { name: "Continue" })).toHaveLength(26);
  },
});
