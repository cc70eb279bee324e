import Plus from "lucide-react/dist/esm/icons/plus.mjs";
import { cva } from "class-variance-authority";
import type { ReactNode } from "react";
import { Heading, type HeadingLevel } from "#design-system/heading/heading.tsx";

export interface DetailsProps {
  /** Text of the summary: a question, or the name of the content. */
  readonly summary: ReactNode;
  /** `plain` leaves out the rules, for details at the end of a row that has its own. */
  readonly look?: "ruled" | "plain";
  /**
   * Id for links that open the details. Set on the content, because browsers open the details around a fragment's
   * target.
   */
  readonly id?: string | undefined;
  /** Whether the details are open at first. */
  readonly open?: boolean | undefined;
  /** Details with the same name close each other. Use `Accordion` instead of setting it by hand. */
  readonly name?: string | undefined;
  /** Depth of the summary in the page's outline; left out, it is not a heading. */
  readonly headingLevel?: HeadingLevel | undefined;
  /** Called on every open and close, including by find-in-page or a fragment. */
  readonly onToggle?: ((open: boolean) => void) | undefined;
  /** Text or rendered Markdown. */
  readonly children: ReactNode;
}

const details = cva("details", { variants: { look: { ruled: "border-t border-line last:border-b", plain: "" } } });

const summaryRow = cva(
  "flex min-h-target cursor-pointer list-none justify-between hover:text-brand [&::-webkit-details-marker]:hidden",
  { variants: { look: { ruled: "items-start gap-6 py-3", plain: "min-w-20 items-center gap-3" } } },
);

/**
 * A summary with content to expand. A native `<details>`: works without script, and find-in-page opens it.
 *
 * For content that some readers need and most do not: working, fine print, an answer in a list of questions.
 *
 * - Do: let the summary be a question or a name, not “more”.
 * - Don't: hide a price, a condition or an exclusion.
 * - Don't: put details within details.
 * - Accessibility: native details work without scripts, and find-in-page opens them.
 */
export function Details({ summary, id, open, name, headingLevel, look = "ruled", onToggle, children }: DetailsProps) {
  return (
    <details
      data-slot="details"
      name={name}
      open={open}
      onToggle={onToggle && (({ currentTarget }) => onToggle(currentTarget.open))}
      className={details({ look })}
    >
      <summary className={summaryRow({ look })}>
        {headingLevel === undefined ? (
          <span className="min-w-0 font-semibold">{summary}</span>
        ) : (
          <span className="min-w-0">
            <Heading level={headingLevel} size={4}>
              {summary}
            </Heading>
          </span>
        )}
        <Plus
          aria-hidden="true"
          size={22}
          strokeWidth={1.5}
          className="mt-0.5 shrink-0 text-brand transition-transform duration-(--duration-calm) print:hidden [details[open]>summary>&]:rotate-45"
        />
      </summary>
      <div id={id} className="prose scroll-mt-20 pt-0.5 pb-6">
        {children}
      </div>
    </details>
  );
}
