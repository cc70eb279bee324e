import { cva } from "class-variance-authority";
import { formatDollars, type Working, type WorkingLine } from "#format/money.ts";

export interface WorkingLedgerProps {
  readonly working: Working;
  /** How amounts are written; without decimals if left out. */
  readonly format?: (amount: number) => string;
  /** Keeps the title for assistive technology only, where a heading above says the same. */
  readonly captionHidden?: boolean;
  /** Leaves the last rule and the total out, where the last line already is the result. */
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
 * A sum set out as in an account book: a line for each step, and what they come to below the rule.
 *
 * Accessibility: a table: each sum has a row head that names it.
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
              {line.label}
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
