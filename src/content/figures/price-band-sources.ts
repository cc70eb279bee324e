/**
 * Sources of the price strips in prerendered pages. The strips load after the page, but its source list needs them at
 * once. The sources of a province are in its own record.
 */
export const priceBandSources = {
  sources: ["S402", "S419", "S559", "S801", "S857", "S859", "S935", "S1146"],
} as const;
