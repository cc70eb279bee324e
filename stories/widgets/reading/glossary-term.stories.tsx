import { expect, waitFor } from "storybook/test";
import { glossary } from "#text/glossary.ts";
import { GlossaryList } from "#widgets/reading/glossary-term/glossary-list.tsx";
import { GlossaryTerm, type GlossaryTermProps } from "#widgets/reading/glossary-term/glossary-term.tsx";
import preview from "../../../.storybook/preview.tsx";

/** What the compiler of the prose gives to a term. */
function explained(id: string, children: string): GlossaryTermProps {
  const entry = glossary.find((candidate) => candidate.id === id);
  if (entry === undefined) throw new Error(`The glossary has no term "${id}".`);
  return { term: entry.term, definition: entry.definition, children };
}

const meta = preview.meta({
  component: GlossaryTerm,
  args: explained("deductible", "deductible"),
  render: (args) => (
    <p className="max-w-prose">
      You pay the <GlossaryTerm {...args} /> first, and the insurer pays the rest.
    </p>
  ),
});

/** By keyboard: Enter opens and closes the definition, and the focus never leaves the word. Escape is the browser’s own work. */
export const Keyboard = meta.story({
  async play({ canvas, userEvent }) {
    const word = canvas.getByRole("button", { name: "deductible" });
    await expect(canvas.queryByRole("note")).toBeNull();
    await userEvent.tab();
    await expect(word).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByRole("note", { name: "Definition: Deductible" })).toBeVisible();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.queryByRole("note")).toBeNull();
    await expect(word).toHaveFocus();
  },
});

/** A mouse that rests on the word opens it, may move into it, and closes it by leaving. A press keeps it open. */
export const Hover = meta.story({
  async play({ canvas, userEvent, step }) {
    const word = canvas.getByRole("button", { name: "deductible" });
    await step("open on hover, close on leave", async () => {
      await userEvent.hover(word);
      await userEvent.hover(await canvas.findByRole("note"));
      await expect(canvas.getByRole("note")).toBeVisible();
      await userEvent.unhover(canvas.getByRole("note"));
      await waitFor(() => expect(canvas.queryByRole("note")).toBeNull());
    });
    await step("a click on a hovered term keeps it open", async () => {
      await userEvent.hover(word);
      await canvas.findByRole("note");
      await userEvent.click(word);
      await expect(canvas.getByRole("note")).toBeVisible();
    });
  },
});

/** A long term at the edge of a narrow window keeps its definition inside the window. */
export const NarrowEdge = meta.story({
  args: explained("additional-living-expense", "additional living expenses"),
  render: (args) => (
    <p className="ms-auto w-40 text-end">
      Hotels count as <GlossaryTerm {...args} />.
    </p>
  ),
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole("button"));
    const { left, right } = canvas.getByRole("note").getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** The whole glossary by letter, where each term has an address and its relatives are links. */
export const List = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <>
      <h2 className="sr-only">Glossary</h2>
      <GlossaryList terms={glossary} />
    </>
  ),
  async play({ canvas, canvasElement, userEvent }) {
    await expect(canvasElement.querySelectorAll("dt")).toHaveLength(glossary.length);
    for (const link of canvas.getAllByRole("link")) {
      await expect(canvasElement.querySelector(link.getAttribute("href") ?? "")).not.toBeNull();
    }
    // Folded by letter, it takes a screen or two of a phone instead of fourteen.
    await expect(canvas.getByText("Deductible", { selector: "dt" })).not.toBeVisible();
    await userEvent.click(canvas.getByRole("heading", { name: "D" }));
    await expect(canvas.getByText("Deductible", { selector: "dt" })).toBeVisible();
  },
});
