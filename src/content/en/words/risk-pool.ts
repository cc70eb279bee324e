/* Words of the risk pool drawing. */

export const anImaginedTown = "An imagined town:";
export const thousandHouses = "1,000 houses";
export const ofWhich = ", of which";
export const burnInAnAverageYear = "burn in an average year.";
