import { expect } from "storybook/test";
import { SentenceEndings } from "#widgets/reading/sentence-endings.tsx";
import preview from "../../../.storybook/preview.tsx";

const meta = preview.meta({
  component: SentenceEndings,
  args: {
    start: "The plan pays while you cannot do …",
    children: (
      <table>
        <tbody>
          <tr>
            <th>Ending</th>
            <th>Name</th>
            <th>Meaning</th>
          </tr>
          <tr>
            <td>… your own job.</td>
            <td>Own occupation.</td>
            <td>Other work does not end it.</td>
          </tr>
          <tr>
            <td>… any job.</td>
            <td>Any occupation.</td>
            <td>Other work ends it.</td>
          </tr>
        </tbody>
      </table>
    ),
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
