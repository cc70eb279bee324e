/*
 * A record of erasures and suppressions, in a file beside the database, because a restored backup predates the latest
 * requests. Like the database, the file holds hashes and no addresses.
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
  /** The key with which addresses are hashed. */
  key: hex,
  erasures: v.array(v.object({ at: v.string(), leads: v.number(), hash: hex })),
  suppressions: v.array(v.object({ since: v.string(), purpose: v.string(), hash: hex })),
});

export type Refusals = v.InferOutput<typeof refusalsSchema>;

const refusalsFile = (folder: string) => join(folder, "refusals.json");

/** Reads erasures and suppressions from the database. */
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

/** Replaces the file with the database's current erasures and suppressions. */
export async function recordRefusals(folder: string, query: Query): Promise<void> {
  const aside = `${refusalsFile(folder)}.${randomUUID()}`;
  await writeFile(aside, `${JSON.stringify(await refusalsIn(query), null, 1)}\n`, { mode: 0o600 });
  await rename(aside, refusalsFile(folder));
}

/**
 * Reads the file.
 * @returns `undefined` when there is no file.
 * @throws {Error} When it is damaged: restoring a backup without it would undo people's requests.
 */
export async function storedRefusals(folder: string): Promise<Refusals | undefined> {
  const file = refusalsFile(folder);
  try {
    return v.parse(refusalsSchema, JSON.parse(await readFile(file, "utf8")));
  } catch (error) {
    if (hasCode(error, "ENOENT")) return undefined;
    throw new Error(`"${file}", the record of erasures, can't be read. Repair it or move it away.`, { cause: error });
  }
}

/** How many people were erased, and had consents withdrawn, once more. */
export type Replayed = Awaited<ReturnType<typeof replayRefusals>>;

/** Applies the requests again to a restored database, except to people who have sent a lead since. */
export async function replayRefusals(query: Query, refusals: Refusals | undefined) {
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
      await query("select public.erase_person($1)", [person]);
      erased += 1;
      continue;
    }
    const purposes = (refused.get(hash) ?? []).filter(({ since }) => last <= Date.parse(since));
    for (const { purpose } of purposes) {
      await query("select public.withdraw_consent(email => $1, purpose => $2)", [person, purpose]);
    }
    if (purposes.length > 0) withdrawn += 1;
  }
  // Restore records of people without leads only into the same database: its hashes use another key elsewhere.
  if ((await refusalsIn(query)).key === key) {
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
  if (erased > 0) await rewriteTables(query);
  return { erased, withdrawn };
}

/**
 * Removes erased data from the files, too: a deleted row remains in its table until the table is rewritten, and in the
 * write-ahead log until a later segment begins.
 */
export async function rewriteTables(query: Query): Promise<void> {
  const tables = await query(`
    select format('%I.%I', schemaname, relname) as name from pg_stat_user_tables
    where (schemaname, relname) in (('public', 'leads')) or schemaname = 'private'
  `);
  for (const { name } of tables) {
    await query(`vacuum full ${String(name)}`);
  }
  // Delete completed segments of the log instead of recycling them.
  await query("set wal_recycle = off");
  await query("select pg_switch_wal()");
  await query("checkpoint");
}
