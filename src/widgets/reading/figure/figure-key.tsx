import { listRole } from "#design-system/layout/layout-element.ts";
import { isSourceId, type FigureBasis } from "#domain/figure.ts";
import * as words from "#words/reading.ts";
import { basisMarks } from "./basis-marks.ts";
import { useCitedBases } from "./page-references.tsx";

const order = ["site", "promise", "practice", "illustrative"] as const;

export interface FigureKeyProps {
  /** Also explains the numbers. The source list itself needs no such explanation. */
  readonly withNumbers?: boolean;
}

/** Legend of the marks that the page uses beside figures. Renders nothing where the page uses none. */
export function FigureKey({ withNumbers = true }: FigureKeyProps) {
  const cited = useCitedBases();
  const used = order.filter((basis) => cited.includes(basis));
  const hasNumbers = withNumbers && cited.some(isSourceId);
  if (used.length === 0 && !hasNumbers) return null;
  return (
    <ul data-slot="figure-key" role={listRole("ul")} className="grid gap-1 text-caption text-ink-soft">
      {hasNumbers && (
        <KeyRow basis={undefined} sign="1">
          {words.publishedBySource}
        </KeyRow>
      )}
      {used.map((basis) => (
        <KeyRow key={basis} basis={basis} sign={basisMarks[basis].sign}>
          {basisMarks[basis].meaning}
        </KeyRow>
      ))}
    </ul>
  );
}

interface KeyRowProps {
  readonly basis: FigureBasis | undefined;
  readonly sign: string;
  readonly children: string;
}

function KeyRow({ basis, sign, children }: KeyRowProps) {
  return (
    <li data-basis={basis} className="flex gap-2">
      <span className="w-3 shrink-0 text-center font-semibold text-ink">{sign}</span>
      <span className="min-w-0">{children}</span>
    </li>
  );
}
