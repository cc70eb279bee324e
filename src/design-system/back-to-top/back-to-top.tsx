import ArrowUp from "lucide-react/dist/esm/icons/arrow-up.mjs";
import { floatingActionRecipe } from "#design-system/floating-action/floating-action.tsx";

/**
 * A link to the top of the page that shows once the page is scrolled past 300 px. CSS does the showing, so it works before
 * any script: driven by the scroll where the browser can do that, else by where on the page the link may stand. It belongs
 * straight into the body, or into what is positioned and as high as the page.
 */
export function BackToTop() {
  return (
    <div className="back-to-top print:hidden">
      <a data-slot="back-to-top" href="#top" className={floatingActionRecipe({ intent: "secondary" })}>
        <ArrowUp aria-hidden="true" />
        <span>Back to top</span>
      </a>
    </div>
  );
}
