/** A mortgage, compounded semi-annually as Canadian law requires. */
export interface Mortgage {
  /** Balance today, in dollars. */
  readonly balance: number;
  /** Yearly interest rate; 0.044 is 4.4 %. */
  readonly rate: number;
  /** Years until repayment. */
  readonly years: number;
}

function monthlyRate(rate: number): number {
  return (1 + rate / 2) ** (1 / 6) - 1;
}

/** Monthly payment in dollars; 0 without a remaining term. */
export function mortgagePayment({ balance, rate, years }: Mortgage): number {
  const months = years * 12;
  if (months === 0) return 0;
  const monthly = monthlyRate(rate);
  return monthly === 0 ? balance / months : (balance * monthly) / (1 - (1 + monthly) ** -months);
}

/** Balance after some years, in dollars; 0 after the term. */
export function mortgageBalance(mortgage: Mortgage, after: number): number {
  if (after >= mortgage.years) return 0;
  const monthly = monthlyRate(mortgage.rate);
  const grown = (1 + monthly) ** (after * 12);
  const paid = monthly === 0 ? after * 12 : (grown - 1) / monthly;
  return mortgage.balance * grown - mortgagePayment(mortgage) * paid;
}
