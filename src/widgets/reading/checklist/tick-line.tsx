import { cva } from "class-variance-authority";
import { useId, useRef, type MouseEvent, type ReactNode } from "react";

const line = cva(
  "relative flex min-h-target list-none items-start break-inside-avoid border-b border-line last:border-b-0 print:min-h-0 print:py-1 [&_:is(a,button)]:relative",
  { variants: { density: { comfortable: "gap-3 py-2.5", compact: "gap-2.5 py-1 tablet:gap-3 tablet:py-2.5" } } },
);

const words = cva("relative noscript:static min-w-0", { variants: { isKept: { true: "grow", false: "" } } });

export interface TickLineProps {
  /** Whether the box is ticked; left out if nothing keeps the ticks. */
  readonly isTicked?: boolean;
  readonly onTick?: (isTicked: boolean) => void;
  /** `compact` is closer on phones, for a list that has to fit on one screen. Default: comfortable. */
  readonly density?: "comfortable" | "compact";
  readonly children: ReactNode;
}

/**
 * An item of a list with a box to tick, on the screen and on paper. The whole line is the target, except for links and
 * buttons in its text; selecting its text doesn't tick it. The box works before hydration; its tick is kept only by a
 * list that passes `onTick`.
 */
export function TickLine({ isTicked, onTick, density = "comfortable", children }: TickLineProps) {
  const wordsId = useId();
  const box = useRef<HTMLInputElement>(null);

  function pressText({ target }: MouseEvent) {
    const isOther = target instanceof Element && target.closest("a, button, [popover]") !== null;
    if (!isOther && getSelection()?.type !== "Range") box.current?.click();
  }

  return (
    <li data-slot="tick-line" className={line({ density })}>
      {/*
       * The label is beside the text, because a label must not contain links or buttons. It covers the line; the text is
       * above it, where it can be selected, but not without scripts, where nothing else would tick the box.
       */}
      <label className="shrink-0 pt-1 after:absolute after:inset-0 after:cursor-pointer">
        <input
          ref={box}
          type="checkbox"
          autoComplete="off"
          aria-labelledby={wordsId}
          checked={isTicked}
          onChange={onTick && (({ currentTarget }) => onTick(currentTarget.checked))}
          className="tick-box"
        />
      </label>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- By keyboard and for screen readers, the box is the control. */}
      <span id={wordsId} onClick={pressText} className={words({ isKept: onTick !== undefined })}>
        {children}
      </span>
    </li>
  );
}
