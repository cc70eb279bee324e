/**
 * Years without a claim after which a higher deductible has paid for itself, taxes counted; `null` where the premium
 * doesn't fall, so that it never does, and where the deductible isn't higher. It pays for whoever claims less than once in so many years.
 *
 * @param saving Premium saved a year before tax, in dollars.
 * @param taxRate Sales tax on the premium.
 */
export function yearsToPayBack(
  deductible: number,
  alternative: number,
  saving: number,
  taxRate: number,
): number | null {
  return saving > 0 && alternative > deductible ? (alternative - deductible) / (saving * (1 + taxRate)) : null;
}
