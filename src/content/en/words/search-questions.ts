/** A query that asks what a term means. */
export const asksForMeaning = /^(?:what(?:'s|’s| is| are)|define)\b|\b(?:meaning|means?|definition|explained)\b/i;

/** A query that asks for a number. */
export const asksForNumber = /\bhow (?:much|many|long)\b|\bcalculat/i;
