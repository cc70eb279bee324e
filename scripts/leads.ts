/*
 * The owner's list of leads to follow up, from hosted Supabase when SUPABASE_URL and SUPABASE_SECRET_KEY (or the older
 * SUPABASE_SERVICE_ROLE_KEY) are set, else from the embedded database of this project.
 *
 *   npm run leads
 *   npm run leads -- withdraw name@example.ca               records that consent was withdrawn, for every purpose
 *   npm run leads -- withdraw name@example.ca newsletter    for one purpose: contact or newsletter
 */
import { once } from "node:events";
import { existsSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { createClient } from "@supabase/supabase-js";
import type { Database } from "../src/services/database.types.ts";
import { embeddedDataFolder, startEmbeddedBackend } from "./embedded-backend/embedded-backend.ts";
import { folderUse, ownerKey } from "./embedded-backend/embedded-folder.ts";

/** One row of the view. */
export type FollowUp = Database["public"]["Views"]["lead_follow_up"]["Row"];

/** What the owner may do, wherever the database is. */
export interface OwnerAccess {
  /** Where the leads are, for the heading. */
  readonly place: string;
  list(): Promise<readonly FollowUp[]>;
  /** Answers how many consents were withdrawn. */
  withdraw(email: string, purpose: string | undefined): Promise<number>;
  close(): Promise<void>;
}

/** Hosted Supabase answers at most this many rows at a time, unless told otherwise. */
const pageSize = 1000;

function overHttp(address: string, key: string): OwnerAccess {
  const client = createClient<Database>(address, key, { auth: { persistSession: false, autoRefreshToken: false } });
  const failure = (error: { message: string }) => new Error(`${address} answered: ${error.message}`);
  return {
    place: address,
    list: async () => {
      const all: FollowUp[] = [];
      for (;;) {
        // oxlint-disable-next-line no-await-in-loop -- whether there is a next page shows only in this one
        const { data, error } = await client
          .from("lead_follow_up")
          .select()
          .order("lead_type")
          .order("created_at")
          .order("id")
          .range(all.length, all.length + pageSize - 1);
        if (error !== null) throw failure(error);
        all.push(...data);
        if (data.length < pageSize) return all;
      }
    },
    withdraw: async (email, purpose) => {
      const { data, error } = await client.rpc(
        "withdraw_consent",
        purpose === undefined ? { email } : { email, purpose },
      );
      if (error !== null) throw failure(error);
      return data;
    },
    close: () => Promise.resolve(),
  };
}

/** Opens the embedded database in this process; only right while no other process has it open. */
async function fromFolder(folder: string): Promise<OwnerAccess> {
  const backend = await startEmbeddedBackend({ dataDir: folder });
  const server = createServer((request, response) => {
    backend.middleware(request, response, () => response.writeHead(404).end());
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const listening = server.address();
  const port = typeof listening === "object" && listening !== null ? listening.port : 0;
  return {
    ...overHttp(`http://127.0.0.1:${port}`, backend.ownerKey),
    place: folder,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await backend.close();
    },
  };
}

/**
 * Finds the database the environment names.
 *
 * @throws {Error} With one sentence that says what is missing.
 */
export async function ownerAccess(environment: Readonly<Record<string, string | undefined>>): Promise<OwnerAccess> {
  const address = environment["SUPABASE_URL"] ?? "";
  const key = environment["SUPABASE_SECRET_KEY"] ?? environment["SUPABASE_SERVICE_ROLE_KEY"] ?? "";
  if (address !== "" && key !== "") return overHttp(address, key);
  if (address !== "") throw new Error("SUPABASE_URL is set, but the owner's key is not: set SUPABASE_SECRET_KEY too.");
  if (key !== "") throw new Error("The owner's key is set, but SUPABASE_URL is not: set it to the project's address.");

  const folder = embeddedDataFolder(environment);
  const use = await folderUse(folder);
  if (use?.address !== undefined) return overHttp(use.address, await ownerKey(folder));
  if (use !== undefined) {
    throw new Error(
      `Process ${use.pid} has the database in "${folder}" open and serves no address yet; try again soon.`,
    );
  }
  if (!existsSync(join(folder, "database"))) {
    throw new Error(`There is no database in "${folder}" yet: npm start makes it.`);
  }
  return fromFolder(folder);
}

function ageInWords(hours: number): string {
  if (hours < 1) return "under 1 h";
  return hours < 48 ? `${hours} h` : `${Math.floor(hours / 24)} days`;
}

/** The list as text: a heading for each lead type, and under it a line for each lead, the oldest first. */
export function followUpText(leads: readonly FollowUp[]): string {
  if (leads.length === 0) return "No leads to follow up.";
  const header = ["Age", "Name", "Email", "Phone", "Interest", "Contact", "Newsletter", "From", "Sync"];
  const rows = leads.map((lead) => [
    ageInWords(lead.age_hours ?? 0),
    lead.name ?? "",
    lead.email ?? "",
    lead.phone ?? "",
    lead.interest ?? "",
    lead.contact_consent ?? "",
    lead.newsletter_consent ?? "",
    lead.page_source ?? "",
    lead.ghl_sync_status ?? "",
  ]);
  const widths = header.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => (row[column] ?? "").length)),
  );
  const line = (cells: readonly string[]) =>
    `  ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join("  ")}`.trimEnd();

  const lines: string[] = [];
  for (const [type, group] of Map.groupBy(leads.keys(), (index) => leads[index]?.lead_type ?? "")) {
    const members = group.map((index) => rows[index] ?? []);
    lines.push(`${type} (${members.length})`, line(header), ...members.map(line), "");
  }
  return lines.join("\n").trimEnd();
}

async function main(): Promise<void> {
  const [command, email, purpose] = process.argv.slice(2);
  if (command !== undefined && (command !== "withdraw" || email === undefined)) {
    throw new Error("Usage: npm run leads, or: npm run leads -- withdraw name@example.ca [contact|newsletter]");
  }
  const access = await ownerAccess(process.env);
  try {
    if (email === undefined) {
      console.log(`Leads in ${access.place}\n\n${followUpText(await access.list())}`);
    } else {
      console.log(`Consents withdrawn: ${await access.withdraw(email, purpose)}`);
    }
  } finally {
    await access.close();
  }
}

if (import.meta.main) {
  await main().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}
