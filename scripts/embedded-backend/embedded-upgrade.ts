/*
 * Opens the data of releases from before the present migrations, which each define one matter: the tables are moved
 * aside, the migrations applied, and the rows copied, all in one transaction.
 */
import type { PGlite } from "@electric-sql/pglite";
import { presentMigrations } from "../schema/migration-files.ts";

/** Last of the earlier migrations, and the commit that has them all. */
const lastEarlier = "20261125110000";
const lastCommit = "d9053513";

const limitsBefore = `
  alter table earlier.flood_limits rename column per_email_hour to hold_email_hour;
  alter table earlier.flood_limits rename column per_email_day to hold_email_day;`;

/** People who withdrew while a withdrawal stood only with the lead, and haven't consented again since. */
const suppressionsAfter = `
  insert into private.suppressions (email_hash, purpose, since)
  select private.email_hash(lead.email), record.purpose, max(record.withdrawn_at)
  from private.consent_records as record join public.leads as lead on lead.id = record.lead_id
  group by 1, 2
  having max(record.withdrawn_at) is not null
    and coalesce(max(record.given_at) filter (where record.withdrawn_at is null), '-infinity') < max(record.withdrawn_at)
  on conflict do nothing;`;

/**
 * The earlier releases whose data can be opened, by their last migration: what changes the tables that were moved aside, so
 * that their columns can be copied, and what adds after the copy what the release didn't have yet.
 */
const releases = [
  {
    // The first release, be54b44: without the statements shown, a queue for the CRM, and holds.
    last: "20261121090400",
    before: `
      ${limitsBefore}
      alter table earlier.leads add column contact_statement text, add column newsletter_statement text;
      update earlier.leads as lead
      set
        contact_statement = (
          select record.statement_id || '@' || record.statement_version
          from earlier.consent_records as record
          where record.lead_id = lead.id and record.purpose = 'contact'
        ),
        newsletter_statement = coalesce((
          select record.statement_id || '@' || record.statement_version
          from earlier.consent_records as record
          where record.lead_id = lead.id and record.purpose = 'newsletter' and record.method = 'box'
        ), '');
      -- Limits above which a lead was refused, then held.
      update earlier.flood_limits set per_address_hour = 200 where per_address_hour = 20;
      update earlier.flood_limits set site_hour = 20000 where site_hour = 1000;`,
    after: `
      insert into private.handovers (kind, lead_id, created_at, done_at)
      select 'lead', id, created_at, case ghl_sync_status when 'synced' then created_at end from public.leads;
      ${suppressionsAfter}`,
  },
  {
    // The second release, 9000c06: without the counts of networks, and with suppressions that a lead ended.
    last: "20261123090100",
    before: limitsBefore,
    after: suppressionsAfter,
  },
  {
    // The third release, d9053513: the same tables.
    last: lastEarlier,
    before: "",
    after: `
      update private.consent_statements as statement set valid_until = known.valid_until
      from earlier.consent_statements as known
      where (known.id, known.language, known.version) = (statement.id, statement.language, statement.version);`,
  },
];

/** Moves the earlier tables to the schema "earlier", and drops what the migrations define anew. */
const moveAside = `
  alter schema private rename to earlier;
  do $$
  declare
    defined record;
  begin
    for defined in select oid::regclass as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'v' loop
      execute format('drop view %s cascade', defined.name);
    end loop;
    for defined in select oid::regprocedure as name from pg_proc where pronamespace = 'public'::regnamespace loop
      execute format('drop function %s cascade', defined.name);
    end loop;
  end
  $$;
  alter table public.leads set schema earlier;`;

/**
 * Copies the columns that both have. The statements and the forms stand in the migrations; of the limits and the key,
 * the earlier ones hold. No trigger runs: the leads were checked and filed when they were sent.
 */
const copyRows = `
  set local session_replication_role = replica;
  delete from private.flood_limits;
  delete from private.flood_key;
  do $$
  declare
    copied record;
  begin
    for copied in
      select format('%I.%I', present.table_schema, present.table_name) as target, present.table_name as name,
        string_agg(quote_ident(present.column_name), ', ') as columns
      from information_schema.columns as present
      join information_schema.columns as known
        on known.table_schema = 'earlier'
        and (known.table_name, known.column_name) = (present.table_name, present.column_name)
      join information_schema.tables as base
        on (base.table_schema, base.table_name) = (present.table_schema, present.table_name)
        and base.table_type = 'BASE TABLE'
      where present.table_schema in ('public', 'private') and present.is_generated = 'NEVER'
        and present.table_name not in ('consent_statements', 'lead_forms')
      group by 1, 2
    loop
      execute format('insert into %s (%s) select %s from earlier.%I', copied.target, copied.columns, copied.columns, copied.name);
    end loop;
  end
  $$;`;

/** Code of the error for data of a state between two releases. */
export const betweenReleases = "BETWEEN_RELEASES";

/** The last of the earlier migrations, which the present ones replaced, that was applied to a database. */
async function lastApplied(database: PGlite): Promise<string | undefined> {
  const known = await database.query<{ found: boolean }>(
    "select to_regclass('supabase_migrations.schema_migrations') is not null as found",
  );
  if (known.rows[0]?.found !== true) return undefined;
  const { rows } = await database.query<{ version: string }>(
    "select version from supabase_migrations.schema_migrations where version <= $1 order by version desc limit 1",
    [lastEarlier],
  );
  return rows[0]?.version;
}

/**
 * Brings the database of an earlier release to the present migrations, with every row. Does nothing to a new database
 * or one that has them.
 *
 * @throws {Error} For a database of a state between two releases, with the code {@link betweenReleases}.
 */
export async function upgradeEarlierRelease(database: PGlite): Promise<void> {
  const last = await lastApplied(database);
  if (last === undefined) return;
  const release = releases.find((one) => one.last === last);
  if (release === undefined) {
    throw Object.assign(
      new Error(
        `These data are of a version between two releases (migration ${last}), which this version does not know. ` +
          `Open them once with version ${lastCommit}, then with this one: ` +
          `git worktree add ../northcover-${lastCommit} ${lastCommit} && cd ../northcover-${lastCommit} && npm ci && ` +
          "NORTHCOVER_DATA=<this folder> npm run leads",
      ),
      { code: betweenReleases },
    );
  }
  const migrations = await presentMigrations();
  await database.transaction(async (transaction) => {
    await transaction.exec(moveAside);
    await transaction.exec(release.before);
    for (const { sql } of migrations) await transaction.exec(sql);
    await transaction.exec(copyRows);
    await transaction.exec(release.after);
    await transaction.exec("drop schema earlier cascade; delete from supabase_migrations.schema_migrations");
    for (const { name, sql } of migrations) {
      const [, version, title] = /^(\d+)_(.*)\.sql$/.exec(name) ?? [];
      await transaction.query(
        "insert into supabase_migrations.schema_migrations (version, name, statements) values ($1, $2, array[$3])",
        [version, title, sql],
      );
    }
  });
}
