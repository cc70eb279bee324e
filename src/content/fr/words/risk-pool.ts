/* Words of the risk pool drawing. */

export const anImaginedTown = "Une ville imaginaire :";
export const thousandHouses = "1 000 maisons";
export const ofWhich = ", dont";
export const burnInAnAverageYear = "brûlent dans une année moyenne.";
