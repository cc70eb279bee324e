/*
 * Commands for the owner to follow up leads and to fulfil the privacy policy. The leads are in hosted Supabase when
 * SUPABASE_URL and SUPABASE_SECRET_KEY are set, else in this project's embedded database. `npm run leads -- help` lists
 * the commands.
 */
import { readFile, writeFile } from "node:fs/promises";
import type { PostgrestSingleResponse } from "@supabase/supabase-js";
import type { Database } from "../src/services/database.types.ts";
import { mailFromSettings, sendConfirmations } from "../supabase/functions/newsletter/confirmation-mail.ts";
import { mailQueue } from "../supabase/functions/newsletter/mail-queue.ts";
import { crmFromSettings } from "../supabase/functions/sync-leads/crm-settings.ts";
import { restQueue } from "../supabase/functions/sync-leads/rest-queue.ts";
import { syncLeads } from "../supabase/functions/sync-leads/sync-leads.ts";
import { retentionDays, embeddedDataFolder, replacedFolders } from "./embedded-backend/embedded-folder.ts";
import { normalizeEmail, normalizePhone } from "#domain/contact-details.ts";
import { readDay } from "#domain/tools/calendar-day.ts";
import { exitWithMessage } from "./machine/stop.ts";
import { csvCrm } from "./owner/csv-crm.ts";
import { dueText, type FollowUp, followUpText, heldText } from "./owner/follow-up-text.ts";
import { filterUsage, type LeadFilter, type LeadSelection, readSelection } from "./owner/lead-filter.ts";
import { type OwnerAccess, ownerAccess } from "./owner/owner-access.ts";
import { restore } from "./owner/restore.ts";

/** Most rows in a response of hosted Supabase by default. */
const pageSize = 1000;

async function expectAnswer<Data>(
  access: OwnerAccess,
  answer: PromiseLike<PostgrestSingleResponse<Data>>,
): Promise<Data> {
  const { data, error } = await answer;
  if (error !== null) throw new Error(`${access.place} answered: ${error.message}`);
  return data;
}

type Functions = Database["public"]["Functions"];

/** Calls a function of the database. */
function call<Name extends keyof Functions>(
  access: OwnerAccess,
  name: Name,
  given: Functions[Name]["Args"],
): Promise<Functions[Name]["Returns"]> {
  return expectAnswer(access, access.client.rpc<Name, Functions[Name]["Args"]>(name, given));
}

/** Leads with their state; all leads unless a filter is given. */
export async function listLeads(
  access: OwnerAccess,
  filter: LeadFilter = {},
  sort: LeadSelection["order"] = "type",
): Promise<readonly FollowUp[]> {
  const all: FollowUp[] = [];
  for (;;) {
    const page = await expectAnswer(
      access,
      access.client.rpc("find_leads", { filter: { ...filter }, sort }).range(all.length, all.length + pageSize - 1),
    );
    all.push(...page);
    if (page.length < pageSize) return all;
  }
}

/** The id of the only lead whose id starts with a text. */
async function leadByStart(access: OwnerAccess, start: string): Promise<string> {
  const found = /^[\da-f-]{4,36}$/i.test(start) ? await listLeads(access, { id: start }) : [];
  const [lead, another] = found;
  if (lead === undefined) throw new Error(`No lead has an id that begins with "${start}".`);
  if (another !== undefined) throw new Error(`Several leads have ids that begin with "${start}"; write more of it.`);
  return lead.id;
}

/** A word that was typed for a part of a command, such as `<email>`, `name|email|phone` or `[--again]`. */
function expectPart(part: string, word: string): string {
  if (part === "<email>") {
    if (!/^[^\s@%]+@[^\s@%]+$/.test(word)) throw new Error(`"${word}" is no email address.`);
    return normalizeEmail(word);
  }
  const known = /^\[?((?:--)?[a-z]+(?:\|[a-z]+)*)\]?$/.exec(part)?.[1]?.split("|") ?? [];
  const isChoice = known.length > 1 || part.startsWith("[--");
  if (isChoice && !known.includes(word)) throw new Error(`"${word}" is not one of ${known.join(", ")}.`);
  return word;
}

const today = () => new Date().toISOString().slice(0, 10);

/** Warns of leads under other spellings of the address, which may or may not be the same person's. */
async function tellOfSimilar(access: OwnerAccess, email: string): Promise<void> {
  const similar = await call(access, "similar_addresses", { email });
  if (similar.length === 0) return;
  console.error(`Leads also exist for ${similar.join(", ")}: if they are this person's, repeat the command for them.`);
}

