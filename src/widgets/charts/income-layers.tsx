import { cva } from "class-variance-authority";
import * as words from "#words/income-layers.ts";

const bar = cva("flex min-h-9 items-center px-3 text-caption", {
  variants: {
    /** Columns of the twelve: day one, a month (2), half a year (5), two years (8), age 65 (12). */
    span: {
      days: "col-start-1 col-end-2",
      months: "col-start-2 col-end-6",
      twoYears: "col-start-6 col-end-9",
      rest: "col-start-9 col-end-13",
      fromHalfYear: "col-start-6 col-end-13",
    },
    look: {
      work: "bg-brand-line text-ink forced-colors:border",
      public: "bg-accent-wash text-ink border border-accent",
      policy: "bg-brand text-on-brand forced-colors:border",
      harder: "bg-deep text-on-deep forced-colors:border",
      uncertain: "border border-dashed border-accent text-ink",
    },
  },
});

type BarSpan = "days" | "months" | "twoYears" | "rest" | "fromHalfYear";
type BarLook = "work" | "public" | "policy" | "harder" | "uncertain";

interface Layer {
  readonly name: string;
  readonly bars: readonly { readonly span: BarSpan; readonly look: BarLook; readonly text?: string }[];
}

const layers: readonly Layer[] = [
  { name: words.sickDays, bars: [{ span: "days", look: "work" }] },
  { name: words.shortTermDisability, bars: [{ span: "months", look: "work" }] },
  { name: words.employmentInsurance, bars: [{ span: "months", look: "public" }] },
  {
    name: words.longTermDisability,
    bars: [
      { span: "twoYears", look: "policy", text: words.yourOwnJob },
      { span: "rest", look: "harder", text: words.anyJobThatSuitsYou },
    ],
  },
  {
    name: words.cppOrQppDisability,
    bars: [{ span: "fromHalfYear", look: "uncertain", text: words.onlyIfSevereAndProlonged }],
  },
];

const marks = [
  { text: words.firstDay, className: "col-start-1 col-end-3 whitespace-nowrap" },
  { text: words.aMonth, className: "col-start-3 col-end-6 max-wide-phone:hidden" },
  { text: words.halfAYear, className: "col-start-6 col-end-9" },
  { text: words.twoYears, className: "col-start-9 col-end-12 max-wide-phone:hidden" },
  { text: words.retirement, className: "col-start-12 col-end-13 justify-self-end" },
] as const;

/**
 * Sources of income after work stops, over time. A schematic; the table beside it has the figures.
 *
 * Accessibility: a list of incomes with their times. The drawing is never announced.
 */
export function IncomeLayers() {
  return (
    <figure data-slot="income-layers" className="min-w-0">
      <ul role="list" className="grid gap-3 border-t-2 border-ink pt-4 tablet:gap-1.5">
        {layers.map(({ name, bars }) => (
          <li key={name} className="grid gap-x-6 gap-y-1 tablet:grid-cols-[15rem_minmax(0,1fr)] tablet:items-center">
            <span className="text-small font-semibold">{name}</span>
            <span className="grid grid-cols-12 gap-x-px bg-sunken">
              {bars.map(({ span, look, text }) => (
                <span key={span} className={bar({ span, look })}>
                  {text}
                </span>
              ))}
            </span>
          </li>
        ))}
      </ul>
      <div
        aria-hidden="true"
        className="mt-2 grid gap-x-6 text-caption text-ink-soft tablet:grid-cols-[15rem_minmax(0,1fr)]"
      >
        <span className="hidden tablet:block" />
        <span className="grid grid-cols-12">
          {marks.map(({ text, className }) => (
            <span key={text} className={className}>
              {text}
            </span>
          ))}
        </span>
      </div>
      <figcaption className="mt-3 max-w-prose text-caption text-ink-soft">{words.commonPattern}</figcaption>
    </figure>
  );
}
