import lighthouse from "lighthouse";
import { cpuSlowdown } from "./visit.ts";

/** Lighthouse's results for a page. */
export interface LighthouseReport {
  /** Out of 100. */
  readonly scores: Readonly<Record<string, number>>;
  readonly isRestorable: boolean;
  /** Audits that lowered a score. */
  readonly faults: readonly string[];
}

/**
 * Runs Lighthouse without its own throttling, on a connection that is throttled already.
 * @param port - Debugging port of the browser.
 */
export async function lighthouseReport(address: string, port: number): Promise<LighthouseReport> {
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
  if (result === undefined) throw new Error(`Lighthouse has no result for ${address}`);
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
