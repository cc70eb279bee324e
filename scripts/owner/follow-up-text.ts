import type { Database } from "../../src/services/database.types.ts";

export type FollowUp = Database["public"]["Views"]["lead_follow_up"]["Row"];
export type Flood = Database["public"]["Views"]["recent_floods"]["Row"];
export type DueRequest = Database["public"]["Views"]["due_requests"]["Row"];

function ageInWords(hours: number): string {
  if (hours < 1) return "under 1 h";
  return hours < 48 ? `${hours} h` : `${Math.floor(hours / 24)} days`;
}

/** Pads each column to its widest cell. */
function table(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => (row[column] ?? "").length)));
  return rows.map((cells) => `  ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join("  ")}`.trimEnd());
}

/** A lead's state and its reason. */
function stateInWords({ state, held_for: reasons, failure, tries, ghl_sync_status: sync }: FollowUp): string {
  if (state === "held") return `held: ${reasons}`;
  if (state === "failed") return `failed ${tries}×: ${failure}`;
  return sync === "synced" && state === "new" ? "new, in the CRM" : state;
}

/** Above this number, held leads are summarised by network, so that other leads stay visible. */
const heldShown = 20;

/** Columns of a table: their headings, and the cell of a lead. */
type Columns = readonly (readonly [heading: string, cell: (lead: FollowUp) => string])[];

const tableOf = (leads: readonly FollowUp[], columns: Columns) =>
  table([columns.map(([heading]) => heading), ...leads.map((lead) => columns.map(([, cell]) => cell(lead)))]);

const heldColumns: Columns = [
  ["Network", ({ network }) => network],
  ["Leads", ({ network_leads: count }) => String(count)],
  ["Range", ({ network_range: range }) => range],
  ["Leads", ({ range_leads: count }) => String(count)],
  ["Id", ({ id }) => id.slice(0, 8)],
  ["Time", ({ created_at: time }) => time.slice(0, 16)],
  ["Name", ({ name }) => name],
  ["Email", ({ email }) => email],
  ["Interest", ({ interest }) => interest],
  ["Held for", ({ held_for: reasons }) => reasons],
];

const listColumns: Columns = [
  ["Id", ({ id }) => id.slice(0, 8)],
  ["Age", ({ age_hours: hours }) => ageInWords(hours)],
  ["Name", ({ name }) => name],
  ["Email", ({ email }) => email],
  ["Phone", ({ phone }) => phone],
  ["Interest", ({ interest }) => interest],
  ["Language", ({ language }) => language],
  ["Contact", ({ contact_consent: consent }) => consent],
  ["Newsletter", ({ newsletter_consent: consent }) => consent],
  ["From", ({ page_source: page }) => page],
  ["State", stateInWords],
];

/** Held leads as a table. Shared properties come first, to be used as filter options. */
export const heldText = (leads: readonly FollowUp[]): string => tableOf(leads, heldColumns).join("\n");

/** Held leads by network, the busiest first. */
function heldSummary(held: readonly FollowUp[]): string[] {
  const networks = [...Map.groupBy(held, ({ network }) => network)].toSorted(
    ([, one], [, other]) => other.length - one.length,
  );
  const rows = networks
    .slice(0, 10)
    .map(([network, leads]) => [network === "" ? "unknown" : network, String(leads.length), leads[0]?.held_for ?? ""]);
  return [
    `held (${held.length}, from ${networks.length} networks)`,
    ...table([["Network", "Leads", "Held for"], ...rows]),
    "  npm run leads -- held lists them; release, hold and discard take the same options.",
    "",
  ];
}

function floodText({ began_at: began, last_seen_at: last, site_wide: isWide, held }: Flood): string {
  const where = isWide ? "the whole site" : "single networks";
  return `Flood from ${began.slice(0, 16)} to ${last.slice(0, 16)} (UTC), ${where}: ${held} leads are held.`;
}

/**
 * The list as text: a heading for each lead type, with its leads below, oldest first. Without `all`, handled leads are
 * only counted, and many held leads are summarised.
 */
export function followUpText(
  leads: readonly FollowUp[],
  { all = false, floods = [] }: { readonly all?: boolean; readonly floods?: readonly Flood[] } = {},
): string {
  const held = leads.filter(({ state }) => state === "held");
  const sumsUp = !all && held.length > heldShown;
  const listed = all ? leads : leads.filter(({ state }) => state !== "handled" && !(sumsUp && state === "held"));
  const count = (state: string) => leads.filter((lead) => lead.state === state).length;
  const summary = `${count("new")} new, ${count("failed")} failed, ${count("held")} held, ${count("handled")} handled`;
  const news = floods.map(floodText);
  if (listed.length === 0 && !sumsUp) return [...news, `No leads to follow up (${summary}).`].join("\n");
  const lines = [...news, summary, ""];
  if (sumsUp) lines.push(...heldSummary(held));
  else if (held.length > 0) {
    lines.push("Held leads wait for you: look at each, then npm run leads -- release <id>, or discard <id>.", "");
  }
  for (const [type, group] of Map.groupBy(listed, (lead) => lead.lead_type)) {
    lines.push(`${type} (${group.length})`, ...tableOf(group, listColumns), "");
  }
  return lines.join("\n").trimEnd();
}

/**
 * Open requests, the most urgent first.
 * @param today - A date such as 2026-11-22.
 */
export function dueText(requests: readonly DueRequest[], today: string): string {
  if (requests.length === 0) return "Nothing is due.";
  const rows = requests.map(({ kind, email, received_on: received, due_on: due, failure }) => [
    due < today ? `${due} LATE` : due,
    kind,
    email,
    `asked ${received}`,
    failure,
  ]);
  return table([["Due", "What", "Email", "Since", ""], ...rows]).join("\n");
}
