import { cva } from "class-variance-authority";
import ChevronDown from "lucide-react/dist/esm/icons/chevron-down.mjs";
import Search from "lucide-react/dist/esm/icons/search.mjs";
import { useEffect, useId, useRef, useState } from "react";
import { listRole } from "#design-system/layout/layout-element.ts";
import * as words from "#words/shell.ts";
import { isLongPage, markInContents, readingProgress, type ReadingProgress } from "./reading-progress.ts";

export interface ReadingBarProps {
  /** Main element of the page. */
  readonly main: HTMLElement;
  /** Opens the search of the site. */
  readonly onSearch: () => void;
}

/** Interval of position updates while the page scrolls, in milliseconds. */
const pace = 150;

const initialProgress: ReadingProgress = { parts: [], current: -1 };

/** Events of scrolling by hand. Moving focus scrolls the page, too, and the bar must not cover the focused element. */
const hands = ["wheel", "touchmove", "keydown"] as const;

/** Cause of the last scroll: forward, backward, or a move of focus. */
type Move = "down" | "up" | "focus";

/** The reader's position while the page scrolls, and the cause of the last scroll. */
function useReading(main: HTMLElement): readonly [progress: ReadingProgress, move: Move] {
  const [progress, setProgress] = useState(initialProgress);
  const [move, setMove] = useState<Move>("down");
  const lastY = useRef(0);

  useEffect(() => {
    const isLong = isLongPage(main);
    lastY.current = scrollY;
    let wait: ReturnType<typeof setTimeout> | undefined;
    let isByHand = true;
    const byHand = () => void (isByHand = true);
    function byFocus({ target }: FocusEvent) {
      isByHand = false;
      // A press focuses, too, but only elements in view.
      if (target instanceof Element && target.matches(":focus-visible")) setMove("focus");
    }
    function look() {
      wait = undefined;
      if (isByHand && Math.abs(scrollY - lastY.current) > 4) setMove(scrollY < lastY.current ? "up" : "down");
      lastY.current = scrollY;
      markInContents(main);
      if (isLong) setProgress(readingProgress(main));
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

  return [progress, move];
}

/** Whether the page has its own table of contents beside the text, which is sticky on wide screens. */
function hasContentsBeside(main: HTMLElement): boolean {
  return main.querySelector("[data-slot=sidebar] [data-slot=on-page-nav]") !== null;
}

const bar = cva("fixed inset-x-0 top-0 z-20 border-b border-line-strong bg-paper print:hidden", {
  variants: {
    /** Window widths at which the bar is visible. */
    seen: { never: "hidden", narrow: "flex laptop:hidden", wide: "hidden laptop:flex", always: "flex" },
  },
});

/** Window widths at which the bar is visible: on a phone after scrolling up, on a wide screen in every section. */
function windowsOf(isInSection: boolean, move: Move, isBeside: boolean) {
  if (!isInSection || move === "focus") return "never";
  if (isBeside) return move === "up" ? "narrow" : "never";
  return move === "up" ? "always" : "wide";
}

/**
 * Shows the current section of a long page: a bar at the top with a list of sections and the search. On a phone the bar
 * appears on scrolling up. On a wide screen it stays visible, unless the page has a table of contents beside the text,
 * which is marked instead. The bar overlays the page, so nothing shifts.
 *
 * Accessibility: a button that names the section and opens a named list of sections. The bar hides when keyboard focus
 * moves.
 */
export function ReadingBar({ main, onSearch }: ReadingBarProps) {
  const menuId = `${useId()}parts`;
  const menu = useRef<HTMLElement>(null);
  const [{ parts, current }, move] = useReading(main);
  const seen = windowsOf(current >= 0, move, hasContentsBeside(main));
  const stays = seen === "wide" || seen === "always";

  // On wide screens the page's own sticky elements go below the bar; see layout.css.
  useEffect(() => {
    document.documentElement.classList.toggle("has-top-bar", stays);
    return () => document.documentElement.classList.remove("has-top-bar");
  }, [stays]);

  return (
    <div data-slot="reading-bar" className={bar({ seen })}>
      <div className="mx-auto flex w-full max-w-page min-w-0 items-center justify-between gap-2 px-gutter">
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
      </div>
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
