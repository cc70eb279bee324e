import { minimumLiability } from "#domain/figures/minimum-liability.ts";
import type { ProvinceCode } from "#domain/province-code.ts";
import { formatDollars } from "#format/money.ts";
import { Figure } from "#widgets/reading/figure/figure.tsx";

export interface MinimumLiabilityProps {
  readonly province: ProvinceCode;
  /** Since when it holds, where a reader has to know. */
  readonly asOf?: string;
}

/** The least third-party liability that a province requires, with its source: the figure the tools compute with. */
export function MinimumLiability({ province, asOf }: MinimumLiabilityProps) {
  const { value, basis } = minimumLiability[province];
  return (
    <Figure basis={basis} asOf={asOf}>
      {formatDollars(value)}
    </Figure>
  );
}
