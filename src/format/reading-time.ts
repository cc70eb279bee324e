/** Silent reading speed of an adult for plain non-fiction, in words a minute, rounded down because tables and sums slow it. */
const wordsPerMinute = 220;

/** Reading time of texts with these word counts, in whole minutes, at least one. */
export function readingMinutes(parts: readonly { readonly wordCount: number }[]): number {
  const words = parts.reduce((sum, { wordCount }) => sum + wordCount, 0);
  return Math.max(1, Math.round(words / wordsPerMinute));
}
