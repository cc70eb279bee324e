import { expect } from "storybook/test";
import { Cluster } from "#design-system/layout/cluster.tsx";
import preview from "../../.storybook/preview.tsx";
import { pressableParts } from "./pressable-parts.tsx";

const states = ["at rest", "hovered", "focused", "pressed"] as const;

function PressableParts() {
  return (
    <div className="grid gap-8">
      {Object.entries(pressableParts).map(([name, { draw }]) => (
        <div key={name} data-part={name}>
          <Cluster gap="large">
            {states.map((state) => (
              <div key={state} data-state={state}>
                {draw(`${name} ${state}`)}
              </div>
            ))}
          </Cluster>
        </div>
      ))}
    </div>
  );
}

const meta = preview.meta({ component: PressableParts });

const inState = (state: (typeof states)[number], target: "control" | "pointed") =>
  Object.entries(pressableParts).map(
    ([name, { control, pointed = control }]) =>
      `[data-part="${name}"] [data-state="${state}"] ${target === "control" ? control : pointed}`,
  );

/**
 * Hover, focus and press states of every part, side by side. The pseudo-states addon draws them, after the play function;
 * `tests/browser/pointer.test.tsx` points with a real pointer.
 */
export const PointerAndFocus = meta.story({
  parameters: {
    pseudo: {
      hover: [...inState("hovered", "pointed"), ...inState("pressed", "pointed")],
      focusVisible: inState("focused", "control"),
      active: inState("pressed", "control"),
    },
  },
  async play({ canvasElement }) {
    for (const [name, { control, ring }] of Object.entries(pressableParts)) {
      const element = canvasElement.querySelector<HTMLElement>(`[data-part="${name}"] ${control}`);
      element?.focus();
      await expect(document.activeElement).toBe(element);
      const { outlineStyle, outlineWidth } = getComputedStyle(element ?? document.body, ring);
      await expect([name, outlineStyle, outlineWidth]).toEqual([name, "solid", "3px"]);
      // Keep real focus out of the drawing of the simulated states.
      element?.blur();
    }
  },
});
