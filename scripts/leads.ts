/*
 * What the owner does with leads, and what the privacy policy promises. The leads are in hosted Supabase when
 * SUPABASE_URL and SUPABASE_SECRET_KEY are set, else in the embedded database of this project. `npm run leads -- help`
 * names the commands.
 */
import { writeFile } from "node:fs/promises";
import { crmFromSettings } from "../supabase/functions/sync-leads/crm-settings.ts";
import { restQueue } from "../supabase/functions/sync-leads/rest-queue.ts";
import { syncLeads } from "../supabase/functions/sync-leads/sync-leads.ts";
import { embeddedDataFolder } from "./embedded-backend/embedded-folder.ts";
import { csvCrm } from "./owner/csv-crm.ts";
import { dueText, type FollowUp, followUpText } from "./owner/follow-up-text.ts";
import { type OwnerAccess, ownerAccess } from "./owner/owner-access.ts";
import { restore } from "./owner/restore.ts";

const usage = `npm run leads                                       what is new, failed and held
npm run leads -- all                                the same, with what is handled
npm run leads -- handle <id>                        marks a lead as dealt with; the first letters of its id are enough
npm run leads -- release <id>                       lets a held lead go to the CRM
npm run leads -- sync                               hands waiting leads to the CRM, and tries failed ones again
npm run leads -- withdraw <email> [contact|newsletter]
npm run leads -- export <email> [file]              everything stored about a person, as JSON
npm run leads -- erase <email>                      erases a person, and records that it was done
npm run leads -- correct <email> name|email|phone <value>
npm run leads -- suppressed <email>                 what this person may not be written to for
npm run leads -- request <email> export|erase|correct|unsubscribe [2026-11-30]   notes what somebody asked for
npm run leads -- due                                what is due, and when
npm run leads -- sender <legal name, address…>      names who asks, to the letter as the pages show it
npm run leads -- origin <https://…>                 names where the site is; leads from elsewhere are held
npm run leads -- backup <file>                      writes the embedded database into a file
npm run leads -- restore <file>                     puts it back`;

/** Hosted Supabase answers at most this many rows at a time, unless told otherwise. */
const pageSize = 1000;

type Answer<Data> = PromiseLike<
  | { readonly data: Data; readonly error: null }
  | { readonly data: unknown; readonly error: { readonly message: string } }
>;

async function expectAnswer<Data>(access: OwnerAccess, answer: Answer<Data>): Promise<Data> {
  const { data, error } = await answer;
  if (error !== null) throw new Error(`${access.place} answered: ${error.message}`);
  return data;
}

/** Every lead with what became of it. */
export async function listLeads(access: OwnerAccess): Promise<readonly FollowUp[]> {
  const all: FollowUp[] = [];
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- whether there is a next page shows only in this one
    const page = await expectAnswer(
      access,
      access.client
        .from("lead_follow_up")
        .select()
        .order("lead_type")
        .order("created_at")
        .order("id")
        .range(all.length, all.length + pageSize - 1),
    );
    all.push(...page);
    if (page.length < pageSize) return all;
  }
}

/** The lead whose id begins so. */
async function leadByStart(access: OwnerAccess, start: string): Promise<string> {
  const found = /^[\da-f-]{4,36}$/i.test(start)
    ? (await listLeads(access)).filter(({ id }) => id.startsWith(start.toLowerCase()))
    : [];
  const [lead, another] = found;
  if (lead === undefined) throw new Error(`No lead has an id that begins with "${start}".`);
  if (another !== undefined) throw new Error(`Several leads have ids that begin with "${start}"; write more of it.`);
  return lead.id;
}

function expectEmail(text: string): string {
  if (!/^[^\s@%]+@[^\s@%]+$/.test(text)) throw new Error(`"${text}" is no email address.`);
  return text;
}

function expectOneOf<Known extends string>(text: string, known: readonly Known[]): Known {
  const found = known.find((one) => one === text);
  if (found === undefined) throw new Error(`"${text}" is not one of ${known.join(", ")}.`);
  return found;
}

async function sync(access: OwnerAccess): Promise<string> {
  const csvFile = process.env["LEADS_CSV_FILE"] ?? "";
  const crm = csvFile === "" ? crmFromSettings((name) => process.env[name]) : csvCrm(csvFile);
  if (crm === undefined) {
    throw new Error(
      "No CRM is set. Set HIGHLEVEL_TOKEN and HIGHLEVEL_LOCATION_ID, or LEADS_WEBHOOK_URL, or LEADS_CSV_FILE.",
    );
  }
  await expectAnswer(access, access.client.rpc("retry_handovers"));
  const { done, failures } = await syncLeads(restQueue(access.address, access.key), crm);
  const kinds = Map.groupBy(failures, (failure) => failure);
  const lines = [...kinds].map(([failure, times]) => `  ${times.length}× ${failure}`);
  if (failures.length > 0) process.exitCode = 1;
  return [`Handed over: ${done}, failed: ${failures.length}`, ...lines].join("\n");
}

/** A command: what it needs, how many words at least and at most, and what it says. */
interface Command {
  readonly words: readonly [least: number, most: number];
  readonly run: (access: OwnerAccess, words: readonly string[]) => Promise<string>;
}

