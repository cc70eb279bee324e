/** Runs one statement on an open connection. */
export type Run = (sql: string) => Promise<readonly Readonly<Record<string, unknown>>[]>;

/** A column of a table or view. */
export interface Column {
  readonly name: string;
  readonly type: string;
  readonly nullable: boolean;
  readonly hasDefault: boolean;
  readonly generated: boolean;
}

/** A table or view. */
export interface Relation {
  readonly schema: string;
  readonly name: string;
  readonly isView: boolean;
  readonly purpose: string;
  readonly columns: readonly Column[];
  /** Tables that its foreign keys reference. */
  readonly references: readonly string[];
}

/** A function of the schemas, without those of triggers in `public`. */
export interface DatabaseFunction {
  readonly schema: string;
  readonly name: string;
  readonly purpose: string;
  readonly parameters: readonly { readonly name: string; readonly type: string; readonly optional: boolean }[];
  readonly returns: string;
}

export interface DatabaseModel {
  readonly relations: readonly Relation[];
  readonly functions: readonly DatabaseFunction[];
}

const relationsQuery = `
  select json_agg(json_build_object(
    'schema', nspname, 'name', relname, 'isView', relkind = 'v',
    'purpose', coalesce(obj_description(relation.oid), ''),
    'columns', (
      select json_agg(json_build_object(
        'name', attname, 'type', format_type(atttypid, null), 'nullable', not attnotnull, 'hasDefault', atthasdef,
        'generated', attgenerated <> ''
      ) order by attnum)
      from pg_attribute where attrelid = relation.oid and attnum > 0 and not attisdropped
    ),
    'references', coalesce((
      select json_agg(confrelid::regclass::text order by confrelid::regclass::text) from pg_constraint
      where conrelid = relation.oid and contype = 'f'
    ), '[]')
  ) order by nspname desc, relname)
  from pg_class as relation join pg_namespace as schema on schema.oid = relnamespace
  where nspname in ('public', 'private') and relkind in ('r', 'v')`;

const functionsQuery = `
  select json_agg(json_build_object(
    'schema', nspname, 'name', proname, 'purpose', coalesce(obj_description(function.oid), ''),
    'parameters', coalesce((
      select json_agg(json_build_object(
        'name', proargnames[place], 'type', format_type(kind, null), 'optional', place > pronargs - pronargdefaults
      ) order by place)
      from unnest(proargtypes) with ordinality as parameter (kind, place)
    ), '[]'),
    'returns', case when proretset then 'setof ' else '' end || format_type(prorettype, null)
  ) order by nspname desc, proname)
  from pg_proc as function join pg_namespace as schema on schema.oid = pronamespace
  where nspname in ('public', 'private')`;

/** Reads the tables, views and functions of the schemas "public" and "private" from the catalogue. */
export async function readModel(run: Run): Promise<DatabaseModel> {
  const [found] = await run(`select (${relationsQuery}) as relations, (${functionsQuery}) as functions`);
  return found as unknown as DatabaseModel;
}
