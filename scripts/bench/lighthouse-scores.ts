import lighthouse from "lighthouse";
import { cpuSlowdown } from "./page-load.ts";

/** Scores out of 100, and what Lighthouse finds fault with. */
export interface LighthouseScores {
  readonly scores: Readonly<Record<string, number>>;
  readonly isRestorable: boolean;
  readonly faults: readonly string[];
}

/**
 * Lighthouse's opinion of a page, on a line that is slow already.
 * @param port - Debugging port of the browser.
 */
export async function lighthouseScores(address: string, port: number): Promise<LighthouseScores> {
  const result = await lighthouse(address, {
    port,
    logLevel: "silent",
    throttlingMethod: "devtools",
    throttling: {
      cpuSlowdownMultiplier: cpuSlowdown,
      requestLatencyMs: 0,
      downloadThroughputKbps: 0,
      uploadThroughputKbps: 0,
    },
  });
  if (result === undefined) throw new Error(`Lighthouse has nothing to say about ${address}`);
  const { categories, audits } = result.lhr;
  return {
    scores: Object.fromEntries(
      Object.entries(categories).map(([name, { score }]) => [name, Math.round((score ?? 0) * 100)]),
    ),
    isRestorable: audits["bf-cache"]?.score === 1,
    faults: Object.values(categories).flatMap(({ auditRefs }) =>
      auditRefs.flatMap(({ id, weight }) => {
        const score = audits[id]?.score ?? null;
        return weight > 0 && score !== null && score < 0.9 ? [id] : [];
      }),
    ),
  };
}
