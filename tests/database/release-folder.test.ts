import { spawnSync } from "node:child_process";
import { cp, mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { settingsFile } from "../../scripts/embedded-backend/embedded-settings.ts";
import type { Crm } from "../../supabase/functions/sync-leads/handover.ts";
import { restQueue } from "../../supabase/functions/sync-leads/rest-queue.ts";
import { syncLeads } from "../../supabase/functions/sync-leads/sync-leads.ts";
import { earlierMigrations } from "./earlier-migrations.ts";
import { newDataFolder } from "./empty-database.ts";
import { serveBackend } from "./served-backend.ts";

/** A release, identified by its last migration, with a lead in its format. */
interface Release {
  readonly last: string;
  readonly columns: string;
  readonly values: string;
  /** Leads with invisible names, where the release accepted them. */
  readonly invisible: number;
  readonly erasures: number;
}

const stored = "id, name, email, phone, interest, lead_type, page_source, page_url, user_agent, consent, newsletter";
const values = (name: string) =>
  `gen_random_uuid(), ${name}, 'visitor' || number || '@example.ca', '416-555-0123', 'home_insurance', 'consultation',
   'tools_consultation', 'https://www.northcover.example/tools/consultation', 'Mozilla/5.0', true, number % 2 = 0`;
const withStatements = {
  columns: `${stored}, contact_statement, newsletter_statement`,
  values: `${values("'Visitor ' || number")}, 'contact_box@1', case when number % 2 = 0 then 'newsletter_box@1' else '' end`,
  invisible: 0,
  erasures: 1,
};

const releases: Readonly<Record<string, Release>> = {
  "the first release": {
    last: "20261121090400",
    columns: stored,
    values: values("case when number <= 5 then U&'\\3164' else 'Visitor ' || number end"),
    invisible: 5,
    erasures: 0,
  },
  "the second release": { last: "20261123090100", ...withStatements },
  "the third release": { last: "20261125110000", ...withStatements },
};

/** Creates a release's data folder: the same database, with that release's migrations alone. */
async function folderOf(release: Release, statements: readonly string[]): Promise<string> {
  const folder = await newDataFolder();
  const migrations = join(folder, "supabase/migrations");
  await mkdir(migrations, { recursive: true });
  await cp(settingsFile, join(folder, "supabase/config.toml"));
  const applied = (await earlierMigrations()).filter(({ name }) => name.slice(0, 14) <= release.last);
  await Promise.all(applied.map(({ name, sql }) => writeFile(join(migrations, name), sql)));
  const program = `
    const { applyPendingMigrations, createApi } = await import(${JSON.stringify(import.meta.resolve("@supabase/lite/cli"))});
    const api = await createApi({ withSupabaseClient: false });
    const app = await api.project.local.createApp(undefined, { admin: false });
    await applyPendingMigrations(app);
    for (const statement of ${JSON.stringify(statements)}) await app.connection.driver.query(statement);
    await app.connection.close();
    process.exit(0);
  `;
  const { status, stderr } = spawnSync(process.execPath, ["--input-type=module", "--eval", program], {
    cwd: folder,
    encoding: "utf8",
    env: {
      ...process.env,
      EMBEDDED_DATABASE: join(folder, "database"),
      EMBEDDED_SECRET_KEY: "sb_secret_of_the_old_release",
      EMBEDDED_JWT_SECRET: "a-secret-of-the-old-release-0123456789",
    },
  });
  expect([status, stderr]).toEqual([0, expect.not.stringContaining("Error")]);
  return folder;
}

test.each(Object.entries(releases))(
  "the data of %s are migrated, and each lead is handed over once",
  async (_, release) => {
    const leads = 40;
    const folder = await folderOf(release, [
      `insert into public.leads (${release.columns}) select ${release.values}
       from generate_series(1, ${leads + release.erasures}) as number`,
      ...(release.erasures > 0 ? [`select public.erase_person('visitor${leads + 1}@example.ca')`] : []),
      "select public.withdraw_consent(email => 'visitor40@example.ca')",
      "update public.leads set ghl_sync_status = 'failed' where email = 'visitor39@example.ca'",
    ]);
    const { backend, address, stop } = await serveBackend(folder);
    try {
      const [count] = await backend.query(
        `select (select count(*)::integer from public.leads) as leads,
         (select count(distinct lead_id)::integer from private.consent_records) as consents,
         (select count(*)::integer from private.erasures) as erasures,
         public.suppressed_purposes('visitor${leads}@example.ca') as withdrawn,
         cardinality(public.suppressed_purposes('visitor${leads + 1}@example.ca')) as erased`,
      );
      expect(count).toEqual({
        leads,
        consents: leads,
        erasures: release.erasures,
        withdrawn: ["contact", "newsletter"],
        erased: release.erasures * 2,
      });
      const told: string[] = [];
      const crm: Crm = {
        recipient: "Example CRM Inc.",
        tell: async ({ kind, email }) => {
          told.push(`${kind} ${email}`);
          return `contact of ${email}`;
        },
      };
      const sync = () => syncLeads(restQueue(address, backend.ownerKey), crm);
      const expected = Array.from({ length: leads - 1 }, (__, index) => `lead visitor${index + 1}@example.ca`);
      expect(await sync()).toEqual({ done: leads - 1, failures: [] });
      expect(new Set(told)).toEqual(new Set(expected));
      expect(told).toHaveLength(leads - 1);
      expect(await sync()).toEqual({ done: 0, failures: [] });
      const stuck = await backend.query(
        `select lead.email, handover.failure, handover.held_for from private.handovers as handover
       join public.leads as lead on lead.id = handover.lead_id
       where handover.done_at is null and lead.email <> 'visitor40@example.ca'`,
      );
      expect(stuck).toEqual([]);
      // The rights of a person also apply to leads with invisible names.
      if (release.invisible > 0) {
        await backend.query("select public.correct_person('visitor1@example.ca', 'phone', '416-555-0199')");
      }
      await backend.query("select public.erase_person('visitor1@example.ca')");
      expect((await sync()).done).toBe(1);
      expect(told.at(-1)).toBe("erased visitor1@example.ca");
    } finally {
      await stop();
    }
  },
);
