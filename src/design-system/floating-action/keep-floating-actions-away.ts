/** Delay after the last scroll before the actions return, in milliseconds. */
const rest = 400;

const typedIn = "input:not([type=checkbox], [type=radio], [type=range]), select, textarea";

/** Elements that must not be covered: form controls, answers, and parts that ask for it. */
const keptClear = "input, select, textarea, output, label:has(input), [data-kept-clear]";

/** Whether a floating action would cover such an element. */
function wouldCover(): boolean {
  return [...document.querySelectorAll(".floating-action")].some((action) => {
    const { left, right, top, bottom } = action.getBoundingClientRect();
    return [left, right].some((x) =>
      [top, (top + bottom) / 2, bottom].some((y) =>
        document.elementsFromPoint(x, y).some((below) => below.matches(keptClear)),
      ),
    );
  });
}

/**
 * Hides floating actions on a phone while the visitor scrolls down or types, and where they would cover a field or an
 * answer.
 */
export function keepFloatingActionsAway(): void {
  const phone = matchMedia("(width < 48rem)");
  let last = scrollY;
  let isScrolling = false;
  let rested: ReturnType<typeof setTimeout> | undefined;
  const show = () => {
    const isAway = isScrolling || document.activeElement?.matches(typedIn) === true || (phone.matches && wouldCover());
    document.documentElement.toggleAttribute("data-floating-actions-away", isAway);
  };
  const rests = () => {
    isScrolling = false;
    show();
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
      clearTimeout(rested);
      rested = setTimeout(rests, rest);
    },
    { passive: true },
  );
  addEventListener("focusin", show);
  addEventListener("focusout", () => setTimeout(show));
  rested = setTimeout(rests, rest);
}
