import { listRole } from "#design-system/layout/layout-element.ts";
import { basisMarks } from "./basis-marks.ts";
import { useCitedBases } from "./page-references.tsx";

const order = ["site", "promise", "practice", "illustrative"] as const;

/** Legend of the symbols that the page uses beside figures. Renders nothing where the page uses none. */
export function FigureKey() {
  const cited = useCitedBases();
  const used = order.filter((basis) => cited.includes(basis));
  if (used.length === 0) return null;
  return (
    <ul data-slot="figure-key" role={listRole("ul")} className="grid gap-1 text-caption text-ink-soft">
      {used.map((basis) => (
        <li key={basis} data-basis={basis} className="flex gap-2">
          <span className="w-3 shrink-0 text-center font-semibold text-ink">{basisMarks[basis].sign}</span>
          <span className="min-w-0">{basisMarks[basis].meaning}</span>
        </li>
      ))}
    </ul>
  );
}
