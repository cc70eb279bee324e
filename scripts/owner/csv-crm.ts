import { randomUUID } from "node:crypto";
import { appendFile, readFile, rename, writeFile } from "node:fs/promises";
import { byteOrderMark, toCsv } from "../../src/format/csv.ts";
import { type Crm, CrmRefusal } from "../../supabase/functions/sync-leads/handover.ts";
import { hasCode } from "../embedded-backend/embedded-folder.ts";
import { readCsv } from "./read-csv.ts";

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
  "Language",
];

/** Hyphenates a number of digits alone, which a spreadsheet would round and rid of leading zeros. */
const spreadsheetPhone = (phone: string) => phone.replace(/^(\d+)(\d{3})(\d{4})$/, "$1-$2-$3");

/** Rewrites the file without a person, matched by the address or by the address of one of their leads. */
async function eraseFrom(file: string, written: string, email: string, lead: string): Promise<void> {
  const [columns = [], ...rows] = readCsv(written.replace(byteOrderMark, "")) ?? [];
  const [emailColumn, leadColumn] = [columns.indexOf("Email"), columns.indexOf("Lead")];
  if (emailColumn === -1) {
    throw new CrmRefusal("The CSV file was changed and can't be read: take the person out by hand", null);
  }
  // Remove the apostrophe that guards against formulas.
  const emailOf = (row: readonly string[]) => (row[emailColumn] ?? "").replace(/^'/, "").toLowerCase();
  const isTheirs = (row: readonly string[]) => lead !== "" && row[leadColumn] === lead;
  const emails = new Set([email.toLowerCase(), ...rows.filter(isTheirs).map(emailOf)]);
  const kept = rows.filter((row) => !emails.has(emailOf(row)));
  const aside = `${file}.${randomUUID()}`;
  await writeFile(aside, byteOrderMark + toCsv(columns, kept), { mode: 0o600, flag: "wx" });
  await rename(aside, file);
}

/**
 * Appends each lead and withdrawal as a line to a CSV file for a spreadsheet or a CRM, and removes erased people from
 * it.
 */
export function csvCrm(file: string): Crm {
  return {
    recipient: "A spreadsheet of the owner",
    tell: async ({ id, kind, email, purpose, crm_contact: knownAs, lead, consents }) => {
      const written = await readFile(file, "utf8").catch((error: unknown) => {
        if (hasCode(error, "ENOENT")) return "";
        throw error;
      });
      if (kind === "erased") {
        if (written !== "") await eraseFrom(file, written, email, knownAs);
        return "";
      }
      // Already written by a worker that ended before it acknowledged the lead.
      if (written.includes(id)) return lead?.id ?? "";
      const consent = (wanted: string) => consents.find(({ purpose: given }) => given === wanted)?.text ?? "";
      const row = [
        id,
        kind,
        lead?.id ?? "",
        lead?.created_at ?? "",
        lead?.name ?? "",
        email,
        spreadsheetPhone(lead?.phone ?? ""),
        lead?.interest ?? "",
        lead?.lead_type ?? "",
        lead?.page_url ?? "",
        consent("contact"),
        consent("newsletter"),
        kind === "withdrawn" ? (purpose ?? "contact and newsletter") : "",
        lead?.language ?? "",
      ];
      const text = toCsv(header, [row]);
      await appendFile(file, written === "" ? byteOrderMark + text : text.slice(text.indexOf("\r\n") + 2), {
        mode: 0o600,
      });
      return lead?.id ?? "";
    },
  };
}
