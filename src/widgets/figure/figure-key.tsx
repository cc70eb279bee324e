import { listRole } from "#design-system/layout/layout-element.ts";
import { basisMarks } from "./basis-marks.ts";
import { usePageSources } from "./sources-context.tsx";

const order = ["site", "practice", "illustrative"] as const;

export interface FigureKeyProps {
  /** Also explains the numbers. The source list itself needs no such line. */
  readonly withNumbers?: boolean;
}

/** What the marks beside figures mean, for those the page uses. Shows nothing where it uses none. */
export function FigureKey({ withNumbers = true }: FigureKeyProps) {
  const { citations, marks } = usePageSources();
  const used = order.filter((basis) => marks.has(basis));
  const hasNumbers = withNumbers && citations.length > 0;
  if (used.length === 0 && !hasNumbers) return null;
  return (
    <ul data-slot="figure-key" role={listRole("ul")} className="grid gap-1 text-caption text-ink-soft">
      {hasNumbers && <KeyRow sign="1">Published by the source with that number, at the end of the page.</KeyRow>}
      {used.map((basis) => (
        <KeyRow key={basis} sign={basisMarks[basis].sign}>
          {basisMarks[basis].meaning}
        </KeyRow>
      ))}
    </ul>
  );
}

function KeyRow({ sign, children }: { readonly sign: string; readonly children: string }) {
  return (
    <li className="flex gap-2">
      <span className="w-3 shrink-0 text-center font-semibold text-ink">{sign}</span>
      <span className="min-w-0">{children}</span>
    </li>
  );
}
