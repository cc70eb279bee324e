import { cva } from "class-variance-authority";
import { useEffect, useRef, useState } from "react";
import { ButtonLink } from "#design-system/button/button-link.tsx";
import { Button } from "#design-system/button/button.tsx";
import type { InsuranceProduct } from "#domain/insurance-product.ts";
import { compareLimits, quoteAddress } from "#domain/product-comparison.ts";
import * as words from "#words/comparison.ts";
import { SideBySide } from "./side-by-side.tsx";

export interface CompareTrayProps {
  /** What the visitor chose, in that order. */
  readonly chosen: readonly InsuranceProduct[];
  /** Whether the last choice was one too many. */
  readonly isRefused: boolean;
  readonly onRemove: (id: string) => void;
  /** Called when everything is to be taken out. The button that was pressed goes as well: place the focus. */
  readonly onClear: () => void;
}

function trayInWords(count: number, isRefused: boolean): string {
  if (isRefused) return words.tooManyChosen(compareLimits.most);
  if (count < compareLimits.least) return words.chooseOneMore;
  return words.ofChosen(count, compareLimits.most);
}

const tray = cva("", {
  variants: {
    shown: {
      // Back-to-top and the calculator float over its lower corners where there is room for both, and are
      // hidden where there is not.
      true: "bottom-0 z-10 flex flex-wrap items-center gap-x-3 gap-y-1 border-t-2 border-ink bg-surface px-4 py-3 shadow-overlay tall:sticky laptop:ps-36 laptop:pe-48 print:hidden",
      false: "sr-only",
    },
  },
});

/**
 * Holds what was chosen in the table, at the foot of the window, and sets it side by side below.
 *
 * Accessibility: what is chosen, and each change, is announced. It covers no field and no focus.
 */
export function CompareTray({ chosen, isRefused, onRemove, onClear }: CompareTrayProps) {
  const [isOpen, setIsOpen] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const status = useRef<HTMLOutputElement>(null);
  const compareButton = useRef<HTMLButtonElement>(null);
  const [first, ...others] = chosen;
  const asked = first === undefined ? undefined : quoteAddress([first, ...others]);
  const canCompare = chosen.length >= compareLimits.least;
  // Chosen again later, the comparison waits to be asked for.
  if (isOpen && !canCompare) setIsOpen(false);

  useEffect(() => {
    if (isOpen) heading.current?.focus();
  }, [isOpen]);

  const isShown = chosen.length > 0;
  useEffect(() => {
    if (!isShown) return;
    // What takes the focus must not come to lie below the tray. `:has()` could see it, and would look at the whole page.
    document.documentElement.toggleAttribute("data-foot-covered", true);
    return () => {
      document.documentElement.toggleAttribute("data-foot-covered", false);
    };
  }, [isShown]);

  function close() {
    setIsOpen(false);
    compareButton.current?.focus();
  }

  function remove(id: string) {
    onRemove(id);
    // With one product left the comparison goes, and the tray says what is missing.
    (chosen.length > compareLimits.least ? heading : status).current?.focus();
  }

  return (
    <>
      <div data-slot="compare-tray" className={tray({ shown: isShown })}>
        {/* Always there, so that what it says later is announced. */}
        <output ref={status} tabIndex={-1} className="min-w-0 basis-full text-small">
          {isShown && trayInWords(chosen.length, isRefused)}
        </output>
        {canCompare && (
          <Button ref={compareButton} size="small" onClick={() => setIsOpen(true)}>
            {words.compareChosen(chosen.length)}
          </Button>
        )}
        {isShown && (
          <>
            {asked !== undefined && (
              <ButtonLink size="small" intent="secondary" href={asked}>
                {chosen.length === 1 ? words.getQuote : words.getQuotes(chosen.length)}
              </ButtonLink>
            )}
            <Button size="small" intent="quiet" onClick={onClear}>
              {words.clear}
            </Button>
            <p className="hidden min-w-0 text-small text-ink-soft laptop:block">
              {chosen.map(({ company, product }) => `${company}, ${product}`).join(" · ")}
            </p>
          </>
        )}
      </div>
      {isOpen && <SideBySide products={chosen} headingRef={heading} onRemove={remove} onClose={close} />}
    </>
  );
}
