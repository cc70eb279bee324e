/** A mortgage as Canadian law has it compounded: twice a year. */
export interface Mortgage {
  /** Dollars owed today. */
  readonly balance: number;
  /** Interest a year; 0.044 is 4.4 %. */
  readonly rate: number;
  /** Years until it is repaid. */
  readonly years: number;
}

function monthlyRate(rate: number): number {
  return (1 + rate / 2) ** (1 / 6) - 1;
}

/** The payment a month in dollars; 0 where there are no years to spread it over. */
export function mortgagePayment({ balance, rate, years }: Mortgage): number {
  const months = years * 12;
  if (months === 0) return 0;
  const monthly = monthlyRate(rate);
  return monthly === 0 ? balance / months : (balance * monthly) / (1 - (1 + monthly) ** -months);
}

/** What is still owed after some years, in dollars; 0 from the end on. */
export function mortgageBalance(mortgage: Mortgage, after: number): number {
  if (after >= mortgage.years) return 0;
  const monthly = monthlyRate(mortgage.rate);
  const grown = (1 + monthly) ** (after * 12);
  const paid = monthly === 0 ? after * 12 : (grown - 1) / monthly;
  return mortgage.balance * grown - mortgagePayment(mortgage) * paid;
}
