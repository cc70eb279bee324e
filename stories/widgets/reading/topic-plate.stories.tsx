import { expect } from "storybook/test";
import { TopicPlate, type TopicPlateProps } from "#widgets/reading/topic-plate.tsx";
import preview from "../../../.storybook/preview.tsx";

const topics: readonly TopicPlateProps["topic"][] = [
  "choosing",
  "claims",
  "comparing",
  "saving",
  "booklet",
  "umbrella",
  "piles",
];

const choosing: TopicPlateProps["topic"] = "choosing";

const meta = preview.meta({ component: TopicPlate, args: { topic: choosing } });

/** Decoration: nothing is announced. */
export const Plate = meta.story({
  render: (args) => (
    <div className="w-64 text-brand">
      <TopicPlate {...args} />
    </div>
  ),
  async play({ canvas, canvasElement }) {
    await expect(canvas.queryByRole("img")).toBeNull();
    await expect(canvasElement.querySelector("[data-topic=choosing]")).toHaveAttribute("aria-hidden", "true");
  },
});

/** All plates, to see that they are of one hand. */
export const Gallery = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <ul className="grid grid-cols-2 gap-8 tablet:grid-cols-4">
      {topics.map((topic) => (
        <li key={topic} className="text-brand">
          <TopicPlate topic={topic} />
          <p className="text-caption text-ink-soft">{topic}</p>
        </li>
      ))}
    </ul>
  ),
  async play({ canvasElement }) {
    await expect(canvasElement.querySelectorAll("[data-slot=topic-plate]")).toHaveLength(topics.length);
  },
});
