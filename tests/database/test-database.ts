import { newsletterBoxStatement } from "#consent-statements";
import { consentStatementFor, statementReference } from "#domain/consent-statements.ts";
import type { Lead } from "#domain/lead.ts";
import { leadTypes } from "#domain/lead-type.ts";
import { projectDefaults } from "../../scripts/schema/migration-files.ts";

export type Role = "anon" | "authenticated" | "service_role";
export type Row = Readonly<Record<string, unknown>>;

export const roles: readonly Role[] = ["anon", "authenticated", "service_role"];
export const visitors = ["anon", "authenticated"] as const;

/** The migrated database. The same tests run on PGlite and on a PostgreSQL server. */
export interface TestDatabase {
  /** Runs one statement as the role, in its own transaction, as PostgREST does. */
  as(
    role: Role,
    sql: string,
    parameters?: readonly unknown[],
    headers?: Readonly<Record<string, string>>,
  ): Promise<Row[]>;
  /** Runs one statement as the owner of the schema. */
  owner(sql: string, parameters?: readonly unknown[]): Promise<Row[]>;
  close(): Promise<void>;
}

export type Run = (sql: string, parameters?: readonly unknown[]) => Promise<Row[]>;

/** Runs one statement as a role, with the settings that PostgREST applies to a request. The caller opens the transaction. */
export async function runAs(
  run: Run,
  role: Role,
  sql: string,
  parameters: readonly unknown[],
  headers: Readonly<Record<string, string>>,
): Promise<Row[]> {
  await run("select set_config('role', $1, true), set_config('request.headers', $2, true)", [
    role,
    JSON.stringify(headers),
  ]);
  return run(sql, parameters);
}

/** The initial state of a Supabase project. */
export const supabaseDefaults = projectDefaults.roles + projectDefaults.rights;

export async function emptyDatabase(database: TestDatabase): Promise<void> {
  await database.owner("delete from public.leads");
  await database.owner("delete from private.recent_networks");
  await database.owner("delete from private.floods");
  await database.owner("delete from private.recent_minutes");
  await database.owner("delete from private.handovers");
  await database.owner("delete from private.suppressions");
}

let made = 0;

/** A valid lead with a unique id and e-mail address. A change may invalidate it. */
export function validLead(change?: Partial<Lead>): Pick<Lead, keyof Lead>;
export function validLead(change: Partial<Record<keyof Lead, unknown>>): Record<keyof Lead, unknown>;
export function validLead(change: Partial<Record<keyof Lead, unknown>> = {}): Record<keyof Lead, unknown> {
  made += 1;
  const leadType = leadTypes.find((type) => type === change.lead_type) ?? "tool_request";
  const statement = consentStatementFor(leadType);
  const wantsBox = change.newsletter === true && statement.method === "box";
  return {
    id: crypto.randomUUID(),
    name: "Zoë O'Neil",
    email: `visitor${made}@example.ca`,
    phone: "",
    interest: "home_insurance",
    lead_type: "tool_request",
    page_source: "tools_consultation",
    page_url: "https://www.northcover.example/tools/consultation?from=ad",
    user_agent: "Mozilla/5.0",
    consent: true,
    newsletter: false,
    ghl_sync_status: "pending",
    contact_statement: statementReference(statement),
    newsletter_statement: wantsBox ? statementReference(newsletterBoxStatement) : "",
    sender_shown: "",
    ...change,
  };
}

/** A lead as a form of the site sends it, which no rule holds. */
export const fitting = (change: Partial<Record<keyof Lead, unknown>> = {}) =>
  validLead({ lead_type: "consultation", ...change });

/** A signup to the newsletter alone, as the blog's form sends it. */
export const signup = (change: Partial<Record<keyof Lead, unknown>> = {}) =>
  validLead({
    lead_type: "newsletter_signup",
    page_source: "blog_index",
    interest: "insider_tips",
    name: "",
    newsletter: true,
    ...change,
  });

/** Inserts a lead as a visitor, without reading it back. */
export async function insertLead(
  database: { as(...request: Parameters<TestDatabase["as"]>): Promise<unknown> },
  lead: Readonly<Record<string, unknown>>,
  { role = "anon", headers = {} }: { role?: Role; headers?: Readonly<Record<string, string>> } = {},
): Promise<void> {
  const columns = Object.keys(lead);
  const places = columns.map((_, index) => `$${index + 1}`);
  await database.as(
    role,
    `insert into public.leads (${columns.join(", ")}) values (${places.join(", ")})`,
    Object.values(lead),
    headers,
  );
}

export interface Refusal {
  readonly code: string;
  readonly message: string;
  readonly constraint: string;
  readonly detail: string;
}

function textOf(error: object, key: string): string {
  const value: unknown = Reflect.get(error, key);
  return typeof value === "string" ? value : "";
}

/** The refusal of a statement; undefined if it succeeded. */
export async function refusal(attempt: Promise<unknown>): Promise<Refusal | undefined> {
  try {
    await attempt;
    return undefined;
  } catch (error) {
    if (!(error instanceof Error) || textOf(error, "code") === "") throw error;
    // The form in which SQL sets the response of PostgREST.
    if (textOf(error, "code") === "PGRST") {
      const { code, message, details } = JSON.parse(error.message) as Record<string, string>;
      return { code: code ?? "", message: message ?? "", constraint: "", detail: details ?? "" };
    }
    return {
      code: textOf(error, "code"),
      message: error.message,
      constraint: textOf(error, "constraint"),
      detail: textOf(error, "detail"),
    };
  }
}

export async function storedLead(database: TestDatabase, id: unknown): Promise<unknown> {
  const [row] = await database.owner("select to_jsonb(leads) as lead from public.leads where id = $1", [id]);
  return row?.["lead"];
}

export async function countLeads(database: TestDatabase): Promise<number> {
  const [row] = await database.owner("select count(*)::int as count from public.leads");
  return Number(row?.["count"]);
}

/** Rows with one column as its values. */
const plain = (rows: readonly Row[]): unknown[] =>
  rows.map((row) => (Object.keys(row).length === 1 ? Object.values(row)[0] : row));

export interface Claimed extends Row {
  readonly kind: string;
  readonly email: string;
}

/** Calls and queries of the site's owner, with the owner's key. */
export function ownerOf(open: () => TestDatabase) {
  /** The result of a function with the owner's key. */
  const ask = async (call: string, parameters: readonly unknown[] = []): Promise<unknown> =>
    plain(await open().as("service_role", `select public.${call}`, parameters))[0];
  const claim = async (most = 20) => (await ask(`claim_handovers(${most})`)) as Claimed[];
  const finish = (handover: Row | undefined, contact = "") =>
    ask("finish_handover($1, $2, crm_contact => $3)", [handover?.["id"], handover?.["claim"], contact]);
  return {
    ask,
    claim,
    finish,
    /** Hands over all waiting leads, as to a CRM. */
    handOver: async (contact?: string) => {
      for (const handover of await claim()) await finish(handover, contact);
    },
    /** Columns of the view of leads, the earliest first. */
    follow: async (columns: string) =>
      plain(await open().as("service_role", `select ${columns} from public.lead_follow_up order by created_at`)),
    /** The rows of a query, those of one column as values. */
    list: async (query: string, parameters: readonly unknown[] = []) => plain(await open().owner(query, parameters)),
    /** The value of a query with one row and one column. */
    value: async (query: string, parameters: readonly unknown[] = []) =>
      plain(await open().owner(query, parameters))[0],
  };
}
