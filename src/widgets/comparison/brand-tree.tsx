import { cva } from "class-variance-authority";
import { Children, type ReactNode } from "react";

const list = cva("grid", {
  variants: {
    company: {
      above: [
        "max-tablet:ms-6 max-tablet:border-s-2 max-tablet:border-line-strong tablet:border-t-2 tablet:border-line-strong",
        "max-tablet:*:ps-6 max-tablet:*:pb-6 tablet:*:pe-8 tablet:*:pt-6",
      ],
      below: "gap-4 *:border-2 *:border-line-strong *:bg-surface *:p-4 wide-phone:gap-6",
    },
    columns: {
      two: "",
      three: "",
    },
  },
  compoundVariants: [
    { company: "above", columns: "two", className: "tablet:grid-cols-2" },
    { company: "above", columns: "three", className: "tablet:grid-cols-3" },
    { company: "below", columns: "two", className: "wide-phone:grid-cols-2" },
    { company: "below", columns: "three", className: "wide-phone:grid-cols-3" },
  ],
});

/** Joining lines between two or three boxes of equal width and the box below. */
const joins = {
  two: "M100 0v20c0 20 100 10 100 40M300 0v20c0 20-100 10-100 40",
  three: "M66 0v20c0 20 134 10 134 40M334 0v20c0 20-134 10-134 40M200 0v60",
} as const;

export interface BrandTreeProps {
  /** Accessible name of the drawing. */
  readonly label: string;
  /** Company that owns or insures all the names. */
  readonly company: string;
  /** `above` for a group that trades under several names, `below` for several ways that end at one insurer. */
  readonly at: "above" | "below";
  /** Consequence for the reader. */
  readonly caption: string;
  /** Two or three `Brand`. */
  readonly children: ReactNode;
}

/**
 * Two or three names and the one company behind them.
 *
 * Accessibility: a figure with a list; the lines are never announced.
 */
export function BrandTree({ label, company, at, caption, children }: BrandTreeProps) {
  const columns =
    Children.toArray(children).filter((child) => typeof child !== "string").length === 2 ? "two" : "three";
  const brands = (
    <ul role="list" className={list({ company: at, columns })}>
      {children}
    </ul>
  );
  return (
    <figure data-slot="brand-tree" aria-label={label} className="min-w-0">
      {at === "above" ? (
        <>
          <p className="mx-auto w-fit border-2 border-deep bg-deep px-6 py-3 font-display text-heading-4 font-semibold text-on-deep max-tablet:mx-0">
            {company}
          </p>
          <div aria-hidden="true" className="mx-auto h-8 w-0.5 bg-line-strong max-tablet:mx-6" />
          {brands}
        </>
      ) : (
        <>
          {brands}
          <svg
            aria-hidden="true"
            viewBox="0 0 400 60"
            preserveAspectRatio="none"
            fill="none"
            className="h-12 w-full stroke-line-strong max-wide-phone:hidden"
            strokeWidth="2"
          >
            <path vectorEffect="non-scaling-stroke" d={joins[columns]} />
          </svg>
          <p className="bg-deep px-5 py-5 text-center font-display text-heading-3 font-semibold text-on-deep max-wide-phone:mt-4">
            {company}
          </p>
        </>
      )}
      <figcaption className="mt-4 text-small text-ink-soft">{caption}</figcaption>
    </figure>
  );
}

export interface BrandProps {
  readonly name: string;
  /** Short description of the brand. */
  readonly children: ReactNode;
}

/** One name in a `BrandTree`. */
export function Brand({ name, children }: BrandProps) {
  return (
    <li>
      <p className="font-display text-heading-4 font-semibold">{name}</p>
      <div className="mt-1 text-ink-soft">{children}</div>
    </li>
  );
}
