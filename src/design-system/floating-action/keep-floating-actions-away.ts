/** Delay after the last scroll or change of focus before the actions return or leave, in milliseconds. */
const rest = 400;

const typedIn = "input:not([type=checkbox], [type=radio], [type=range]), select, textarea";

/** Elements that must not be covered: controls, answers, figures, and parts that ask for it. */
const keptClear =
  "a, button, summary, input, select, textarea, output, label, td, [data-slot=figure], [data-kept-clear]";

/** Parts of an action's size: a quarter is less than a line of text is high. */
const parts = [0, 0.25, 0.5, 0.75, 1];

/** Whether a floating action would cover such an element. */
function wouldCover(action: Element): boolean {
  const { left, top, width } = action.getBoundingClientRect();
  return parts.some((x) =>
    parts.some((y) =>
      document
        .elementsFromPoint(left + x * width, top + y * width)
        .some((below) => below !== action && below.matches(keptClear)),
    ),
  );
}

/**
 * Marks floating actions while the visitor scrolls down or types, and each where it would cover a control, a figure or
 * an answer. `floating-action.css` hides the marked ones on phones.
 */
export function keepFloatingActionsAway(): void {
  let last = scrollY;
  let isScrolling = false;
  let rested: ReturnType<typeof setTimeout> | undefined;
  const show = () => {
    const isAway = isScrolling || document.activeElement?.matches(typedIn) === true;
    for (const action of document.querySelectorAll(".floating-action"))
      action.toggleAttribute("data-away", isAway || wouldCover(action));
  };
  // Delayed: the hit tests force a layout, which would delay the paint of a new page that takes the focus.
  const showAtRest = () => {
    clearTimeout(rested);
    rested = setTimeout(() => {
      isScrolling = false;
      show();
    }, rest);
  };
  addEventListener(
    "scroll",
    () => {
      const isDown = scrollY > last;
      last = scrollY;
      if (isDown !== isScrolling) {
        isScrolling = isDown;
        show();
      }
      showAtRest();
    },
    { passive: true },
  );
  addEventListener("focusin", showAtRest);
  addEventListener("focusout", showAtRest);
  showAtRest();
}
