import { Button } from "#design-system/button/button.tsx";
import type { FoldingColumn } from "#domain/product-comparison.ts";
import { ScriptedOnly } from "#platform/hydration.tsx";
import * as words from "#words/comparison.ts";

export interface FoldedColumnsProps {
  /** Columns with the same value in every row, and that value. */
  readonly same: readonly { readonly key: FoldingColumn; readonly value: string }[];
  readonly areShown: boolean;
  readonly onToggle: () => void;
}

const sentences: Record<FoldingColumn, string> = {
  product: words.sameProduct,
  type: words.sameType,
  coverage: words.sameCoverage,
};

/** Values shared by all rows, shown once, and a button that shows their columns. */
export function FoldedColumns({ same, areShown, onToggle }: FoldedColumnsProps) {
  if (same.length === 0) return null;
  const names = same.map(({ key }) => words.foldedColumns[key]);
  return (
    <div data-slot="folded-columns" className="flex flex-wrap items-center gap-x-4 text-small text-ink-soft">
      <p>{same.map(({ key, value }) => words.sameValue(sentences[key], value)).join(" ")}</p>
      <ScriptedOnly>
        <Button intent="quiet" size="small" edge="text" onClick={onToggle}>
          {areShown ? words.hideColumns(names) : words.showColumns(names)}
        </Button>
      </ScriptedOnly>
    </div>
  );
}
