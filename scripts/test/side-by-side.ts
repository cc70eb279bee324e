import type { Check } from "./checks.ts";

type Planned = Pick<Check, "name" | "needs" | "isInBrowsers">;

/** How many checks may run at once. */
export interface Room {
  readonly all: number;
  /** Of them, how many with browsers. */
  readonly inBrowsers: number;
}

/**
 * Runs checks in their order, some at a time: one begins as soon as there is room and all that it needs has passed.
 * Browsers wait a quarter of their time; what they leave of the processor another check takes.
 * @param run - Runs one and resolves to whether it passed.
 * @returns Those that were left out because something they need failed.
 */
export async function runSideBySide<One extends Planned>(
  checks: readonly One[],
  room: Room,
  run: (check: One) => Promise<boolean>,
): Promise<readonly One[]> {
  const chosen = new Set(checks.map(({ name }) => name));
  const passed = new Set<string>();
  const failed = new Set<string>();
  const leftOut: One[] = [];
  const running = new Map<One, Promise<void>>();
  const hasRoom = ({ isInBrowsers }: One) =>
    running.size < room.all &&
    (isInBrowsers !== true || [...running.keys()].filter((other) => other.isInBrowsers).length < room.inBrowsers);
  let waiting = [...checks];

  async function follow(check: One): Promise<void> {
    const hasPassed = await run(check);
    (hasPassed ? passed : failed).add(check.name);
    running.delete(check);
  }

  while (waiting.length > 0) {
    const later: One[] = [];
    for (const check of waiting) {
      const needs = (check.needs ?? []).filter((name) => chosen.has(name));
      if (needs.some((name) => failed.has(name))) {
        failed.add(check.name);
        leftOut.push(check);
      } else if (hasRoom(check) && needs.every((name) => passed.has(name))) {
        running.set(check, follow(check));
      } else later.push(check);
    }
    waiting = later;
    if (running.size > 0) await Promise.race(running.values());
  }
  await Promise.all(running.values());
  return leftOut;
}
