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
import rights from "./rights.json" with { type: "json" };

/** Every right except the owner's, to which a later migration adds its own, and what roles may not do. */
const { everyRight, visitorsMayNot, serviceRoleMayNot } = rights;

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

export function describeRights(open: () => TestDatabase): void {
  describe("rights", () => {
    beforeEach(() => emptyDatabase(open()));

    test("match the expected list", async () => {
      expect(await rightsIn(open())).toEqual(everyRight);
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
      expect(await rightsIn(database)).toEqual(everyRight);
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

      test.each(visitorsMayNot)("may not %s", async (_, sql) => {
        const database = open();
        const lead = validLead();
        await insertLead(database, lead);
        expect((await refusal(database.as(role, sql)))?.code).toBe("42501");
        expect(await storedLead(database, lead.id)).toMatchObject(lead);
      });

      test("may neither read nor change any private table", async () => {
        const lead = validLead();
        await insertLead(open(), lead);
        const tables = await open().owner(
          `select oid::regclass::text as name from pg_class
           where relkind in ('r', 'p') and relnamespace = 'private'::regnamespace`,
        );
        expect(tables.length).toBeGreaterThan(16);
        for (const { name } of tables) {
          for (const act of ["select from $", "insert into $ default values", "delete from $", "truncate $ cascade"]) {
            const sql = act.replace("$", String(name));
            expect((await refusal(open().as(role, sql)))?.code, sql).toBe("42501");
          }
        }
        expect(await storedLead(open(), lead.id)).toMatchObject(lead);
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

      test.each(serviceRoleMayNot)("may not %s", async (_, sql) => {
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
