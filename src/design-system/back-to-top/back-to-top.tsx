import ArrowUp from "lucide-react/dist/esm/icons/arrow-up.mjs";
import { floatingActionRecipe } from "#design-system/floating-action/floating-action.tsx";
import { useDesignSystemWords } from "#design-system/words/design-system-words.ts";

/**
 * A link to the top of the page, shown once the page is scrolled past 300 px. CSS shows it, so it works before any
 * script: with a scroll-driven animation where supported, else with sticky positioning. Place it directly in the body,
 * or in a positioned element as high as the page.
 *
 * Accessibility: a link with a name, shown past 300 pixels. Keyboard focus shows the link.
 */
export function BackToTop() {
  const words = useDesignSystemWords();
  return (
    <div className="back-to-top print:hidden">
      <a data-slot="back-to-top" href="#top" className={floatingActionRecipe({ intent: "secondary" })}>
        <ArrowUp aria-hidden="true" />
        <span>{words.backToTop}</span>
      </a>
    </div>
  );
}
