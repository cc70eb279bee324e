/** A query that asks what a term means. */
export const asksForMeaning = /qu['’ ]?est[- ]ce qu|c['’ ]?est quoi|que veut dire|signifi|d[ée]finition|d[ée]finir/i;

/** A query that asks for a number. */
export const asksForNumber = /\bcombien\b|\bcalcul/i;
