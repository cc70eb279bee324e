import ArrowUpRight from "lucide-react/dist/esm/icons/arrow-up-right.mjs";
import { useDesignSystemWords } from "#design-system/words/design-system-words.ts";

/** Marks a link that opens a new tab, with an arrow and hidden words. */
export function NewTabMark() {
  const words = useDesignSystemWords();
  return (
    <>
      {/* The joiner keeps the arrow on the line of the last word. */}
      <span aria-hidden="true" className="whitespace-nowrap">
        &#8288;
        <ArrowUpRight size="0.9em" className="inline-block align-baseline rtl:-scale-x-100" />
      </span>
      <span className="sr-only">{` ${words.newTab}`}</span>
    </>
  );
}
