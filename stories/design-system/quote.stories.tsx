import { expect } from "storybook/test";
import { Stack } from "#design-system/layout/stack.tsx";
import { TextLink } from "#design-system/link/link.tsx";
import { Quote } from "#design-system/quote/quote.tsx";
import { modes } from "../../.storybook/modes.ts";
import preview from "../../.storybook/preview.tsx";

const meta = preview.meta({
  component: Quote,
  args: { children: "The insurer shall, upon request, furnish to the insured a true copy of the application." },
});

/** The quotation with its source. */
export const WithSource = meta.story({
  args: { source: <TextLink href="#source">Sample clause, section 4</TextLink> },
  async play({ canvas, userEvent }) {
    const figure = canvas.getByRole("figure");
    await expect(figure).toHaveTextContent("a true copy of the application");
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Sample clause, section 4" })).toHaveFocus();
  },
});

/** Without a source, for a quotation whose source the text before already names. */
export const WordsOnly = meta.story({
  async play({ canvas, canvasElement }) {
    await expect(canvas.getByRole("blockquote")).toBeVisible();
    await expect(canvasElement.querySelector("figcaption")).toBeNull();
  },
});

/** Short, long and without a source. */
export const Gallery = meta.story({
  parameters: { chromatic: { disableSnapshot: false, modes } },
  render: ({ children }) => (
    <Stack gap="large">
      <Quote source="Sample clause, section 4">{children}</Quote>
      <Quote>Utmost good faith binds both sides.</Quote>
    </Stack>
  ),
  async play({ canvas }) {
    await expect(canvas.getAllByRole("figure")).toHaveLength(2);
  },
});
