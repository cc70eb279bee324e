import { randomUUID } from "node:crypto";
import type { Locator, Page } from "@playwright/test";
import { contactBoxStatement, newsletterBoxStatement } from "#consent-statements";
import type { ConsentStatement } from "#domain/consent-statements-en.ts";
import { statementReference } from "#domain/consent-statements.ts";
import { expect, type Site } from "../site.ts";
import type { InputMethod } from "./keyboard-hand.ts";
import { pointerInput, type Visitor } from "./visitor.ts";
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

/** A person with an address of their own. */
export const newPerson = (input: Partial<Person> = {}): Person => ({
  name: "Amrit Gill",
  email: `${randomUUID()}@example.ca`,
  interest: "Home Insurance",
  ...input,
});

/** Title and button of the form on `/learn`. */
export const downloadAll = "Download All Resources";

/** The form on `/learn`. */
export const formOn = (page: Page) => page.getByRole("region", { name: downloadAll });

/** Fills in the shared form with its checkboxes, without sending it. */
export async function fillLeadForm(form: Locator, person: Person, input: InputMethod = pointerInput()): Promise<void> {
  await input.write(form.getByLabel(leadFormWords.fullName), person.name);
  await input.write(form.getByLabel(leadFormWords.email), person.email);
  if (person.phone !== undefined) await input.write(form.getByLabel(leadFormWords.phone), person.phone);
  await input.choose(form.getByLabel(leadFormWords.primaryInterest), person.interest);
  await input.tick(form.getByLabel(contactBoxStatement.text));
  if (person.wantsNewsletter === true) await input.tick(form.getByLabel(newsletterBoxStatement.text));
}

export const thanks = leadFormWords.thankYou;

/** Fills in the shared form, and sends it with the button of this name. */
export async function sendLead(visitor: Visitor, form: Locator, person: Person, button: string): Promise<void> {
  await fillLeadForm(form, person, visitor);
  await visitor.press(form.getByRole("button", { name: button }));
  await expect(visitor.page.getByText(thanks, { exact: true })).toBeVisible();
}

/** The stored leads of an email address. */
export function leadsOf(site: Site, email: string) {
  return site.backend.query("select * from leads where email = $1", [email]);
}

/** Values that a form stores beside the visitor's input. */
interface Filing {
  readonly interest: string;
  readonly lead_type: string;
  readonly page_source: string;
  /** Path and query of the page. */
  readonly page: string;
  /** The statement of a form without checkboxes. */
  readonly statement?: ConsentStatement;
}

/** Expects exactly one lead of this person with these values, and the record of each consent. */
export async function expectOneLead(
  { site, page: visited }: Pick<Visitor, "site" | "page">,
  { name, email, phone = "", wantsNewsletter = false }: Person,
  { page, statement = contactBoxStatement, ...filing }: Filing,
): Promise<void> {
  const consents: readonly ConsentStatement[] = wantsNewsletter ? [statement, newsletterBoxStatement] : [statement];
  const pageUrl = site.address + page;
  const rows = await leadsOf(site, email);
  expect(rows).toEqual([
    {
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\d /),
      user_agent: await visited.evaluate(() => navigator.userAgent),
      name,
      email,
      phone,
      page_url: pageUrl,
      consent: true,
      newsletter: consents.some(({ purposes }) => purposes.includes("newsletter")),
      ghl_sync_status: "pending",
      // A button has one statement for all purposes; the newsletter's checkbox has its own.
      contact_statement: statementReference(statement),
      newsletter_statement: wantsNewsletter ? statementReference(newsletterBoxStatement) : "",
      sender_shown: senderShown,
      language: "en",
      ...filing,
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
      page_source: filing.page_source,
      page_url: pageUrl,
      withdrawn_at: null,
    })),
  );
  expect(proof).toEqual(expected.toSorted((one, other) => one.purpose.localeCompare(other.purpose)));
}
