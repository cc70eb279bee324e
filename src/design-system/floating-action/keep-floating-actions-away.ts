/** How long after the last scroll they come back, in milliseconds. */
const rest = 400;

const typedIn = "input:not([type=checkbox], [type=radio], [type=range]), select, textarea";

/** Keeps what floats over a phone's page away while the visitor scrolls down, and while something is typed in that it might cover. */
export function keepFloatingActionsAway(): void {
  let last = scrollY;
  let isScrolling = false;
  let back: ReturnType<typeof setTimeout> | undefined;
  const show = () => {
    const isAway = isScrolling || document.activeElement?.matches(typedIn) === true;
    document.documentElement.toggleAttribute("data-floating-actions-away", isAway);
  };
  const scrolled = (isDown: boolean) => {
    if (isDown === isScrolling) return;
    isScrolling = isDown;
    show();
  };
  addEventListener(
    "scroll",
    () => {
      scrolled(scrollY > last);
      last = scrollY;
      clearTimeout(back);
      back = setTimeout(scrolled, rest, false);
    },
    { passive: true },
  );
  addEventListener("focusin", show);
  addEventListener("focusout", () => setTimeout(show));
}
