import { appendFile, readFile } from "node:fs/promises";
import { toCsv } from "../../src/format/csv.ts";
import type { Crm } from "../../supabase/functions/sync-leads/handover.ts";
import { hasCode } from "../embedded-backend/embedded-folder.ts";

const header = [
  "Handover",
  "Kind",
  "Lead",
  "Created",
  "Name",
  "Email",
  "Phone",
  "Interest",
  "Lead type",
  "Page",
  "Contact consent",
  "Newsletter consent",
  "Withdrawn for",
];

/** Adds each lead, withdrawal and erasure as a line to a file that a spreadsheet or a CRM can take in. */
export function csvCrm(file: string): Crm {
  return {
    tell: async ({ id, kind, email, purpose, lead, consents }) => {
      const written = await readFile(file, "utf8").catch((error: unknown) => {
        if (hasCode(error, "ENOENT")) return "";
        throw error;
      });
      // Written by a worker that ended before it could say so.
      if (written.includes(id)) return lead?.id ?? "";
      const consent = (wanted: string) => consents.find(({ purpose: given }) => given === wanted)?.text ?? "";
      const row = [
        id,
        kind,
        lead?.id ?? "",
        lead?.created_at ?? "",
        lead?.name ?? "",
        email,
        lead?.phone ?? "",
        lead?.interest ?? "",
        lead?.lead_type ?? "",
        lead?.page_url ?? "",
        consent("contact"),
        consent("newsletter"),
        kind === "withdrawn" ? (purpose ?? "contact and newsletter") : "",
      ];
      const text = toCsv(header, [row]);
      await appendFile(file, written === "" ? text : text.slice(text.indexOf("\r\n") + 2), { mode: 0o600 });
      return lead?.id ?? "";
    },
  };
}
