import { useId, type ReactNode } from "react";

export interface TickLineProps {
  /** What is ticked. */
  readonly children: ReactNode;
}

/**
 * An item of a list with a box to tick, on the screen and on paper. The whole line is the target, and what can be pressed
 * within its words keeps its own. Nothing ticked is kept or sent; unbound to the app, the box works before that runs.
 */
export function TickLine({ children }: TickLineProps) {
  const wordsId = useId();
  return (
    <li
      data-slot="tick-line"
      className="relative flex min-h-target list-none items-start gap-3 break-inside-avoid border-b border-line py-2.5 last:border-b-0 print:min-h-0 print:py-1 [&_:is(a,button)]:relative"
    >
      {/* Beside the words and laid over them, because what stands in a label may not be pressed for itself. */}
      <label className="shrink-0 pt-1 after:absolute after:inset-0 after:cursor-pointer">
        <input type="checkbox" autoComplete="off" aria-labelledby={wordsId} className="block size-5 accent-brand" />
      </label>
      <span id={wordsId} className="min-w-0">
        {children}
      </span>
    </li>
  );
}
