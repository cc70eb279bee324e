import { useEffect, useRef, type MouseEvent, type PointerEvent, type RefObject } from "react";
import { isPopoverOpen } from "#design-system/overlay/overlay-history.ts";

/** Milliseconds a pointer rests before the popover opens, so that crossing a paragraph opens nothing. */
const openDelay = 250;
/** Milliseconds to travel from the word to its popover. */
const closeDelay = 300;

/**
 * Opens an element with the `popover` attribute on mouse hover. The browser handles touch, keyboard, Escape and pages
 * without JavaScript; a press on a popover opened by hover keeps it open.
 */
export function useHoverPopover(popover: RefObject<HTMLElement | null>) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isHoverOpen = useRef(false);

  useEffect(() => () => clearTimeout(timer.current), []);

  function enter(event: PointerEvent) {
    // Without popover support, the stylesheet shows the box on hover.
    if (event.pointerType !== "mouse" || !("popover" in event.currentTarget)) return;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      if (popover.current === null || isPopoverOpen(popover.current)) return;
      popover.current.showPopover();
      isHoverOpen.current = true;
    }, openDelay);
  }

  function leave(event: PointerEvent) {
    if (event.pointerType !== "mouse") return;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      if (isHoverOpen.current) popover.current?.hidePopover();
      isHoverOpen.current = false;
    }, closeDelay);
  }

  function press(event: MouseEvent) {
    clearTimeout(timer.current);
    const isOpen = popover.current !== null && isPopoverOpen(popover.current);
    if (isHoverOpen.current && isOpen) event.preventDefault();
    isHoverOpen.current = false;
  }

  return { area: { onPointerEnter: enter, onPointerLeave: leave }, onPress: press };
}
