import { beforeEach, describe, expect, test } from "vitest";
import {
  emptyDatabase,
  insertLead,
  refusal,
  roles,
  storedLead,
  type TestDatabase,
  validLead,
  visitors,
} from "./test-database.ts";

const insertColumns = [
  "consent",
  "contact_statement",
  "email",
  "ghl_sync_status",
  "id",
  "interest",
  "lead_type",
  "name",
  "newsletter",
  "newsletter_statement",
  "page_source",
  "page_url",
  "phone",
  "sender_shown",
  "user_agent",
];

/** Every right except the owner's. A right added by a later migration must be added here. */
const everyRight = [
  ...visitors.map((role) => `${role}: INSERT (${insertColumns.join(", ")}) on public.leads`),
  ...visitors.map((role) => `${role}: USAGE on schema public`),
  ...[
    "claim_handovers",
    "claim_mails",
    "confirm_newsletter",
    "correct_person",
    "current_handover_pause",
    "discard_leads",
    "erase_person",
    "export_person",
    "find_leads",
    "finish_handover",
    "finish_request",
    "handle_lead",
    "hold_leads",
    "name_mail_sender",
    "name_origin",
    "name_sender",
    "note_disclosure",
    "note_partner",
    "note_request",
    "pause_handovers",
    "release_leads",
    "resume_handovers",
    "retry_handovers",
    "send_lead_form",
    "similar_addresses",
    "suppressed_purposes",
    "unsubscribe",
    "unsubscribe_code",
    "withdraw_consent",
  ].map((name) => `service_role: EXECUTE on public.${name}`),
  "service_role: EXECUTE on private.due_on",
  "service_role: SELECT on private.consent_records",
  "service_role: SELECT on private.consent_statements",
  "service_role: SELECT on private.erasures",
  "service_role: SELECT on private.floods",
  "service_role: SELECT on private.handovers",
  "service_role: SELECT on private.privacy_requests",
  "service_role: SELECT on public.due_requests",
  "service_role: SELECT on public.lead_follow_up",
  "service_role: SELECT on public.leads",
  "service_role: SELECT on public.recent_floods",
  "service_role: USAGE on schema private",
  "service_role: USAGE on schema public",
];

const rightsQuery = `
  with grants as (
    select right_.grantee, right_.privilege_type || ' on ' || relation.oid::regclass::text as text, relnamespace as schema
    from pg_class as relation, aclexplode(relation.relacl) as right_
    union all
    select right_.grantee,
      right_.privilege_type || ' (' || string_agg(attname, ', ' order by attname) || ') on ' || relation.oid::regclass::text,
      relnamespace
    from pg_class as relation
    join pg_attribute on attrelid = relation.oid, aclexplode(attacl) as right_
    group by right_.grantee, right_.privilege_type, relation.oid, relnamespace
    union all
    select right_.grantee, right_.privilege_type || ' on ' || function.oid::regproc::text, pronamespace
    from pg_proc as function, aclexplode(coalesce(proacl, acldefault('f', proowner))) as right_
    union all
    select right_.grantee, right_.privilege_type || ' on schema ' || nspname, pg_namespace.oid
    from pg_namespace, aclexplode(nspacl) as right_
  )
  select coalesce(nullif(grantee::regrole::text, '-'), 'PUBLIC') || ': ' ||
    regexp_replace(text, ' on (\\w+)$', ' on public.\\1') as text
  from grants
  where schema in ('public'::regnamespace, 'private'::regnamespace)
    and (grantee = 0 or grantee::regrole::text in ('anon', 'authenticated', 'service_role'))
  order by 1`;

async function rightsIn(database: TestDatabase): Promise<unknown[]> {
  const rows = await database.owner(rightsQuery);
  // PostgreSQL grants everyone the use of the schema "public".
  return rows.map(({ text }) => text).filter((text) => text !== "PUBLIC: USAGE on schema public");
}

const privateTables = [
  "handovers",
  "handover_pause",
  "disclosures",
  "lead_forms",
  "site_origins",
  "recent_minutes",
  "erasures",
  "suppressions",
  "privacy_requests",
  "consent_statements",
  "consent_records",
  "senders",
  "flood_limits",
  "flood_key",
  "floods",
  "mail_sender",
  "recent_networks",
];

