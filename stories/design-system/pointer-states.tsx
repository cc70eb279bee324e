import type { ReactNode } from "react";
import { expect } from "storybook/test";
import { Cluster } from "#design-system/layout/cluster.tsx";

/** Interaction states of a component. */
const pointerStates = ["at rest", "hovered", "focused", "pressed"] as const;

export type PointerState = (typeof pointerStates)[number];

export interface EachStateProps {
  /** Renders the component in a state; include the state's name so that each copy is distinguishable. */
  readonly children: (state: PointerState) => ReactNode;
}

/** Renders a component in each state, side by side; the `pseudo` parameter of the pseudo-states addon applies the styles. */
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
 * @param control - Selector of the element that is focused and pressed.
 * @param pointed - Selector of the hover target, where it is larger than the control, such as its label.
 */
export function drawnStates(control: string, pointed = control) {
  return {
    hover: [within("hovered", pointed), within("pressed", pointed)],
    focusVisible: [within("focused", control)],
    active: [within("pressed", control)],
  };
}

/**
 * Tabs to each control and expects a focus ring.
 * @param drawnBy - The pseudo-element that draws the ring, where the control itself doesn't.
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
  // Keep real focus out of the screenshot of the simulated states.
  controls.at(-1)?.blur();
}
