import { parseArgs } from "node:util";

/** Filter for leads, as `public.find_leads` takes it. */
export type LeadFilter = Readonly<Record<string, string>>;

/** The filter options, for the help. */
export const filterUsage = `  --reason "many at once"  --matching <text>  --not-matching <text>  --since 2026-11-30T09:00  --until 2026-11-30
  --network <label>  --network-above 20  --network-up-to 2 (leads of one network)  --range-above, --range-up-to (of its range)
  --sort time|network|email; release, hold and discard say how many it would be, and do it with --yes`;

const options = {
  state: { type: "string" },
  reason: { type: "string" },
  matching: { type: "string" },
  "not-matching": { type: "string" },
  since: { type: "string" },
  until: { type: "string" },
  network: { type: "string" },
  "network-above": { type: "string" },
  "network-up-to": { type: "string" },
  "range-above": { type: "string" },
  "range-up-to": { type: "string" },
  sort: { type: "string" },
  yes: { type: "boolean" },
} as const;

const orders = ["type", "time", "network", "email"] as const;

function asFilterValue(option: string, value: string): string {
  if (option === "since" || option === "until") {
    const time = new Date(value);
    if (Number.isNaN(time.getTime())) throw new Error(`"${value}" is no time such as 2026-11-30T09:00.`);
    return time.toISOString();
  }
  if (/-(above|up-to)$/.test(option) && !/^\d{1,9}$/.test(value)) throw new Error(`"${value}" is no number of leads.`);
  return value;
}

export type LeadSelection = ReturnType<typeof readSelection>;

/**
 * Parses arguments such as `8c6f8f0e` or `--network-above 20 --not-matching example.ca`.
 * @returns A filter or the start of a lead's id, and whether `--yes` confirms a bulk command.
 * @throws {Error} With a message for an unknown option or an invalid value.
 */
export function readSelection(words: readonly string[]) {
  let parsed;
  try {
    parsed = parseArgs({ args: [...words], options, allowPositionals: true });
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : String(error)}\n\n${filterUsage}`, { cause: error });
  }
  const { sort = "type", yes = false, ...narrowing } = parsed.values;
  const [id, ...more] = parsed.positionals;
  const order = orders.find((known) => known === sort);
  if (order === undefined) throw new Error(`"${sort}" is not one of ${orders.join(", ")}.`);
  if (more.length > 0) throw new Error(`"${more.join(" ")}" is too much: give one id, or options.\n\n${filterUsage}`);
  const filter: LeadFilter = Object.fromEntries(
    Object.entries(narrowing).map(([option, value]) => [option.replaceAll("-", "_"), asFilterValue(option, value)]),
  );
  if (id !== undefined && Object.keys(filter).length > 0) throw new Error("Give an id or options, not both.");
  return { filter, order, id, confirmed: yes };
}
