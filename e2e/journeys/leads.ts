import type { Locator } from "@playwright/test";
import { contactBoxStatement, newsletterBoxStatement } from "#consent-statements";
import type { ConsentStatement } from "#domain/consent-statements-en.ts";
import { statementReference } from "#domain/consent-statements.ts";
import { expect, type Site } from "../site.ts";
import type { Visitor } from "./visitor.ts";
import * as leadFormWords from "#words/lead-form.ts";

/**
 * The sender on a site whose owner isn't configured, as in `site.ts`; the tests run outside a build, which would set
 * it.
 */
const senderShown = "Legal name and postal address: set by the owner";

/** A visitor's input for the shared form. */
export interface Person {
  readonly name: string;
  readonly email: string;
  readonly phone?: string;
  /** Label of the option. */
  readonly interest: string;
  readonly wantsNewsletter?: boolean;
}

/** Fills in the shared form with its checkboxes, without sending it. */
export async function fillLeadForm(visitor: Visitor, form: Locator, person: Person): Promise<void> {
  await visitor.write(form.getByLabel(leadFormWords.fullName), person.name);
  await visitor.write(form.getByLabel(leadFormWords.email), person.email);
  if (person.phone !== undefined) await visitor.write(form.getByLabel(leadFormWords.phone), person.phone);
  await visitor.choose(form.getByLabel(leadFormWords.primaryInterest), person.interest);
  await visitor.tick(form.getByLabel(contactBoxStatement.text));
  if (person.wantsNewsletter === true) await visitor.tick(form.getByLabel(newsletterBoxStatement.text));
}

export const thanks = leadFormWords.thankYou;

/** The stored leads of an email address. */
export function leadsOf(site: Site, email: string) {
  return site.backend.query("select * from leads where email = $1", [email]);
}

/** The expected row of a request. */
export interface StoredLead {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly interest: string;
  readonly lead_type: string;
  readonly page_source: string;
  readonly page_url: string;
  readonly newsletter: boolean;
}

/** Expects exactly one lead of this address with these values, and the record of each consent. */
export async function expectOneLead(
  { site, page }: Pick<Visitor, "site" | "page">,
  lead: StoredLead,
  consents: readonly ConsentStatement[],
): Promise<void> {
  const rows = await leadsOf(site, lead.email);
  // A button has one consent statement for all purposes; the newsletter's checkbox has its own.
  const forNewsletter = consents.find(({ id }) => id === newsletterBoxStatement.id);
  const forContact = consents.find((consent) => consent !== forNewsletter) ?? contactBoxStatement;
  const userAgent = await page.evaluate(() => navigator.userAgent);
  expect(rows).toEqual([
    {
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\d /),
      user_agent: userAgent,
      consent: true,
      ghl_sync_status: "pending",
      contact_statement: statementReference(forContact),
      newsletter_statement: forNewsletter === undefined ? "" : statementReference(forNewsletter),
      sender_shown: senderShown,
      language: "en",
      ...lead,
    },
  ]);
  const proof = await site.backend.query(
    `select purpose, statement_id, statement_version, text, method, language, page_source, page_url, withdrawn_at
     from private.consent_records where lead_id = $1 order by purpose`,
    [rows[0]?.["id"]],
  );
  const expected = consents.flatMap(({ id, version, text, method, language, purposes }) =>
    purposes.map((purpose) => ({
      purpose,
      statement_id: id,
      statement_version: version,
      text,
      method,
      language,
      page_source: lead.page_source,
      page_url: lead.page_url,
      withdrawn_at: null,
    })),
  );
  expect(proof).toEqual(expected.toSorted((one, other) => one.purpose.localeCompare(other.purpose)));
}
