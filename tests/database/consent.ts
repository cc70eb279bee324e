import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { newsletterBoxStatement } from "#consent-statements";
import type { ConsentStatement } from "#domain/consent-statements-en.ts";
import * as english from "#domain/consent-statements-en.ts";
import * as french from "#domain/consent-statements-fr.ts";
import { consentStatementFor, statementReference } from "#domain/consent-statements.ts";
import { leadTypes } from "#domain/lead-type.ts";
import {
  emptyDatabase,
  insertLead,
  ownerOf,
  refusal,
  type Row,
  signup,
  type TestDatabase,
  validLead,
} from "./test-database.ts";

const statements = { en: english, fr: french } as const;

async function consentsOf(database: TestDatabase, id: unknown): Promise<Row[]> {
  return database.owner(
    `select purpose, statement_id, statement_version, text, method, language, page_source, page_url,
       now() - given_at < interval '1 minute' as given_now, withdrawn_at is not null as withdrawn
     from private.consent_records where lead_id = $1 order by purpose`,
    [id],
  );
}

function consentBy(statement: ConsentStatement, purpose: string, lead: Row): Row {
  return {
    purpose,
    statement_id: statement.id,
    statement_version: statement.version,
    text: statement.text,
    method: statement.method,
    language: statement.language,
    page_source: lead["page_source"],
    page_url: lead["page_url"],
    given_now: true,
    withdrawn: false,
  };
}

