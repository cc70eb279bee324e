/**
 * Years without a claim until a higher deductible pays for itself, including tax; `null` if the premium isn't lower or
 * the deductible isn't higher. It pays off for visitors who claim less often.
 * @param saving - Yearly premium saved before tax, in dollars.
 * @param taxRate - Sales tax on the premium.
 */
export function yearsToPayBack(
  deductible: number,
  alternative: number,
  saving: number,
  taxRate: number,
): number | null {
  return saving > 0 && alternative > deductible ? (alternative - deductible) / (saving * (1 + taxRate)) : null;
}
