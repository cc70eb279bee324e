const steps: Partial<Record<string, (index: number, count: number) => number>> = {
  next: (index, count) => (index + 1) % count,
  previous: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/**
 * Index that a key moves to in a row of tabs.
 * @param key The pressed key, as in `KeyboardEvent.key`.
 * @param index Index of the focused tab.
 * @param count Number of tabs.
 * @param direction Reading direction, which sets the meaning of left and right.
 * @returns The index to move to, or undefined if the key doesn't move.
 */
export function tabForKey(key: string, index: number, count: number, direction: "ltr" | "rtl"): number | undefined {
  const forward = direction === "ltr" ? "ArrowRight" : "ArrowLeft";
  const back = direction === "ltr" ? "ArrowLeft" : "ArrowRight";
  const name = key === forward ? "next" : key === back ? "previous" : key;
  return steps[name]?.(index, count);
}
