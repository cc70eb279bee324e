/* Words of the risk charts. */

export const likeliestNumberOfClaims = (count: number, chance: string) =>
  `The likeliest number of claims is ${count}, at ${chance}. The table has the figures.`;
export const barsAsTable = "The bars as a table";
export const halfAreStillAlive = (start: string, age: number) =>
  `Of ${start} people, half are still alive at age ${age}. The table has the figures.`;
export const halfAliveAt = (age: number) => `Half alive at ${age}`;
export const curveAsTable = "The curve as a table";
export const chanceOfDying = "Chance of dying within a year";
export const asFigures = (title: string) => `${title}, as figures`;
export const everyTenYears = (title: string) => `${title}, every ten years`;
export const claimsColumn = "Claims";
export const chanceColumn = "Chance";
export const ageColumn = "Age";
export const aliveColumn = "Alive";
