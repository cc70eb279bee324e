import { expect } from "storybook/test";
import { Button } from "#design-system/button/button.tsx";
import { Callout } from "#design-system/callout/callout.tsx";
import { TextLink } from "#design-system/link/link.tsx";
import { Prose } from "#design-system/prose/prose.tsx";
import { Stack } from "#design-system/layout/stack.tsx";
import { Tabs } from "#design-system/tabs/tabs.tsx";
import preview from "../../.storybook/preview.tsx";

const meta = preview.meta({
  component: Prose,
  args: { children: <p>Paper and ink change places, and stay readable.</p> },
});

/** The theme follows the toolbar or the test run. */
export const FollowsTheSwitch = meta.story({
  async play({ canvas, globals }) {
    const theme = import.meta.env.STORY_THEME ?? globals["theme"];
    const [, lightness] = /oklch\(([\d.]+)/.exec(getComputedStyle(document.body).backgroundColor) ?? [];
    await expect(Number(lightness) < 0.5).toBe(theme === "dark");
    await expect(canvas.getByText(/Paper and ink/)).toBeVisible();
  },
});

const sample = (
  <main>
    <Stack gap="medium">
      <Callout tone="caution" title="Before the storm">
        <p>Coverage for overland water is an endorsement.</p>
      </Callout>
      <Prose>
        <p>
          <TextLink href="https://example.com/flood">Read what the policy says</TextLink>, and{" "}
          <TextLink href="#deductible">about deductibles</TextLink>
        </p>
      </Prose>
      <Button loading>Send my request</Button>
      <Tabs
        label="Parts of the guide"
        items={[
          { id: "costs", title: "Costs", content: <p>What it costs.</p> },
          { id: "claims", title: "Claims", content: <p>How to claim.</p> },
        ]}
      />
    </Stack>
  </main>
);

/** With reduced motion the spinner does not repeat and transitions are off. */
export const ReducedMotion = meta.story({
  globals: { media: "reduced-motion" },
  render: () => sample,
  async play({ canvas }) {
    const button = canvas.getByRole("button", { name: "Send my request" });
    const spinner = button.querySelector("svg") ?? button;
    await expect(getComputedStyle(spinner).animationIterationCount).toBe("1");
    await expect(getComputedStyle(button).transitionDuration).toBe("0s");
  },
});

/** In print, links to other pages show their address, colours are removed, and interactive controls are hidden. */
export const OnPaper = meta.story({
  globals: { media: "print" },
  render: () => sample,
  async play({ canvas }) {
    await expect(canvas.queryByText("Send my request")).not.toBeVisible();
    const after = (name: RegExp) => getComputedStyle(canvas.getByRole("link", { name }), "::after").content;
    await expect(after(/Read what the policy says/)).toContain("https://example.com/flood");
    await expect(after(/about deductibles/)).toBe("none");
    await expect(getComputedStyle(canvas.getByRole("note")).backgroundColor).toBe("rgba(0, 0, 0, 0)");
  },
});
