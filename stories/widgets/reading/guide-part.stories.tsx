import Plane from "lucide-react/dist/esm/icons/plane.mjs";
import { expect } from "storybook/test";
import { GuidePart } from "#widgets/reading/guide-part.tsx";
import preview from "../../../.storybook/preview.tsx";

const meta = preview.meta({
  component: GuidePart,
  args: {
    mark: "1",
    children: (
      <div className="prose">
        <h2>First step: what could you not carry?</h2>
        <p>Start with what you must have.</p>
      </div>
    ),
  },
});

/** The numeral is for the eye: the heading says “first” in words. */
export const Numeral = meta.story({
  async play({ canvas }) {
    await expect(canvas.getByText("1").closest("[aria-hidden=true]")).not.toBeNull();
    await expect(canvas.getByRole("heading", { name: /^First step/ })).toBeVisible();
  },
});

/** Stages of a journey hang on one line. */
export const Stages = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  render: ({ children }) => (
    <div className="grid gap-section">
      <GuidePart mark={<Plane size={32} strokeWidth={1.5} />} line="down">
        {children}
      </GuidePart>
      <GuidePart mark={<Plane size={32} strokeWidth={1.5} />}>{children}</GuidePart>
    </div>
  ),
  async play({ canvas }) {
    await expect(canvas.getAllByRole("heading", { level: 2 })).toHaveLength(2);
    await expect(canvas.queryByRole("img")).toBeNull();
  },
});