export function describeRights(open: () => TestDatabase): void {
  describe("rights", () => {
    beforeEach(() => emptyDatabase(open()));

    test("match the expected list", async () => {
      expect(await rightsIn(open())).toEqual(everyRight.toSorted());
    });

    test("are restored by the migrations after everything was granted", async () => {
      const database = open();
      try {
        await database.owner("grant all on all tables in schema public, private to anon, authenticated, service_role");
        await database.owner("grant all on schema private to anon");
        expect(await refusal(database.as("anon", "select from private.flood_limits"))).toBeUndefined();
        // Even then, the server sets the time, and row-level security hides rows from visitors and blocks changes.
        await insertLead(database, { ...validLead(), created_at: "2001-01-01T00:00:00Z" });
        const [row] = await database.owner(
          "select now() - created_at < interval '1 minute' as fresh from public.leads",
        );
        expect(row).toEqual({ fresh: true });
        expect(await database.as("anon", "select id from public.leads")).toEqual([]);
        expect(await database.as("anon", "select id from public.lead_follow_up")).toEqual([]);
        expect(await database.as("anon", "select lead_id from private.consent_records")).toEqual([]);
        expect(await database.as("anon", "update public.leads set name = 'x' returning id")).toEqual([]);
        expect(await database.as("anon", "delete from public.leads returning id")).toEqual([]);
      } finally {
        await database.owner("select private.apply_rights()");
      }
      expect(await rightsIn(database)).toEqual(everyRight.toSorted());
    });

    test("row-level security is on for every table", async () => {
      const rows = await open().owner(
        `select oid::regclass::text as name from pg_class
         where relkind in ('r', 'p') and not relrowsecurity
           and relnamespace in ('public'::regnamespace, 'private'::regnamespace)`,
      );
      expect(rows).toEqual([]);
    });

    test("functions that run as the owner have a fixed search path", async () => {
      const rows = await open().owner(
        `select oid::regproc::text as name, proconfig::text as setting from pg_proc
         where pronamespace in ('public'::regnamespace, 'private'::regnamespace)`,
      );
      expect(rows.length).toBeGreaterThan(4);
      expect(rows.filter(({ setting }) => setting !== '{"search_path=\\"\\""}')).toEqual([]);
    });

    describe.each(visitors)("%s", (role) => {
      test("may insert a valid lead", async () => {
        const lead = validLead();
        await insertLead(open(), lead, { role });
        expect(await storedLead(open(), lead.id)).toMatchObject(lead);
      });

      test.each([
        ["read", "select id from public.leads"],
        ["count", "select count(*) from public.leads"],
        ["read back what it inserts", "insert into public.leads (id) values (gen_random_uuid()) returning id"],
        ["probe for an id", "insert into public.leads (id) values (gen_random_uuid()) on conflict (id) do nothing"],
        ["update", "update public.leads set name = 'Mallory'"],
        ["update blindly", "update public.leads set newsletter = false where true"],
        ["delete", "delete from public.leads"],
        ["truncate", "truncate public.leads cascade"],
        ["lock", "lock table public.leads in access exclusive mode"],
        ["choose the time", "insert into public.leads (created_at) values ('2001-01-01')"],
        ["add a policy", "create policy mine on public.leads for select using (true)"],
        ["switch the security off", "alter table public.leads disable row level security"],
        ["read due requests", "select email from public.due_requests"],
        ["export a person", "select public.export_person('a@example.ca')"],
        ["erase a person", "select public.erase_person('a@example.ca')"],
        ["correct a person", "select public.correct_person('a@example.ca', 'name', 'x')"],
        ["ask whether a person is suppressed", "select public.suppressed_purposes('a@example.ca')"],
        ["note a request", "select public.note_request('a@example.ca', 'erase')"],
        ["take leads for a CRM", "select public.claim_handovers()"],
        ["say that a lead was handed over", "select public.finish_handover(gen_random_uuid(), gen_random_uuid())"],
        ["try again", "select public.retry_handovers()"],
        ["mark a lead as handled", "select public.handle_lead(gen_random_uuid())"],
        ["find leads", "select public.find_leads()"],
        ["release held leads", "select public.release_leads('{}')"],
        ["hold leads", "select public.hold_leads('{}')"],
        ["discard leads", "select public.discard_leads('{}')"],
        ["read of floods", "select began_at from public.recent_floods"],
        ["name the mail sender", "select public.name_mail_sender('mallory@example.com')"],
        ["take messages to people", "select public.claim_mails()"],
        ["make an unsubscribe link", "select public.unsubscribe_code('a@example.ca')"],
        ["unsubscribe a person bypassing the function", "select public.unsubscribe('a.b')"],
        ["confirm a newsletter past the function", "select public.confirm_newsletter('a.b')"],
        ["name the site", "select public.name_origin('https://mallory.example')"],
        ["erase old leads", "select private.erase_old_leads()"],
        ["read the owner's view", "select id from public.lead_follow_up"],
        ["withdraw consents", "select public.withdraw_consent(email => 'a@example.ca')"],
        ["name the sender", "select public.name_sender('Mallory Inc.')"],
        ["send a form past the site", "select public.send_lead_form('{}', null)"],
        ["call inner functions", "select private.caller_networks()"],
        ["grant itself rights", "select private.apply_rights()"],
        ["read the passwords of database users", "select rolpassword from pg_authid"],
        ...privateTables.flatMap((table): [string, string][] => [
          [`read ${table}`, `select from private.${table}`],
          [`add to ${table}`, `insert into private.${table} default values`],
          [`delete from ${table}`, `delete from private.${table}`],
          [`truncate ${table}`, `truncate private.${table} cascade`],
        ]),
      ])("may not %s", async (_, sql) => {
        const database = open();
        const lead = validLead();
        await insertLead(database, lead);
        expect((await refusal(database.as(role, sql)))?.code).toBe("42501");
        expect(await storedLead(database, lead.id)).toMatchObject(lead);
      });

      test("may not set any status but pending", async () => {
        for (const status of ["synced", "failed"]) {
          const refused = await refusal(insertLead(open(), validLead({ ghl_sync_status: status }), { role }));
          expect(refused?.code).toBe("42501");
        }
      });
    });

    describe("service_role", () => {
      const role = "service_role";

      test("may read leads, their consents and the view, and erase a person", async () => {
        const database = open();
        const lead = validLead();
        await insertLead(database, lead);
        expect(await database.as(role, "select id from public.leads")).toEqual([{ id: lead.id }]);
        expect(await database.as(role, "select lead_id from private.consent_records")).toEqual([{ lead_id: lead.id }]);
        expect(await database.as(role, "select id from public.lead_follow_up")).toEqual([{ id: lead.id }]);
        expect(await database.as(role, "select public.erase_person($1) as erased", [lead.email])).toEqual([
          { erased: 1 },
        ]);
        expect(await storedLead(database, lead.id)).toBeUndefined();
      });

      test.each([
        ["change the visitor's entries", "update public.leads set name = 'x'"],
        ["change the time", "update public.leads set created_at = now()"],
        ["erase every lead at once", "delete from public.leads"],
        ["say that a lead was handed on", "update public.leads set ghl_sync_status = 'synced'"],
        ["forget a handover", "delete from private.handovers"],
        ["forget an erasure", "delete from private.erasures"],
        ["read suppressed addresses", "select email_hash from private.suppressions"],
        ["truncate the leads", "truncate public.leads cascade"],
        ["rewrite a consent", "update private.consent_records set text = 'x'"],
        ["backdate a withdrawal", "update private.consent_records set withdrawn_at = now()"],
        ["invent a consent", "insert into private.consent_records default values"],
        ["remove a consent", "delete from private.consent_records"],
        ["rewrite a statement", "update private.consent_statements set text = 'x'"],
        ["read the key of the address hashes", "select key from private.flood_key"],
        ["read the address hashes", "select network_hash from private.recent_networks"],
      ])("may not %s", async (_, sql) => {
        expect((await refusal(open().as(role, sql)))?.code).toBe("42501");
      });

      test("may not insert a lead, because no sentence was shown to record", async () => {
        expect((await refusal(insertLead(open(), validLead(), { role })))?.code).toBe("42501");
      });
    });

    test.each(roles)("%s may not create objects", async (role) => {
      for (const schema of ["public", "private"]) {
        expect((await refusal(open().as(role, `create table ${schema}.mine (a text)`)))?.code).toBe("42501");
      }
    });
  });
}
