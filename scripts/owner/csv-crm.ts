import { randomUUID } from "node:crypto";
import { appendFile, readFile, rename, writeFile } from "node:fs/promises";
import { parse } from "csv-parse/sync";
import { byteOrderMark, toCsv } from "../../src/format/csv.ts";
import { type Crm, CrmRefusal } from "../../supabase/functions/sync-leads/handover.ts";
import { hasCode } from "../embedded-backend/embedded-folder.ts";

/** Hyphenates a number of digits alone, which a spreadsheet would round and rid of leading zeros. */
const spreadsheetPhone = (phone: string) => phone.replace(/^(\d+)(\d{3})(\d{4})$/, "$1-$2-$3");

type Handover = Parameters<Crm["tell"]>[0];

const consentTo = ({ consents }: Handover, purpose: string) =>
  consents.find(({ purpose: given }) => given === purpose)?.text ?? "";

/** The columns of the file, with what a handover has there. */
const columns: readonly (readonly [heading: string, cell: (handover: Handover) => string | undefined])[] = [
  ["Handover", ({ id }) => id],
  ["Kind", ({ kind }) => kind],
  ["Lead", ({ lead }) => lead?.id],
  ["Created", ({ lead }) => lead?.created_at],
  ["Name", ({ lead }) => lead?.name],
  ["Email", ({ email }) => email],
  ["Phone", ({ lead }) => spreadsheetPhone(lead?.phone ?? "")],
  ["Interest", ({ lead }) => lead?.interest],
  ["Lead type", ({ lead }) => lead?.lead_type],
  ["Page", ({ lead }) => lead?.page_url],
  ["Contact consent", (handover) => consentTo(handover, "contact")],
  ["Newsletter consent", (handover) => consentTo(handover, "newsletter")],
  ["Withdrawn for", ({ kind, purpose }) => (kind === "withdrawn" ? (purpose ?? "contact and newsletter") : "")],
  ["Language", ({ lead }) => lead?.language],
];

const headings = columns.map(([heading]) => heading);

/** Rewrites the file without a person, matched by the address or by the address of one of their leads. */
async function eraseFrom(file: string, written: string, email: string, lead: string): Promise<void> {
  const refusal = new CrmRefusal("The CSV file was changed and can't be read: take the person out by hand", null);
  let table: string[][];
  try {
    table = parse(written, { bom: true, record_delimiter: ["\r\n", "\n"], relax_column_count: true });
  } catch {
    throw refusal;
  }
  const [header = [], ...rows] = table;
  const [emailColumn, leadColumn] = [header.indexOf("Email"), header.indexOf("Lead")];
  if (emailColumn === -1) throw refusal;
  // Remove the apostrophe that guards against formulas.
  const emailOf = (row: readonly string[]) => (row[emailColumn] ?? "").replace(/^'/, "").toLowerCase();
  const isTheirs = (row: readonly string[]) => lead !== "" && row[leadColumn] === lead;
  const emails = new Set([email.toLowerCase(), ...rows.filter(isTheirs).map(emailOf)]);
  const kept = rows.filter((row) => !emails.has(emailOf(row)));
  const aside = `${file}.${randomUUID()}`;
  await writeFile(aside, byteOrderMark + toCsv(header, kept), { mode: 0o600, flag: "wx" });
  await rename(aside, file);
}

/**
 * Appends each lead and withdrawal as a line to a CSV file for a spreadsheet or a CRM, and removes erased people from
 * it.
 */
export function csvCrm(file: string): Crm {
  return {
    recipient: "A spreadsheet of the owner",
    tell: async (handover) => {
      const { id, kind, email, crm_contact: knownAs, lead } = handover;
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
      const row = columns.map(([, cell]) => cell(handover) ?? "");
      const text = toCsv(headings, [row]);
      await appendFile(file, written === "" ? byteOrderMark + text : text.slice(text.indexOf("\r\n") + 2), {
        mode: 0o600,
      });
      return lead?.id ?? "";
    },
  };
}