async function sync(access: OwnerAccess, [again]: readonly string[]): Promise<string> {
  const csvFile = process.env["LEADS_CSV_FILE"] ?? "";
  const crm = csvFile === "" ? crmFromSettings((name) => process.env[name]) : csvCrm(csvFile);
  if (crm === undefined) {
    throw new Error(
      "No CRM is set. Set HIGHLEVEL_TOKEN and HIGHLEVEL_LOCATION_ID, or LEADS_WEBHOOK_URL, or LEADS_CSV_FILE.",
    );
  }
  if (again !== undefined) {
    await call(access, "resume_handovers", {});
    await call(access, "retry_handovers", {});
  }
  const { done, failures } = await syncLeads(restQueue(access.address, access.key), crm);
  const kinds = Map.groupBy(failures, (failure) => failure);
  const lines = [...kinds].map(([failure, times]) => `  ${times.length}× ${failure}`);
  if (failures.length > 0) process.exitCode = 1;
  return [`Handed over: ${done}, failed: ${failures.length}`, ...lines].join("\n");
}

/** Runs a command on some leads or, on several without `--yes`, lists those that it would affect. */
async function inBulk(
  access: OwnerAccess,
  words: readonly string[],
  name: "hold_leads" | "release_leads" | "discard_leads",
  done: string,
): Promise<string> {
  const { id, filter, confirmed } = readSelection(words);
  if (id === undefined && Object.keys(filter).length === 0) {
    throw new Error(`Say which leads: an id, or options.\n\n${filterUsage}`);
  }
  const chosen = id === undefined ? filter : { id: await leadByStart(access, id) };
  // A lead that the CRM has received can't be held.
  const isAffected = ({ state, held_for: reasons, ghl_sync_status: inCrm }: FollowUp) =>
    name === "hold_leads" ? /new|failed/.test(state) && inCrm !== "synced" : reasons !== "";
  const leads = (await listLeads(access, chosen)).filter(isAffected);
  if (leads.length === 0) throw new Error(`None of these leads ${name === "hold_leads" ? "can be" : "is"} held.`);
  if (id === undefined && !confirmed) {
    return `${heldText(leads.slice(0, 20))}\n\n${leads.length} leads. The same command with --yes does it.`;
  }
  return `${done}: ${await call(access, name, { filter: { ...chosen } })}`;
}

/** Base URL of links in emails: the Edge Function beside the database, unless the owner has set another URL. */
const linkAddress = (access: OwnerAccess) =>
  process.env["NEWSLETTER_LINK_URL"] ?? `${access.address}/functions/v1/newsletter`;

