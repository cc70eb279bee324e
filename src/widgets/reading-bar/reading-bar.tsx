import { cva } from "class-variance-authority";
import ChevronDown from "lucide-react/dist/esm/icons/chevron-down.mjs";
import Search from "lucide-react/dist/esm/icons/search.mjs";
import { useEffect, useId, useRef, useState } from "react";
import { listRole } from "#design-system/layout/layout-element.ts";
import * as words from "#words/shell.ts";
import { isLongPage, markInContents, placeOnPage, type PagePlace } from "./page-parts.ts";

export interface ReadingBarProps {
  /** The page that is read. */
  readonly main: HTMLElement;
  /** Opens the search of the site. */
  readonly onSearch: () => void;
}

/** How often the reader's place is updated while the page scrolls, in milliseconds. */
const pace = 150;

const nowhere: PagePlace = { parts: [], current: -1 };

/** Events of scrolling by hand. Moving the focus scrolls the page too, and the bar must not cover what has it. */
const hands = ["wheel", "touchmove", "keydown"] as const;

/** Where the reader is, while the page scrolls, and whether they scroll up. */
function useReading(main: HTMLElement): readonly [place: PagePlace, isUp: boolean] {
  const [place, setPlace] = useState(nowhere);
  const [isUp, setUp] = useState(false);
  const lastY = useRef(0);

  useEffect(() => {
    const isLong = isLongPage(main);
    lastY.current = scrollY;
    let wait: ReturnType<typeof setTimeout> | undefined;
    let isByHand = true;
    const byHand = () => void (isByHand = true);
    function byFocus() {
      isByHand = false;
      setUp(false);
    }
    function look() {
      wait = undefined;
      if (Math.abs(scrollY - lastY.current) > 4) setUp(isByHand && scrollY < lastY.current);
      lastY.current = scrollY;
      markInContents(main);
      if (isLong) setPlace(placeOnPage(main));
    }
    function scrolled() {
      wait ??= setTimeout(look, pace);
    }
    addEventListener("scroll", scrolled, { passive: true });
    for (const hand of hands) addEventListener(hand, byHand, { capture: true, passive: true });
    main.addEventListener("focusin", byFocus);
    return () => {
      removeEventListener("scroll", scrolled);
      for (const hand of hands) removeEventListener(hand, byHand, { capture: true });
      main.removeEventListener("focusin", byFocus);
      clearTimeout(wait);
    };
  }, [main]);

  return [place, isUp];
}

/** Whether the page has contents of its own beside the text, which stay in view on wide screens. */
function hasContentsBeside(main: HTMLElement): boolean {
  return main.querySelector("[data-slot=sidebar] [data-slot=on-page-nav]") !== null;
}

const bar = cva("", {
  variants: {
    isShown: {
      true: "fixed inset-x-0 top-0 z-20 flex items-center justify-between gap-2 border-b border-line-strong bg-paper px-gutter print:hidden",
      false: "hidden",
    },
    isEverywhere: { true: "", false: "laptop:hidden" },
  },
});

/**
 * Says on a long page which section is read: a bar at the top that comes back when one scrolls up, opens the list of
 * sections, and has the search. It lies over the page, so nothing moves. Contents that stand beside the text of a wide screen are marked instead.
 */
export function ReadingBar({ main, onSearch }: ReadingBarProps) {
  const menuId = `${useId()}parts`;
  const menu = useRef<HTMLElement>(null);
  const [{ parts, current }, isUp] = useReading(main);
  const isShown = isUp && current >= 0;
  const look = bar({ isShown, isEverywhere: !hasContentsBeside(main) });
  return (
    <div data-slot="reading-bar" className={look}>
      <button
        type="button"
        popoverTarget={menuId}
        className="inline-flex min-h-12 min-w-0 grow cursor-pointer items-center gap-2 text-start text-small font-semibold"
      >
        <span className="shrink-0">{words.sectionOf(current + 1, parts.length)}</span>
        <span className="min-w-0 grow truncate font-regular text-ink-soft">{parts[current]?.title}</span>
        <ChevronDown aria-hidden="true" size={20} className="shrink-0" />
      </button>
      <button
        type="button"
        onClick={onSearch}
        className="inline-grid min-h-12 min-w-target shrink-0 cursor-pointer place-items-center"
      >
        <Search aria-hidden="true" size={20} />
        <span className="sr-only">{words.search}</span>
      </button>
      <nav
        id={menuId}
        ref={menu}
        popover="auto"
        aria-label={words.sectionsOfThisPage}
        className="inset-x-0 top-12 bottom-auto m-0 max-h-[calc(100dvh-4rem)] w-full max-w-none overflow-y-auto overscroll-contain border-0 border-b border-line bg-surface px-gutter py-2 text-ink shadow-overlay"
      >
        <ol role={listRole("ol")}>
          {parts.map(({ id, title }, index) => (
            <li key={id}>
              <a
                href={`#${encodeURIComponent(id)}`}
                aria-current={index === current ? "location" : undefined}
                onClick={() => menu.current?.hidePopover()}
                className="flex min-h-target items-center border-s-2 border-line py-1.5 ps-4 text-small text-ink no-underline aria-[current]:border-brand aria-[current]:font-semibold"
              >
                {title}
              </a>
            </li>
          ))}
        </ol>
      </nav>
    </div>
  );
}
