/**
 * Index that a key moves to in a row of tabs.
 * @param key The pressed key, as in `KeyboardEvent.key`.
 * @param index Index of the focused tab.
 * @param count Number of tabs.
 * @param isRightToLeft Whether the next tab is to the left.
 * @returns The index to move to, or undefined if the key doesn't move.
 */
export function tabForKey(key: string, index: number, count: number, isRightToLeft: boolean): number | undefined {
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  if (key !== "ArrowLeft" && key !== "ArrowRight") return undefined;
  const isForward = (key === "ArrowLeft") === isRightToLeft;
  return (index + (isForward ? 1 : count - 1)) % count;
}
