import type { ReactNode } from "react";
import { expect } from "storybook/test";
import { Cluster } from "#design-system/layout/cluster.tsx";

/** What a pointer and a keyboard do to a part. */
const pointerStates = ["at rest", "hovered", "focused", "pressed"] as const;

export type PointerState = (typeof pointerStates)[number];

export interface EachStateProps {
  /** The part; the name of its state tells it from the others. */
  readonly children: (state: PointerState) => ReactNode;
}

/** Shows a part in each state, side by side; which look that is, the `pseudo` parameter tells the pseudo-states addon. */
export function EachState({ children }: EachStateProps) {
  return (
    <Cluster gap="large">
      {pointerStates.map((state) => (
        <div key={state} data-state={state}>
          {children(state)}
        </div>
      ))}
    </Cluster>
  );
}

const within = (state: PointerState, selector: string) => `[data-state="${state}"] ${selector}`;

/**
 * The `pseudo` parameter of a story with {@link EachState}.
 * @param control - Selector of what takes the focus and the press.
 * @param pointed - Selector of what answers the pointer, where that is more than the control, such as its label.
 */
export function drawnStates(control: string, pointed = control) {
  return {
    hover: [within("hovered", pointed), within("pressed", pointed)],
    focusVisible: [within("focused", control)],
    active: [within("pressed", control)],
  };
}

/**
 * Goes to each by key and expects a ring around it.
 * @param drawnBy - The pseudo-element that draws the ring, where it isn't the control itself.
 */
export async function ringedByKey(
  userEvent: { readonly tab: () => Promise<void> },
  controls: readonly HTMLElement[],
  drawnBy?: "::after",
) {
  await expect(controls.length).toBeGreaterThan(0);
  for (const control of controls) {
    await userEvent.tab();
    await expect(control).toHaveFocus();
    const { outlineStyle, outlineWidth } = getComputedStyle(control, drawnBy);
    await expect([control.textContent, outlineStyle, outlineWidth]).toEqual([control.textContent, "solid", "3px"]);
  }
  // The picture is of the drawn states alone.
  controls.at(-1)?.blur();
}
