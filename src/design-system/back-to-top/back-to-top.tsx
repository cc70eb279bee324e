import ArrowUp from "lucide-react/dist/esm/icons/arrow-up.mjs";

/**
 * A link to the top of the page that shows once the page is scrolled past 300 px. Scroll-driven CSS does the showing,
 * so it works before any script; browsers without it show the link at the end of the page.
 */
export function BackToTop() {
  return (
    <a
      data-slot="back-to-top"
      href="#top"
      className="back-to-top inline-flex min-h-target min-w-target items-center justify-center gap-2 rounded-round border border-line-strong bg-surface px-3 text-small font-semibold text-ink no-underline shadow-raised hover:bg-brand-wash print:hidden"
    >
      <ArrowUp aria-hidden="true" size={18} />
      <span>Back to top</span>
    </a>
  );
}
