/*
 * A flood with genuine requests in the middle, and their fate. By default the flood is small and the limits are scaled
 * with it; NORTHCOVER_FLOOD_LEADS=20000 sends a full one and prints the result.
 */
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type FollowUp, followUpText } from "../../scripts/owner/follow-up-text.ts";
import { emptyDatabase, insertLead, refusal, type TestDatabase, validLead } from "./test-database.ts";

const wanted = Number(process.env["NORTHCOVER_FLOOD_LEADS"] ?? "400");
/** The scale relative to a full flood, which is 20,000 leads in an hour. */
const scale = wanted / 20_000;
const people = 40;

const usualLimits = {
  hold_site_hour: 1000,
  site_hour: 20_000,
  total_hour: 100_000,
  hold_network_hour: 20,
  per_address_hour: 200,
  per_range_hour: 1000,
};

export function describeFlood(open: () => TestDatabase): void {
  const setLimits = (by: number) =>
    open().owner(
      `update private.flood_limits set ${Object.entries(usualLimits)
        .map(([name, limit]) => `${name} = ${Math.max(3, Math.round(limit * by))}`)
        .join(", ")}`,
    );

  describe.each([1, 10, 150])("a flood from %i networks", (networks) => {
    beforeEach(async () => {
      await emptyDatabase(open());
      await setLimits(scale);
    });
    afterEach(async () => {
      await setLimits(1);
      await emptyDatabase(open());
    });

    test("leaves each person's request stored, listed and handed over", { timeout: 60_000 + wanted * 60 }, async () => {
      const counts = { "Flood stored": 0, "Flood refused": 0, "Person stored": 0, "Person refused": 0 };
      const send = async (who: "Flood" | "Person", name: string, address: string) => {
        const lead = validLead({ lead_type: "consultation", name });
        const refused = await refusal(insertLead(open(), lead, { headers: { "cf-connecting-ip": address } }));
        if (refused !== undefined && refused.code !== "PT429") throw new Error(`${refused.code} ${refused.message}`);
        counts[`${who} ${refused === undefined ? "stored" : "refused"}`] += 1;
      };
      const between = Math.floor(wanted / people);
      for (let number = 0; number < wanted; number += 1) {
        await send("Flood", "Flood", `203.0.${number % networks}.7`);
        if (number % between === 0) await send("Person", `Person ${number / between}.`, `198.51.${number / between}.1`);
      }

      const leads = (await open().as("service_role", "select * from public.find_leads()")).map(
        (row) => ({ ...row, created_at: String(row["created_at"]) }) as unknown as FollowUp,
      );
      const list = followUpText(leads);
      const listed = new Set([...list.matchAll(/Person \d+\./g)].map(([name]) => name)).size;
      const held = leads.filter(({ name, state }) => name === "Flood" && state === "held").length;

      const [row] = await open().as("service_role", "select public.claim_handovers(100000) as handovers");
      const handed = (row?.["handovers"] ?? []) as { kind: string; lead: { name: string } | null }[];
      const handedFlood = handed.filter(({ lead }) => lead?.name === "Flood").length;
      const handedPeople = handed.filter(({ lead }) => lead?.name.startsWith("Person")).length;
      const news = handed.filter(({ kind }) => kind === "flood").length;

      console.info(
        `Flood of ${wanted} from ${networks} networks: ${counts["Flood stored"]} stored (${held} held, ${handedFlood} handed ` +
          `over), ${counts["Flood refused"]} refused. Of ${people} people: ${counts["Person stored"]} stored, ${listed} in the ` +
          `list of ${list.split("\n").length} lines, ${handedPeople} handed over. The owner is told ${news}×.`,
      );
      expect([counts["Person stored"], listed, handedPeople]).toEqual([people, people, people]);
      expect([news, handed[0]?.kind]).toEqual([1, "flood"]);
      // The number of leads that a network may send before they count as a flood.
      expect(handedFlood).toBeLessThanOrEqual(Math.max(20, 2 * networks));
    });
  });
}
