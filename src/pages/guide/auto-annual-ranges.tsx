import { CostBands } from "#widgets/comparison/cost-bands.tsx";
import { autoAnnualRanges } from "#content/figures/auto-annual-ranges.ts";

export interface AutoAnnualRangesProps {
  readonly title: string;
}

/** Annual auto insurance premiums by province on one scale: the ranges that the tools use. */
export function AutoAnnualRanges({ title }: AutoAnnualRangesProps) {
  return (
    <CostBands
      title={title}
      per="year"
      basis="site"
      bands={autoAnnualRanges.map(({ province, from, to }) => ({ label: province, from, to }))}
    />
  );
}
