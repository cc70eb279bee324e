import ArrowUpRight from "lucide-react/dist/esm/icons/arrow-up-right.mjs";
import * as words from "#words/design-system.ts";

/** Marks a link that opens a new tab, with an arrow and hidden words. */
export function NewTabMark() {
  return (
    <>
      {/* The joiner keeps the arrow on the line of the last word. */}
      <span aria-hidden="true" className="whitespace-nowrap">
        &#8288;
        <ArrowUpRight size="0.9em" className="inline-block align-baseline rtl:-scale-x-100" />
      </span>
      <span className="sr-only">{` ${words.opensInNewTab}`}</span>
    </>
  );
}
