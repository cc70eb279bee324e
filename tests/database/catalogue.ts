/*
 * What the catalogue says of the schemas "public" and "private": every column, constraint, index, trigger, policy,
 * function, view, right and comment, as text, on any PostgreSQL from version 15.
 */
import type { Run } from "../../scripts/schema/read-model.ts";

const query = `
  with schemas as (
    select oid, nspname from pg_namespace where nspname in ('public', 'private')
  ), relations as (
    select relation.*, nspname || '.' || relname as name
    from pg_class as relation join schemas on schemas.oid = relnamespace
  ), functions as (
    select function.*, function.oid::regprocedure::text as name
    from pg_proc as function join schemas on schemas.oid = pronamespace
  ), rights as (
    select name as about, acl from relations, aclexplode(relacl) as acl
    union all
    select relations.name || '.' || attname, acl
    from relations join pg_attribute on attrelid = relations.oid, aclexplode(attacl) as acl
    union all
    select name, acl from functions, aclexplode(coalesce(proacl, acldefault('f', proowner))) as acl
    union all
    select 'schema ' || nspname, acl from pg_namespace, aclexplode(nspacl) as acl where nspname in ('public', 'private')
  )
  select 'column ' || name || '.' || attname as name,
    format_type(atttypid, atttypmod) || case when attnotnull then ' not null' else '' end
      || case attgenerated when 's' then ' generated' else '' end
      || coalesce(' default ' || pg_get_expr(adbin, adrelid), '') as definition
  from relations join pg_attribute on attrelid = relations.oid and attnum > 0 and not attisdropped
  left join pg_attrdef on adrelid = relations.oid and adnum = attnum
  where relkind in ('r', 'v')
  union all
  select 'constraint ' || name || '.' || conname, pg_get_constraintdef(pg_constraint.oid)
  from pg_constraint join relations on relations.oid = conrelid
  union all
  select 'index ' || name, pg_get_indexdef(oid) from relations where relkind = 'i'
  union all
  select 'trigger ' || name || '.' || tgname, pg_get_triggerdef(pg_trigger.oid)
  from pg_trigger join relations on relations.oid = tgrelid where not tgisinternal
  union all
  select 'policy ' || schemaname || '.' || tablename || '.' || policyname,
    concat_ws(' ', permissive, roles::text, cmd, qual, with_check)
  from pg_policies where schemaname in ('public', 'private')
  union all
  select 'function ' || name, pg_get_functiondef(oid) from functions where prokind = 'f'
  union all
  select 'view ' || name, array_to_string(reloptions, ' ') || pg_get_viewdef(oid) from relations where relkind = 'v'
  union all
  select 'row-level security ' || name, relrowsecurity || ' ' || relforcerowsecurity from relations where relkind = 'r'
  union all
  select 'right ' || about || ' ' || coalesce(nullif((acl).grantee::regrole::text, '-'), 'PUBLIC'),
    string_agg((acl).privilege_type || case when (acl).is_grantable then ' with grant option' else '' end, ', '
      order by (acl).privilege_type)
  from rights where (acl).grantee <> (acl).grantor group by about, (acl).grantee
  union all
  select 'comment ' || coalesce(relations.name || coalesce('.' || attname, ''), functions.name), description
  from pg_description
  left join relations on classoid = 'pg_class'::regclass and relations.oid = objoid
  left join pg_attribute on attrelid = relations.oid and attnum = objsubid and objsubid > 0
  left join functions on classoid = 'pg_proc'::regclass and functions.oid = objoid
  where coalesce(relations.name, functions.name) is not null
  order by 1`;

/** Reads the catalogue: each object's definition by its kind and name. */
export async function readCatalogue(run: Run): Promise<ReadonlyMap<string, string>> {
  return new Map((await run(query)).map(({ name, definition }) => [String(name), String(definition)]));
}
