import { minimumLiability } from "#domain/figures/minimum-liability.ts";
import type { ProvinceCode } from "#domain/province-code.ts";
import { formatDollars } from "#format/money.ts";
import { Figure } from "#widgets/reading/figure/figure.tsx";

export interface MinimumLiabilityProps {
  readonly province: ProvinceCode;
  /** Effective date, if readers need it. */
  readonly asOf?: string;
}

/** The minimum third-party liability of a province with its source: the figure that the tools use. */
export function MinimumLiability({ province, asOf }: MinimumLiabilityProps) {
  const { value, basis } = minimumLiability[province];
  return (
    <Figure basis={basis} asOf={asOf}>
      {formatDollars(value)}
    </Figure>
  );
}
