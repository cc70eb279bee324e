import { CostBands } from "#widgets/comparison/cost-bands.tsx";
import { autoAnnualRanges } from "#text/learn/auto-insurance/annual-ranges.ts";

export interface AutoAnnualRangesProps {
  readonly title: string;
}

/** What a year of auto insurance costs by province, on one scale: the ranges the tools compute with. */
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
