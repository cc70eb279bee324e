import { useId, type ReactNode } from "react";

export interface TickLineProps {
  /** Whether the box is ticked; left out if nothing keeps the ticks. */
  readonly isTicked?: boolean;
  readonly onTick?: (isTicked: boolean) => void;
  readonly children: ReactNode;
}

/**
 * An item of a list with a box to tick, on the screen and on paper. The whole line is the target, except for links and
 * buttons in its text. The box works before hydration; its tick is kept only by a list that passes `onTick`.
 */
export function TickLine({ isTicked, onTick, children }: TickLineProps) {
  const wordsId = useId();
  return (
    <li
      data-slot="tick-line"
      className="relative flex min-h-target list-none items-start gap-3 break-inside-avoid border-b border-line py-2.5 last:border-b-0 print:min-h-0 print:py-1 [&_:is(a,button)]:relative"
    >
      {/* The label is beside the text and overlays it, because a label must not contain links or buttons. */}
      <label className="shrink-0 pt-1 after:absolute after:inset-0 after:cursor-pointer">
        <input
          type="checkbox"
          autoComplete="off"
          aria-labelledby={wordsId}
          checked={isTicked}
          onChange={onTick && (({ currentTarget }) => onTick(currentTarget.checked))}
          className="block size-5 accent-brand"
        />
      </label>
      <span id={wordsId} className={onTick === undefined ? "min-w-0" : "min-w-0 grow"}>
        {children}
      </span>
    </li>
  );
}
