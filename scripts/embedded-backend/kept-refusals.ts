/*
 * Who was erased and who wants no messages, in a file beside the database: a backup that is put back knows nothing of what
 * people asked for since. The file holds hashes, as the database does, and no address.
 */
import { createHash, randomUUID } from "node:crypto";
import { readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import * as v from "valibot";
import type { Row } from "./embedded-database.ts";
import { hasCode } from "./embedded-folder.ts";

/** Runs one statement as the database's owner. */
export type Query = (sql: string, parameters?: readonly unknown[]) => Promise<readonly Row[]>;

const hex = v.pipe(v.string(), v.regex(/^[\da-f]+$/));

const refusalsSchema = v.object({
  /** With which addresses are hashed. */
  key: hex,
  erasures: v.array(v.object({ at: v.string(), leads: v.number(), hash: hex })),
  suppressions: v.array(v.object({ since: v.string(), purpose: v.string(), hash: hex })),
});

export type Refusals = v.InferOutput<typeof refusalsSchema>;

const refusalsFile = (folder: string) => join(folder, "refusals.json");

/** What the database knows of erasures and suppressions. */
async function refusalsIn(query: Query): Promise<Refusals> {
  const [row] = await query(`
    select
      (select encode(key, 'hex') from private.flood_key) as key,
      (
        select coalesce(json_agg(json_build_object(
          'at', erased_at, 'leads', leads, 'hash', encode(email_hash, 'hex')
        ) order by erased_at), '[]')
        from private.erasures where reason = 'asked' and email_hash is not null
      ) as erasures,
      (
        select coalesce(json_agg(json_build_object(
          'since', since, 'purpose', purpose, 'hash', encode(email_hash, 'hex')
        ) order by since), '[]')
        from private.suppressions
      ) as suppressions
  `);
  return v.parse(refusalsSchema, row);
}

/** Writes down what the database knows, in place of what the file knew. */
export async function keepRefusals(folder: string, query: Query): Promise<void> {
  const aside = `${refusalsFile(folder)}.${randomUUID()}`;
  await writeFile(aside, `${JSON.stringify(await refusalsIn(query), null, 1)}\n`, { mode: 0o600 });
  await rename(aside, refusalsFile(folder));
}

/**
 * What the file says.
 * @returns Nothing while there is no file.
 * @throws {Error} When it is damaged: to put a backup back without it would undo what people asked for.
 */
export async function keptRefusals(folder: string): Promise<Refusals | undefined> {
  const file = refusalsFile(folder);
  try {
    return v.parse(refusalsSchema, JSON.parse(await readFile(file, "utf8")));
  } catch (error) {
    if (hasCode(error, "ENOENT")) return undefined;
    throw new Error(`"${file}", which says who was erased, can't be read. Mend it, or move it away.`, { cause: error });
  }
}

/** What was done again to a database that a backup was put back into. */
export interface Replayed {
  /** People erased. */
  readonly erased: number;
  /** People whose consents were withdrawn. */
  readonly withdrawn: number;
}

/** Does again what people asked for, to whoever has not written anew since. */
export async function replayRefusals(query: Query, refusals: Refusals | undefined): Promise<Replayed> {
  if (refusals === undefined) return { erased: 0, withdrawn: 0 };
  const { key, erasures, suppressions } = refusals;
  const hashOf = (person: string) =>
    createHash("sha256").update(Buffer.from(key, "hex")).update(person, "utf8").digest("hex");
  const people = await query(
    "select lower(btrim(email)) as person, to_json(max(created_at)) as last from public.leads group by 1",
  );
  const erasedAt = new Map(erasures.map(({ hash, at }) => [hash, Date.parse(at)]));
  const refused = Map.groupBy(suppressions, ({ hash }) => hash);
  let [erased, withdrawn] = [0, 0];
  for (const row of people) {
    const person = String(row["person"]);
    const hash = hashOf(person);
    const last = Date.parse(String(row["last"]));
    const erasure = erasedAt.get(hash);
    if (erasure !== undefined && last <= erasure) {
      // oxlint-disable-next-line no-await-in-loop -- one person after the other
      await query("select public.erase_person($1)", [person]);
      erased += 1;
      continue;
    }
    const purposes = (refused.get(hash) ?? []).filter(({ since }) => last <= Date.parse(since));
    for (const { purpose } of purposes) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await query("select public.withdraw_consent(email => $1, purpose => $2)", [person, purpose]);
    }
    if (purposes.length > 0) withdrawn += 1;
  }
  // Notes of people of whom no lead is here: their hashes say something only to the database they come from.
  const isSameDatabase = (await refusalsIn(query)).key === key;
  if (isSameDatabase) {
    await query(
      `insert into private.erasures (erased_at, reason, leads, email_hash)
       select note.at, 'asked', note.leads, decode(note.hash, 'hex')
       from json_to_recordset($1::json) as note (at timestamptz, leads integer, hash text)
       where not exists (
         select from private.erasures as known
         where known.email_hash = decode(note.hash, 'hex') and known.erased_at >= note.at
       )`,
      [JSON.stringify(erasures)],
    );
    await query(
      `insert into private.suppressions (email_hash, purpose, since)
       select decode(note.hash, 'hex'), note.purpose, note.since
       from json_to_recordset($1::json) as note (since timestamptz, purpose text, hash text)
       where not exists (
         select from public.leads as lead
         where private.email_hash(lead.email) = decode(note.hash, 'hex') and lead.created_at > note.since
       )
       on conflict do nothing`,
      [JSON.stringify(suppressions)],
    );
  }
  if (erased > 0) await cutTraces(query);
  return { erased, withdrawn };
}

/**
 * Takes what was erased out of the files, too: a deleted row stays in its table until that is written anew, and in the
 * write-ahead log until a later part of it has begun.
 */
export async function cutTraces(query: Query): Promise<void> {
  const tables = await query(`
    select format('%I.%I', schemaname, relname) as name from pg_stat_user_tables
    where (schemaname, relname) in (('public', 'leads')) or schemaname = 'private'
  `);
  for (const { name } of tables) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await query(`vacuum full ${String(name)}`);
  }
  // Parts of the log that have ended are deleted, where they would be kept for use again.
  await query("set wal_recycle = off");
  await query("select pg_switch_wal()");
  await query("checkpoint");
}
