/** Words a minute at which an adult reads plain non-fiction in silence, rounded down because tables and sums slow it. */
const wordsPerMinute = 220;

/** Whole minutes to read texts of the given lengths, one at least. */
export function readingMinutes(parts: readonly { readonly wordCount: number }[]): number {
  const words = parts.reduce((sum, { wordCount }) => sum + wordCount, 0);
  return Math.max(1, Math.round(words / wordsPerMinute));
}