/** The list of leads, below recent floods. */
async function listed(access: OwnerAccess, words: readonly string[], all: boolean): Promise<string> {
  const { filter, order } = readSelection(words);
  const leads = await listLeads(access, filter, order);
  const floods = await expectAnswer(access, access.client.from("recent_floods").select());
  return `Leads in ${access.place}\n\n${followUpText(leads, { all, floods })}`;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** A command with the database open, or alone. */
type Command = { readonly help: string } & (
  | { readonly run: (access: OwnerAccess, words: readonly string[]) => Promise<string> }
  | { readonly runAlone: (words: readonly string[], environment: Environment) => Promise<string> }
);

/** The commands by what is typed; what may be left out stands in brackets. */
const commands: Readonly<Record<string, Command>> = {
  "list [options]": {
    help: "lists new, failed and held leads; the command may be left out",
    run: (access, words) => listed(access, words, false),
  },
  "all [options]": {
    help: "includes handled leads",
    run: (access, words) => listed(access, words, true),
  },
  "held [options]": {
    help: "lists held leads with their networks; filter with the options below",
    run: async (access, words) => {
      const { filter, order } = readSelection(words);
      const held = await listLeads(access, { ...filter, state: "held" }, order === "type" ? "network" : order);
      return held.length === 0 ? "None is held." : `${heldText(held)}\n\n${held.length} held`;
    },
  },
  "handle <id>": {
    help: "marks a lead as dealt with; the first letters of its id are enough",
    run: async (access, [start = ""]) => {
      const id = await leadByStart(access, start);
      await call(access, "handle_lead", { lead_id: id });
      return `Handled: ${id}`;
    },
  },
  "release <id>|[options]": {
    help: "lets held leads go to the CRM",
    run: (access, words) => inBulk(access, words, "release_leads", "Released"),
  },
  "discard <id>|[options]": {
    help: "erases held leads that are junk",
    run: (access, words) => inBulk(access, words, "discard_leads", "Discarded"),
  },
  "hold <id>|[options]": {
    help: "holds back leads that the CRM doesn't have",
    run: (access, words) => inBulk(access, words, "hold_leads", "Held"),
  },
  "unsubscribe-link <email>": {
    help: "prints this person's link to unsubscribe from the newsletter",
    run: async (access, [email = ""]) =>
      `${linkAddress(access)}?unsubscribe=${await call(access, "unsubscribe_code", { email })}`,
  },
  confirmations: {
    help: "sends the pending confirmations by the mail service (MAIL_TOKEN)",
    run: async (access) => {
      const settings = mailFromSettings((name) => process.env[name], linkAddress(access));
      if (settings === undefined) throw new Error("No mail service is set. Set MAIL_TOKEN.");
      const { sent, failure } = await sendConfirmations(mailQueue(access.address, access.key).queue, settings);
      if (failure !== "") process.exitCode = 1;
      return `Sent: ${sent}${failure === "" ? "" : `, then: ${failure}`}`;
    },
  },
  "mail-sender <sender>|off": {
    help: "sets the sender of newsletter confirmations, as Name <address>",
    run: async (access, [sender = ""]) => {
      await call(access, "name_mail_sender", { sender: sender === "off" ? "" : sender });
      return sender === "off"
        ? "Nobody is asked to confirm the newsletter; the list says which consents are unconfirmed."
        : "Named. A newsletter counts once its person has confirmed it.";
    },
  },
  "sync [--again]": {
    help: "sends waiting leads and due retries to the CRM; --again also retries everything that failed or was rejected",
    run: sync,
  },
  "passed <email> <company>": {
    help: "notes that a person was passed on to a partner",
    run: async (access, [email = "", recipient = ""]) => {
      const leads = await call(access, "note_partner", { email, recipient });
      if (leads === 0) throw new Error(`No lead has the address ${email}.`);
      return `Noted: ${recipient} has received what ${email} sent. The person's export says so.`;
    },
  },
  "withdraw <email> [contact|newsletter|phone|email|all]": {
    help: "ends consents; without calls: phone",
    run: async (access, [email = "", purpose = "all"]) => {
      const count = await call(access, "withdraw_consent", { email, ...(purpose !== "all" && { purpose }) });
      if (count === 0)
        throw new Error(
          `Nothing was withdrawn: no consent of ${email} is open. The address is on the suppression list.`,
        );
      return `Consents withdrawn: ${count}. The next sync tells the CRM, if it knows this person.`;
    },
  },
  "export <email> [file]": {
    help: "prints or saves all data about a person, as JSON",
    run: async (access, [email = "", file]) => {
      const text = JSON.stringify(await call(access, "export_person", { email }), null, 2);
      if (file !== undefined) await writeFile(file, `${text}\n`, { mode: 0o600, flag: "wx" });
      await call(access, "finish_request", { email, kind: "export" });
      await tellOfSimilar(access, email);
      return file === undefined ? text : `Written: ${file}`;
    },
  },
  "erase <email>": {
    help: "erases a person, and records that it was done",
    run: async (access, [email = ""]) => {
      const erased = await call(access, "erase_person", { email });
      await tellOfSimilar(access, email);
      if (erased === 0) {
        throw new Error(
          `Nothing was erased: no lead has the address ${email}. If it is spelled right, end the request with: ` +
            `npm run leads -- done ${email} erase`,
        );
      }
      const aside = access.folder === undefined ? [] : await replacedFolders(access.folder);
      return [
        `Leads erased: ${erased}. It is recorded, without the address. The next sync has the CRM erase it, too.`,
        ...aside.map(({ path, until }) => `${path} may hold this person until ${until}; delete it if it may not.`),
      ].join("\n");
    },
  },
  "correct <email> name|email|phone <value>": {
    help: "corrects a person's data",
    run: async (access, [email = "", field = "", value = ""]) => {
      const normalized = { email: normalizeEmail(value), phone: normalizePhone(value) }[field] ?? value;
      const corrected = await call(access, "correct_person", { email, field, value: normalized });
      if (corrected === 0) throw new Error(`No lead has the address ${email}.`);
      return `Leads corrected: ${corrected}`;
    },
  },
  "suppressed <email>": {
    help: "lists the purposes for which this person is suppressed",
    run: async (access, [email = ""]) => {
      const purposes = await call(access, "suppressed_purposes", { email });
      return purposes.length === 0 ? "Not suppressed." : `Do not write to this person for: ${purposes.join(", ")}`;
    },
  },
  "request <email> export|erase|correct|unsubscribe [2026-11-30]": {
    help: "records a person's request",
    run: async (access, [email = "", kind = "", day]) => {
      if (day !== undefined && readDay(day) === null) throw new Error(`"${day}" is no day such as 2026-11-30.`);
      if (day !== undefined && day > today())
        throw new Error(`"${day}" is still to come: give the day of the request.`);
      const due = await call(access, "note_request", { email, kind, ...(day !== undefined && { received_on: day }) });
      return `Noted. Due on ${due}.`;
    },
  },
  "done <email> export|erase|correct|unsubscribe": {
    help: "closes a request that no other command fulfils",
    run: async (access, [email = "", kind = ""]) => {
      const finished = await call(access, "finish_request", { email, kind });
      if (finished === 0) throw new Error(`No such request of ${email} is open; npm run leads -- due lists them.`);
      return `Done: ${kind} for ${email}.`;
    },
  },
  due: {
    help: "lists open requests and their due dates",
    run: async (access) => {
      const requests = await expectAnswer(access, access.client.from("due_requests").select());
      return dueText(requests, today());
    },
  },
  "sender <identity>": {
    help: "sets the owner's identity, legal name and address exactly as shown on the pages",
    run: async (access, [sender = ""]) => {
      await call(access, "name_sender", { sender });
      return "Named. A lead that names somebody else is held.";
    },
  },
  "origin <https://…>": {
    help: "sets the site's origin; leads from elsewhere are held",
    run: async (access, [origin = ""]) => {
      if (!URL.canParse(origin) || new URL(origin).origin !== origin.toLowerCase()) {
        throw new Error(`"${origin}" is no origin such as https://www.northcover.example.`);
      }
      await call(access, "name_origin", { origin });
      return "Named. A lead from a page elsewhere is held.";
    },
  },
  "backup <file>": {
    help: "writes the embedded database into a file",
    run: async (access, [file = ""]) => {
      if (access.dump === undefined) {
        throw new Error("Hosted Supabase makes its own backups (Database, Backups); pg_dump makes one by hand.");
      }
      await writeFile(file, await access.dump(), { mode: 0o600, flag: "wx" });
      return `Written: ${file}. It holds personal information: keep it as safe as the database.`;
    },
  },
  "restore <file>": {
    help: "restores a backup",
    runAlone: async ([file = ""], environment) => {
      const { aside, erased, withdrawn } = await restore(embeddedDataFolder(environment), file);
      const before = aside === undefined ? "" : ` What was there before is in ${aside}, for ${retentionDays} days.`;
      return `Restored. Erased again: ${erased}. Consents withdrawn again: ${withdrawn}.${before}`;
    },
  },
  promises: {
    help: "prints each sentence of the privacy policy and how it is fulfilled",
    runAlone: () => readFile(new URL("../docs/privacy-promises.txt", import.meta.url), "utf8"),
  },
};

function usage(): string {
  const lines = Object.entries(commands).map(
    ([typed, { help }]) => `${`npm run leads -- ${typed} `.padEnd(50)}  ${help}`,
  );
  return `${lines.join("\n")}\n\nOptions of list, all, held, release, hold and discard:\n${filterUsage}`;
}

/** Whether words call a command: its name, and as many others as it takes. */
function isCalled(typed: string, [wanted, ...words]: readonly string[]): boolean {
  const [name, ...parts] = typed.split(" ");
  const least = parts.filter((part) => !part.startsWith("[")).length;
  const most = typed.endsWith("[options]") ? Number.POSITIVE_INFINITY : parts.length;
  return name === wanted && words.length >= least && words.length <= most;
}

/**
 * Runs a command.
 * @returns The text to print.
 * @throws {Error} With a message for the owner.
 */
export async function runCommand(words: readonly string[], environment: Environment): Promise<string> {
  const [name = "list", ...rest] = words;
  if (name === "help") return usage();
  const [typed = "", command] = Object.entries(commands).find(([form]) => isCalled(form, [name, ...rest])) ?? [];
  if (command === undefined) throw new Error(`"${words.join(" ")}" is no command.\n\n${usage()}`);
  const [, ...parts] = typed.split(" ");
  const given = rest.map((word, place) => expectPart(parts[place] ?? "", word));
  if ("runAlone" in command) return command.runAlone(given, environment);
  const access = await ownerAccess(environment);
  try {
    return await command.run(access, given);
  } finally {
    await access.close();
  }
}

if (import.meta.main) console.log(await runCommand(process.argv.slice(2), process.env).catch(exitWithMessage));