export function describeConsent(open: () => TestDatabase): void {
  const { ask, follow, list, value } = ownerOf(open);
  const withdraw = (call: string, parameters: readonly unknown[] = []) => ask(`withdraw_consent(${call})`, parameters);
  const openConsents = () =>
    list(
      `select email || ' ' || purpose from private.consent_records join public.leads on id = lead_id
       where withdrawn_at is null order by 1`,
    );

  describe("the record of consent", () => {
    beforeEach(() => emptyDatabase(open()));

    test.each(Object.entries(statements))(
      "contains the site's sentences in %s, word for word",
      async (language, shown) => {
        const rows = await open().owner(
          `select distinct on (id) id, version, language, text, method, purposes from private.consent_statements
         where language = $1 order by id, version desc`,
          [language],
        );
        expect(rows).toEqual(Object.values(shown).toSorted((one, other) => (one.id < other.id ? -1 : 1)));
      },
    );

    describe.each(Object.entries(statements))("of a form in %s", (language, shown) => {
      const change = {
        contact_statement: statementReference(shown.contactBoxStatement),
        newsletter: true,
        newsletter_statement: statementReference(shown.newsletterBoxStatement),
      };

      test("refers to the sentences of that language, and the lead stores the language", async () => {
        const lead = validLead(change);
        await insertLead(open(), lead);
        expect(await consentsOf(open(), lead.id)).toEqual([
          consentBy(shown.contactBoxStatement, "contact", lead),
          consentBy(shown.newsletterBoxStatement, "newsletter", lead),
        ]);
        expect(await list("select language from public.leads")).toEqual([language]);
        expect(await follow("language")).toEqual([language]);
      });

      test("can't refer to a sentence of another language", async () => {
        const other = language === "en" ? statements.fr : statements.en;
        const lead = validLead({ ...change, newsletter_statement: statementReference(other.newsletterBoxStatement) });
        expect(await refusal(insertLead(open(), lead))).toMatchObject({
          constraint: "leads_newsletter_statement_known",
        });
      });
    });

    test("the language is derived: a visitor can't set it", async () => {
      expect(await refusal(insertLead(open(), { ...validLead(), language: "fr" }))).toMatchObject({ code: "428C9" });
    });

    test.each(leadTypes)("names the sentence shown with a lead of type %s", async (type) => {
      const database = open();
      const lead = validLead({ lead_type: type, newsletter: true });
      await insertLead(database, lead);
      const statement = consentStatementFor(type);
      const forNewsletter = statement.method === "button" ? statement : newsletterBoxStatement;
      expect(await consentsOf(database, lead.id)).toEqual([
        ...(statement.purposes.includes("contact") ? [consentBy(statement, "contact", lead)] : []),
        consentBy(forNewsletter, "newsletter", lead),
      ]);
    });

    describe("while a newer version is in force", () => {
      beforeEach(() =>
        open().owner(
          `insert into private.consent_statements (id, version, language, text, method, purposes) values
             ('contact_box', 9, 'en', '{sender} may contact me', 'box', '{contact}'),
             ('newsletter_box', 9, 'en', '{sender} may send me tips', 'box', '{newsletter}')`,
        ),
      );
      afterEach(async () => {
        await open().owner("delete from public.leads");
        await open().owner("delete from private.consent_statements where version = 9");
        await open().owner("delete from private.senders");
      });

      test("records the version that was shown: the old one from an old tab, the new one from a new page", async () => {
        const oldTab = validLead();
        const newPage = validLead({
          contact_statement: "contact_box@9",
          sender_shown: "Northcover Inc., 1 Main St, Toronto",
        });
        await insertLead(open(), oldTab);
        await insertLead(open(), newPage);
        expect(await consentsOf(open(), oldTab.id)).toMatchObject([
          { statement_version: 1, text: "I agree to be contacted about insurance services *" },
        ]);
        expect(await consentsOf(open(), newPage.id)).toMatchObject([
          { statement_version: 9, text: "Northcover Inc., 1 Main St, Toronto may contact me" },
        ]);
      });

      test("refuses a statement without the sender's name", async () => {
        for (const change of [
          { contact_statement: "contact_box@9" },
          { newsletter: true, newsletter_statement: "newsletter_box@9" },
        ]) {
          expect(await refusal(insertLead(open(), validLead(change)))).toMatchObject({
            constraint: "leads_sender_shown_known",
          });
        }
      });

      test("accepts the sender named by the owner, and flags any other", async () => {
        const known = async (sender: string) => {
          const lead = validLead({ contact_statement: "contact_box@9", sender_shown: sender });
          await insertLead(open(), lead);
          return value("select sender_known from private.consent_records where lead_id = $1", [lead.id]);
        };
        expect(await known("Whoever Inc.")).toBe(true);
        await ask("name_sender('Northcover Inc.')");
        await ask("name_sender('Northcover Canada Inc.')");
        expect(await known("Northcover Inc.")).toBe(true);
        expect(await known("Northcover Canada Inc.")).toBe(true);
        expect(await known("Mallory Inc.")).toBe(false);
      });
    });

    const byNewsletter = "leads_newsletter_statement_known";
    test.each([
      ["another form's statement", "leads_contact_statement_known", { contact_statement: "exit_intent_button@1" }],
      ["a statement that doesn't exist", "leads_contact_statement_known", { contact_statement: "nothing@1" }],
      ["a version that doesn't exist", "leads_contact_statement_known", { contact_statement: "contact_box@99" }],
      ["the newsletter's statement alone", "leads_contact_statement_known", { contact_statement: "newsletter_box@1" }],
      ["no statement", "leads_contact_statement_valid", { contact_statement: "" }],
      ["a statement that is no reference", "leads_contact_statement_valid", { contact_statement: "contact_box@0; --" }],
      ["the newsletter without its statement", byNewsletter, { newsletter: true, newsletter_statement: "" }],
      ["the newsletter by another one", byNewsletter, { newsletter: true, newsletter_statement: "contact_box@1" }],
      ["a statement without the newsletter", byNewsletter, { newsletter_statement: "newsletter_box@1" }],
      [
        "the box's statement beside a button",
        byNewsletter,
        { lead_type: "exit_intent", newsletter: true, newsletter_statement: "newsletter_box@1" },
      ],
      ["a sender of two lines", "leads_sender_shown_valid", { sender_shown: "Northcover\nInc." }],
      ["a sender that is too long", "leads_sender_shown_valid", { sender_shown: "n".repeat(401) }],
    ])("refuses %s", async (_, constraint, change) => {
      const lead = validLead(change);
      expect(await refusal(insertLead(open(), lead))).toMatchObject({ code: "23514", constraint });
      expect(await consentsOf(open(), lead.id)).toEqual([]);
    });

    test("records both purposes of an old tab's newsletter signup, including a message about the topic", async () => {
      const lead = validLead({
        lead_type: "newsletter_signup",
        newsletter: true,
        contact_statement: "newsletter_signup_button@1",
      });
      await insertLead(open(), lead);
      expect(await consentsOf(open(), lead.id)).toMatchObject([{ purpose: "contact" }, { purpose: "newsletter" }]);
    });

    test("a sentence with a recorded consent can't be deleted", async () => {
      await insertLead(open(), validLead());
      const refused = await refusal(open().owner("delete from private.consent_statements where id = 'contact_box'"));
      // The newer code is PostgreSQL 18's.
      expect(["23503", "23001"]).toContain(refused?.code);
    });

    test("is erased with its lead", async () => {
      const database = open();
      const lead = validLead();
      await insertLead(database, lead);
      expect(await consentsOf(database, lead.id)).toHaveLength(1);
      await ask("erase_person($1)", [lead.email]);
      expect(await database.owner("select from private.consent_records")).toEqual([]);
    });
  });

  describe("withdrawing consent", () => {
    beforeEach(async () => {
      await emptyDatabase(open());
      await insertLead(open(), validLead({ email: "Ann@example.ca", newsletter: true }));
      await insertLead(open(), validLead({ email: "ann@example.ca" }));
      await insertLead(open(), validLead({ email: "ben@example.ca", newsletter: true }));
    });

    test("by e-mail address applies to all leads with that address, regardless of case", async () => {
      expect(await withdraw("email => ' ANN@example.ca '")).toBe(3);
      expect(await openConsents()).toEqual(["ben@example.ca contact", "ben@example.ca newsletter"]);
    });

    test("can be for one purpose", async () => {
      expect(await withdraw("email => 'ann@example.ca', purpose => 'newsletter'")).toBe(1);
      expect(await withdraw("email => 'ben@example.ca', purpose => 'contact'")).toBe(1);
      expect(await openConsents()).toEqual([
        "Ann@example.ca contact",
        "ann@example.ca contact",
        "ben@example.ca newsletter",
      ]);
    });

    test("can be for one lead", async () => {
      const id = await value("select id from public.leads where email = 'Ann@example.ca'");
      expect(await withdraw("lead_id => $1", [id])).toBe(2);
      expect(await openConsents()).toHaveLength(3);
    });

    test("keeps the time of the first withdrawal and the words agreed to", async () => {
      const database = open();
      await withdraw("email => 'ben@example.ca'");
      const query = "select text, given_at::text, withdrawn_at::text from private.consent_records order by 1, 2, 3";
      const first = await database.owner(query);
      expect(first.filter(({ withdrawn_at: at }) => at !== null)).toHaveLength(2);
      expect(await withdraw("email => 'ben@example.ca'")).toBe(0);
      expect(await database.owner(query)).toEqual(first);
    });

    test("doesn't affect a consent given later", async () => {
      await withdraw("email => 'ben@example.ca'");
      await insertLead(open(), validLead({ email: "ben@example.ca" }));
      expect(await openConsents()).toContain("ben@example.ca contact");
    });

    test("of an unknown person changes nothing", async () => {
      expect(await withdraw("email => 'nobody@example.ca'")).toBe(0);
      expect(await withdraw("email => '%'")).toBe(0);
      expect(await openConsents()).toHaveLength(5);
    });

    test.each([
      "",
      "email => 'a@example.ca', lead_id => gen_random_uuid()",
      "email => 'a@example.ca', purpose => 'all'",
    ])("refuses to guess: (%s)", async (call) => {
      expect((await refusal(withdraw(call)))?.code).toBe("22023");
    });

    test("appears in the owner's view", async () => {
      await withdraw("email => 'ann@example.ca', purpose => 'newsletter'");
      await withdraw("email => 'ben@example.ca', purpose => 'contact'");
      const columns = `concat_ws(' ', email, contact_consent, contact_withdrawn_at is not null, newsletter_consent,
        newsletter_withdrawn_at is not null)`;
      expect(await follow(columns)).toEqual([
        "Ann@example.ca given f withdrawn t",
        "ann@example.ca given f none f",
        "ben@example.ca withdrawn t unconfirmed f",
      ]);
    });

    test("of a newsletter signup affects the newsletter alone, and is shown in the owner's view", async () => {
      await emptyDatabase(open());
      await insertLead(open(), signup({ email: "ann@example.ca" }));
      const view = () => follow("concat_ws(' ', contact_consent, newsletter_consent, state)");
      expect(await view()).toEqual(["none unconfirmed new"]);
      expect(await withdraw("email => 'ann@example.ca', purpose => 'contact'")).toBe(0);
      expect(await withdraw("email => 'ann@example.ca'")).toBe(1);
      expect(await view()).toEqual(["none withdrawn withdrawn"]);
    });
  });
}
