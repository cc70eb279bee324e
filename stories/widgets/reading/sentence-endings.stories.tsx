import { expect } from "storybook/test";
import { SentenceEndings } from "#widgets/reading/sentence-endings.tsx";
import preview from "../../../.storybook/preview.tsx";
import { markdownTable } from "../pictures/markdown.tsx";

const meta = preview.meta({
  component: SentenceEndings,
  args: {
    start: "The plan pays while you cannot do …",
    children: markdownTable([
      ["Ending", "Name", "Meaning"],
      ["… your own job.", "Own occupation.", "Other work does not end it."],
      ["… any job.", "Any occupation.", "Other work ends it."],
    ]),
  },
});

/** The sentence names the figure; each row of the table below its header is an ending. */
export const TwoEndings = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  async play({ canvas }) {
    const figure = canvas.getByRole("figure");
    await expect(figure).toHaveTextContent(/^The plan pays while you cannot do …/);
    await expect([...figure.querySelectorAll("dt")].map(({ textContent }) => textContent)).toEqual([
      "… your own job.",
      "… any job.",
    ]);
    await expect(canvas.getByText("Own occupation.").parentElement).toHaveTextContent(
      "Own occupation. Other work does not end it.",
    );
  },
});
