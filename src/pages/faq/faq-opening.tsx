import type { ReactNode } from "react";
import { creditScoreBands, creditScoreScale } from "#text/credit-score-bands.ts";
import { fromTo } from "#words/reading.ts";

const scaleLength = creditScoreScale.to - creditScoreScale.from;

export interface ScoreBandsProps {
  /** Names of the two columns, for screen readers. */
  readonly band: string;
  readonly score: string;
  /** The table's caption. */
  readonly children: ReactNode;
}

/** Credit score bands as a ruled table, each with its position on the scale. */
export function ScoreBands({ band, score, children }: ScoreBandsProps) {
  return (
    <table className="w-full border-t-2 border-ink text-small tabular-nums">
      <caption className="pb-3 text-start font-display text-heading-4 font-semibold">{children}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{band}</th>
          <th scope="col">{score}</th>
          <td aria-hidden="true" />
        </tr>
      </thead>
      <tbody>
        {creditScoreBands.map(({ name, from, to }) => (
          <tr key={name} className="border-b border-line">
            <th scope="row" className="py-2.5 pe-4 text-start font-semibold">
              {name}
            </th>
            <td className="py-2.5 pe-4">{fromTo(from, to)}</td>
            <td aria-hidden="true" className="w-2/5">
              <svg viewBox="0 0 100 4" preserveAspectRatio="none" className="block h-1.5 w-full bg-line">
                <rect
                  x={((from - creditScoreScale.from) / scaleLength) * 100}
                  width={((to - from) / scaleLength) * 100}
                  height="4"
                  className="fill-brand"
                />
              </svg>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export interface AskBoxProps {
  /** A question and a button. */
  readonly children: ReactNode;
}

/** A note beside a text, with a button to contact a person. */
export function AskBox({ children }: AskBoxProps) {
  return <div className="grid justify-items-start gap-3 border-s-2 border-accent ps-5">{children}</div>;
}
