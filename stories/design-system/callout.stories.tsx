import { expect } from "storybook/test";
import { Callout } from "#design-system/callout/callout.tsx";
import { Stack } from "#design-system/layout/stack.tsx";
import preview from "../../.storybook/preview.tsx";

const meta = preview.meta({
  component: Callout,
  args: {
    title: "Your policy’s wording decides",
    children: <p>Rules differ by province and by insurer. Read the definitions first: they decide every claim.</p>,
  },
});

/** A callout named by its title. */
export const Note = meta.story({
  async play({ canvas }) {
    await expect(canvas.getByRole("note", { name: "Your policy’s wording decides" })).toHaveTextContent(
      "Read the definitions",
    );
  },
});

/** Without a title the callout is named by its type, so that the meaning doesn't depend on colour. */
export const CautionWithoutTitle = meta.story({
  args: { tone: "caution", title: undefined },
  async play({ canvas }) {
    await expect(canvas.getByRole("note", { name: "Take care" })).toBeVisible();
  },
});

/** Markdown content: lists and links keep their spacing. */
export const WithList = Note.extend({
  args: {
    tone: "info",
    title: "Have these ready",
    children: (
      <>
        <p>Your insurer asks for them at once:</p>
        <ul>
          <li>policy number and date of the loss</li>
          <li>
            photographs, and <a href="#inventory">an inventory</a>
          </li>
        </ul>
      </>
    ),
  },
  async play({ canvas, userEvent }) {
    await expect(canvas.getAllByRole("listitem")).toHaveLength(2);
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "an inventory" })).toHaveFocus();
  },
});

/** Every tone with and without a title. */
export const Gallery = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  render: ({ children }) => (
    <Stack>
      {(["note", "info", "positive", "caution", "negative"] as const).map((tone) => (
        <Callout key={tone} tone={tone} title={`A ${tone} in a few words`}>
          {children}
        </Callout>
      ))}
      <Callout>
        <p>One sentence is enough, and then it needs no title.</p>
      </Callout>
    </Stack>
  ),
  async play({ canvas }) {
    await expect(canvas.getAllByRole("note")).toHaveLength(6);
  },
});