const commands: Readonly<Record<string, Command>> = {
  list: {
    words: [0, 0],
    run: async (access) => `Leads in ${access.place}\n\n${followUpText(await listLeads(access))}`,
  },
  all: {
    words: [0, 0],
    run: async (access) => `Leads in ${access.place}\n\n${followUpText(await listLeads(access), { all: true })}`,
  },
  handle: {
    words: [1, 1],
    run: async (access, [start = ""]) => {
      const id = await leadByStart(access, start);
      await expectAnswer(access, access.client.rpc("handle_lead", { lead_id: id }));
      return `Handled: ${id}`;
    },
  },
  release: {
    words: [1, 1],
    run: async (access, [start = ""]) => {
      const id = await leadByStart(access, start);
      await expectAnswer(access, access.client.rpc("release_lead", { lead_id: id }));
      return `Released: ${id}`;
    },
  },
  sync: { words: [0, 0], run: sync },
  withdraw: {
    words: [1, 2],
    run: async (access, [email = "", purpose]) => {
      const asked = purpose === undefined ? {} : { purpose: expectOneOf(purpose, ["contact", "newsletter"]) };
      const person = expectEmail(email);
      const count = await expectAnswer(access, access.client.rpc("withdraw_consent", { email: person, ...asked }));
      if (count === 0) {
        throw new Error(
          `Nothing was withdrawn: no consent of ${person} is open. The address is on the suppression list.`,
        );
      }
      return `Consents withdrawn: ${count}. The next sync tells the CRM, if it knows this person.`;
    },
  },
  export: {
    words: [1, 2],
    run: async (access, [email = "", file]) => {
      const data = await expectAnswer(access, access.client.rpc("export_person", { email: expectEmail(email) }));
      const text = JSON.stringify(data, null, 2);
      if (file === undefined) return text;
      await writeFile(file, `${text}\n`, { mode: 0o600, flag: "wx" });
      return `Written: ${file}`;
    },
  },
  erase: {
    words: [1, 1],
    run: async (access, [email = ""]) => {
      const person = expectEmail(email);
      const erased = await expectAnswer(access, access.client.rpc("erase_person", { email: person }));
      return `Leads erased: ${erased}. It is recorded, without the address. The next sync has the CRM erase it, too.`;
    },
  },
  correct: {
    words: [3, 3],
    run: async (access, [email = "", field = "", value = ""]) => {
      const known = expectOneOf(field, ["name", "email", "phone"]);
      const asked = { email: expectEmail(email), field: known, value };
      const corrected = await expectAnswer(access, access.client.rpc("correct_person", asked));
      if (corrected === 0) throw new Error(`No lead has the address ${email}.`);
      return `Leads corrected: ${corrected}`;
    },
  },
  suppressed: {
    words: [1, 1],
    run: async (access, [email = ""]) => {
      const asked = { email: expectEmail(email) };
      const purposes = await expectAnswer(access, access.client.rpc("suppressed_purposes", asked));
      return purposes.length === 0 ? "Not suppressed." : `Do not write to this person for: ${purposes.join(", ")}`;
    },
  },
  request: {
    words: [2, 3],
    run: async (access, [email = "", kind = "", day]) => {
      if (day !== undefined && !/^\d{4}-\d\d-\d\d$/.test(day))
        throw new Error(`"${day}" is no day such as 2026-11-30.`);
      const due = await expectAnswer(
        access,
        access.client.rpc("note_request", {
          email: expectEmail(email),
          kind: expectOneOf(kind, ["export", "erase", "correct", "unsubscribe"]),
          ...(day === undefined ? {} : { received_on: day }),
        }),
      );
      return `Noted. Due on ${due}.`;
    },
  },
  due: {
    words: [0, 0],
    run: async (access) => {
      const requests = await expectAnswer(access, access.client.from("due_requests").select());
      return dueText(requests, new Date().toISOString().slice(0, 10));
    },
  },
  sender: {
    words: [1, 1],
    run: async (access, [sender = ""]) => {
      await expectAnswer(access, access.client.rpc("name_sender", { sender }));
      return "Named. A lead that names somebody else is held.";
    },
  },
  origin: {
    words: [1, 1],
    run: async (access, [origin = ""]) => {
      if (!URL.canParse(origin) || new URL(origin).origin !== origin.toLowerCase()) {
        throw new Error(`"${origin}" is no origin such as https://www.northcover.example.`);
      }
      await expectAnswer(access, access.client.rpc("name_origin", { origin }));
      return "Named. A lead from a page elsewhere is held.";
    },
  },
  backup: {
    words: [1, 1],
    run: async (access, [file = ""]) => {
      if (access.dump === undefined) {
        throw new Error("Hosted Supabase makes its own backups (Database, Backups); pg_dump makes one by hand.");
      }
      await writeFile(file, await access.dump(), { mode: 0o600, flag: "wx" });
      return `Written: ${file}. It holds personal information: keep it as safe as the database.`;
    },
  },
};

/**
 * Runs a command of the owner's and says what to print.
 * @throws {Error} With words for whatever can't be done.
 */
export async function runCommand(
  words: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): Promise<string> {
  const [name = "list", ...rest] = words;
  if (name === "help") return usage;
  if (name === "restore" && rest[0] !== undefined && rest.length === 1) {
    const aside = await restore(embeddedDataFolder(environment), rest[0]);
    return aside === undefined ? "Restored." : `Restored. What was there before is in ${aside}.`;
  }
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command === undefined || rest.length < command.words[0] || rest.length > command.words[1]) {
    throw new Error(`"${words.join(" ")}" is no command.\n\n${usage}`);
  }
  const access = await ownerAccess(environment);
  try {
    return await command.run(access, rest);
  } finally {
    await access.close();
  }
}

if (import.meta.main) {
  try {
    console.log(await runCommand(process.argv.slice(2), process.env));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
