import { expect, type Locator, type Page } from "@playwright/test";

/** Visitor's actions, independent of the input device. */
export interface InputMethod {
  /** Presses a button or follows a link. */
  press(control: Locator): Promise<void>;
  /** Replaces the value of a field. */
  write(field: Locator, text: string): Promise<void>;
  /** Selects an option of a list by its label. */
  choose(list: Locator, entry: string): Promise<void>;
  tick(box: Locator): Promise<void>;
  /** Selects a radio button or a tab. */
  take(one: Locator): Promise<void>;
}

/** More Tab stops than any page has; beyond it, a control counts as unreachable. */
const mostStops = 400;

interface Stop {
  readonly isTarget: boolean;
  /** Description of the element, for failure messages. */
  readonly what: string;
  /** The problem with its focus indicator, if any. */
  readonly problem: string | undefined;
}

/** Inspects the focused element, and whether it is the target. */
function lookAtFocus(target: Locator): Promise<Stop> {
  return target.evaluate((wanted): Stop => {
    const focused = document.activeElement;
    const isTarget = focused === wanted;
    // After the last stop the focus moves to the browser's own controls.
    if (focused === null || focused === document.body) return { isTarget, what: "the browser", problem: undefined };
    const what = focused.outerHTML.slice(0, 200);

    const isDrawn = (style: string, width: string) => style !== "none" && Number.parseFloat(width) >= 2;
    const hasRing = [undefined, "::after", "::before"].some((place) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(focused, place);
      return isDrawn(outlineStyle, outlineWidth);
    });
    // A panel taller than the window shows its focus by a line beside it.
    const { content, borderInlineStartStyle, borderInlineStartWidth } = getComputedStyle(focused, "::before");
    const hasRule = content !== "none" && isDrawn(borderInlineStartStyle, borderInlineStartWidth);
    if (!hasRing && !hasRule) return { isTarget, what, problem: "shows no focus" };

    // WCAG 2.4.11: the element must be partly in the window, and not entirely covered by floating or sticky content.
    const steps = [0.02, 0.25, 0.5, 0.75, 0.98];
    const isSeen = [...focused.getClientRects()].some(({ left, top, width, height }) =>
      steps.some((across) =>
        steps.some((down) => {
          const found = document.elementFromPoint(left + width * across, top + height * down);
          if (found === null) return false;
          return focused.contains(found) || found.closest("label")?.control === focused;
        }),
      ),
    );
    return { isTarget, what, problem: isSeen ? undefined : "is out of sight" };
  });
}

/** Operates the page with Tab, Enter, Space and arrow keys only, and checks every stop on the way. */
export function keyboardInput(page: Page): InputMethod {
  const { keyboard } = page;

  async function goTo(control: Locator): Promise<void> {
    await expect(control).toBeAttached();
    for (let stop = await lookAtFocus(control), count = 0; !stop.isTarget; count += 1) {
      if (count > mostStops) throw new Error(`The Tab key doesn't reach ${control.toString()}`);
      await keyboard.press("Tab");
      stop = await lookAtFocus(control);
      expect(stop.problem, `focus on ${stop.what}`).toBeUndefined();
    }
  }

  return {
    async press(control) {
      await goTo(control);
      await keyboard.press("Enter");
    },
    async write(field, text) {
      await goTo(field);
      await keyboard.press("ControlOrMeta+a");
      await keyboard.type(text);
    },
    async choose(list, entry) {
      await goTo(list);
      const chosen = () =>
        list.evaluate((element) => (element instanceof HTMLSelectElement ? element.selectedOptions[0]?.label : ""));
      await keyboard.press("Home");
      for (let count = 0; (await chosen()) !== entry; count += 1) {
        if (count > 40) throw new Error(`The arrows don't reach “${entry}”`);
        await keyboard.press("ArrowDown");
      }
    },
    async tick(box) {
      await goTo(box);
      await keyboard.press("Space");
      await expect(box).toBeChecked();
    },
    async take(one) {
      const isTaken = () =>
        one.evaluate((element) =>
          element instanceof HTMLInputElement ? element.checked : element.ariaSelected === "true",
        );
      if (await isTaken()) return;
      // Tab stops at a group's selected element; arrow keys move on from there.
      const group = one.locator("xpath=ancestor::*[self::fieldset or @role='tablist' or @role='radiogroup'][1]");
      const taken = group.locator("[role=tab][aria-selected=true], input:checked");
      await goTo(((await taken.count()) > 0 ? taken : group.locator("input")).first());
      for (let count = 0; !(await isTaken()); count += 1) {
        if (count > 10) throw new Error(`The arrows don't reach ${one.toString()}`);
        await keyboard.press("ArrowRight");
      }
    },
  };
}
