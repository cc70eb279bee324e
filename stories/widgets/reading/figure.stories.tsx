import { expect } from "storybook/test";
import { Figure, type FigureProps } from "#widgets/reading/figure/figure.tsx";
import { FigureKey, SourceList } from "#widgets/reading/source-list.tsx";
import preview from "../../../.storybook/preview.tsx";

const weekly: FigureProps = { basis: "S10", children: "$729 a week" };

const meta = preview.meta({ component: Figure, args: weekly });

/** A published figure carries the number of its source, which leads to the page's list and says the publisher. */
export const Published = meta.story({
  render: (args) => (
    <>
      <p>
        Benefits are <Figure {...args} asOf="2026" /> at most.
      </p>
      <SourceList />
    </>
  ),
  async play({ canvas, canvasElement, userEvent }) {
    const mark = canvas.getByRole("link", { name: /^source 1: \w/ });
    await expect(mark).toHaveTextContent("1");
    await expect(canvas.getByText("(2026)")).toBeVisible();
    await userEvent.tab();
    await expect(mark).toHaveFocus();
    await expect(canvasElement.querySelector(mark.getAttribute("href") ?? "")).toHaveTextContent(/^1/);
  },
});

/** Northcover's own numbers are never shown as statistics. Eyes get a sign, ears two words. */
export const OurGuidance = meta.story({
  args: { basis: "site", children: "$85 to $120 a month" },
  async play({ canvasElement }) {
    const figure = canvasElement.querySelector("[data-slot=figure]");
    await expect(figure).toHaveTextContent("$85 to $120 a month† (our guidance)");
  },
});

/** A paragraph with five figures stays readable: the marks are small, and lines keep their distance. */
export const FiveInOneParagraph = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <>
      <p className="max-w-prose">
        A fire station over <Figure basis="site">8 km</Figure> away raises the premium by{" "}
        <Figure basis="site">15% to 30%</Figure>, and the true line lies at <Figure basis="practice">8 to 13 km</Figure>
        . Ontario paid{" "}
        <Figure basis="S93" asOf="2018">
          $1,250
        </Figure>{" "}
        on average, the ceiling is <Figure basis="S10">$729 a week</Figure>, and Ana pays{" "}
        <Figure basis="illustrative">$150 a month</Figure>.
      </p>
      <div className="mt-6">
        <FigureKey />
      </div>
    </>
  ),
  async play({ canvas, canvasElement }) {
    await expect(canvas.getAllByRole("link").map((link) => link.textContent)).toEqual(["1", "2"]);
    await expect(canvasElement.querySelectorAll("[data-slot=figure-key] li")).toHaveLength(3);
  },
});
