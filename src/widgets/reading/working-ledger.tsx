import { cva } from "class-variance-authority";
import { formatDollars, type Working, type WorkingLine } from "#format/money.ts";

export interface WorkingLedgerProps {
  readonly working: Working;
  /** Formats the amounts; without decimals if left out. */
  readonly format?: (amount: number) => string;
  /** Hides the title visually, where a heading above has the same text. */
  readonly captionHidden?: boolean;
  /** Leaves out the last rule and the total, where the last line already is the result. */
  readonly withoutTotal?: boolean;
}

const ledgerCaption = cva("", {
  variants: {
    captionHidden: {
      true: "sr-only",
      false: "border-t-2 border-ink pt-3 pb-2 text-start font-display text-heading-4 font-semibold",
    },
  },
});

function withPeriod(amount: string, per: WorkingLine["per"]): string {
  return per === undefined ? amount : `${amount} a ${per}`;
}

/**
 * A calculation in the style of an account book: a line for each step, and the total below the rule.
 *
 * Accessibility: a table: each sum has a row header that names it.
 */
export function WorkingLedger(props: WorkingLedgerProps) {
  const { working, format = formatDollars, captionHidden = false, withoutTotal = false } = props;
  const { title, lines, amount, per } = working;
  return (
    <table data-slot="working-ledger" className="w-full max-w-prose tabular-nums">
      <caption className={ledgerCaption({ captionHidden })}>{title}</caption>
      <tbody>
        {lines.map((line) => (
          <tr key={line.label} className="border-t border-line align-top">
            <th scope="row" className="py-2 pe-4 text-start text-small font-regular print:py-0.5">
              <span>{line.label}</span>
              {line.calculation !== undefined && <span className="block text-ink-soft">{line.calculation}</span>}
            </th>
            <td className="py-2 text-end text-small print:py-0.5">{withPeriod(format(line.amount), line.per)}</td>
          </tr>
        ))}
      </tbody>
      {!withoutTotal && (
        <tfoot>
          <tr className="border-t border-line-strong align-top">
            <th scope="row" className="py-2 pe-4 text-start font-semibold print:py-0.5">
              {title}
            </th>
            <td className="py-2 text-end font-semibold print:py-0.5">{withPeriod(format(amount), per)}</td>
          </tr>
        </tfoot>
      )}
    </table>
  );
}
