import { cva } from "class-variance-authority";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { ButtonLink } from "#design-system/button/button-link.tsx";
import { Button } from "#design-system/button/button.tsx";
import { openOverlay } from "#design-system/overlay/overlay-history.ts";
import type { InsuranceProduct } from "#domain/insurance-product.ts";
import { compareLimits, quoteAddress } from "#domain/product-comparison.ts";
import * as words from "#words/comparison.ts";
import { somethingWentWrong } from "#words/shell.ts";
import { useLazyCode } from "#platform/lazy-component.tsx";

const loadSideBySide = async () => (await import("./side-by-side.tsx")).SideBySide;

export interface CompareTrayProps {
  /** Chosen products, in the order of choice. */
  readonly chosen: readonly InsuranceProduct[];
  /** Whether the last choice exceeded the limit. */
  readonly isRefused: boolean;
  readonly onRemove: (id: string) => void;
  /** Called to remove all products. The pressed button disappears too, so the caller must place the focus. */
  readonly onClear: () => void;
}

function trayInWords(count: number, isRefused: boolean): string {
  if (isRefused) return words.tooManyChosen(compareLimits.most);
  if (count < compareLimits.least) return words.chooseOneMore;
  return words.ofChosen(count, compareLimits.most);
}

/** The products by company; the product is added where it isn't the same for all. */
function namesOf(chosen: readonly InsuranceProduct[]): readonly string[] {
  const isOneProduct = new Set(chosen.map(({ product }) => product)).size === 1;
  return chosen.map(({ company, product }) => (isOneProduct && chosen.length > 1 ? company : `${company}, ${product}`));
}

const tray = cva("", {
  variants: {
    shown: {
      // Back-to-top and the calculator button float over the tray's lower corners where space allows, and are hidden
      // elsewhere.
      true: "bottom-0 z-10 flex flex-wrap items-center gap-x-3 gap-y-1 border border-t-2 border-line-strong border-t-ink bg-surface px-3 py-2 shadow-overlay wide-phone:px-4 tall:sticky laptop:pe-48 print:hidden",
      false: "sr-only",
    },
  },
});

/**
 * Shows the chosen products at the bottom of the window, and compares them side by side below.
 *
 * Accessibility: the choice and each change are announced. The tray covers no field and no focused element.
 */
export function CompareTray({ chosen, isRefused, onRemove, onClear }: CompareTrayProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [sideBySide, fetchSideBySide] = useLazyCode(loadSideBySide);
  const SideBySide = sideBySide.step === "ready" ? sideBySide.code : undefined;
  const heading = useRef<HTMLHeadingElement>(null);
  const status = useRef<HTMLOutputElement>(null);
  const compareButton = useRef<HTMLButtonElement>(null);
  const [first, ...others] = chosen;
  const asked = first === undefined ? undefined : quoteAddress([first, ...others]);
  const goBack = useEffectEvent(close);
  const canCompare = chosen.length >= compareLimits.least;
  // After a new choice, the comparison stays closed until the visitor asks for it.
  if (isOpen && !canCompare) setIsOpen(false);

  useEffect(() => {
    if (!isOpen) return undefined;
    // Focus alone would scroll the heading to the middle of the window, under the table's last row.
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: "start" });
    return openOverlay(() => goBack());
  }, [isOpen]);

  const isShown = chosen.length > 0;
  useEffect(() => {
    if (!isShown) return;
    // Ahead of the press, which fetches again after a failure.
    loadSideBySide().catch(() => {});
    // The tray must not cover a focused element. An attribute, because `:has()` would make the browser check the whole
    // page.
    document.documentElement.toggleAttribute("data-foot-covered", true);
    return () => {
      document.documentElement.toggleAttribute("data-foot-covered", false);
    };
  }, [isShown]);

  async function open() {
    if (await fetchSideBySide()) setIsOpen(true);
  }

  function close() {
    setIsOpen(false);
    compareButton.current?.focus();
  }

  function remove(id: string) {
    onRemove(id);
    // With one product left the comparison closes, so the tray's status takes focus; it asks for another product.
    (chosen.length > compareLimits.least ? heading : status).current?.focus();
  }

  return (
    <>
      <div data-slot="compare-tray" className={tray({ shown: isShown })}>
        {/* Always rendered, so that later changes are announced. */}
        <output ref={status} tabIndex={-1} className="min-w-0 basis-full text-small">
          {isShown && (sideBySide.step === "failed" ? somethingWentWrong : trayInWords(chosen.length, isRefused))}
        </output>
        {canCompare && (
          <Button
            ref={compareButton}
            size="small"
            aria-label={words.compareChosen(chosen.length)}
            loading={sideBySide.step === "loading"}
            onClick={() => void open()}
          >
            <span className="max-wide-phone:hidden">{words.compareChosen(chosen.length)}</span>
            <span className="wide-phone:hidden">{words.compareChosenInShort(chosen.length)}</span>
          </Button>
        )}
        {isShown && (
          <>
            {asked !== undefined && (
              <ButtonLink size="small" intent="secondary" href={asked}>
                {chosen.length === 1 ? words.getQuote : words.getQuotes(chosen.length)}
              </ButtonLink>
            )}
            <Button size="small" intent="quiet" edge="text" onClick={onClear}>
              {words.clear}
            </Button>
            <p className="hidden min-w-0 text-small text-ink-soft laptop:block">{namesOf(chosen).join(" · ")}</p>
          </>
        )}
      </div>
      {isOpen && SideBySide !== undefined && (
        <SideBySide products={chosen} headingRef={heading} onRemove={remove} onClose={close} />
      )}
    </>
  );
}
