import { type Crm, CrmRefusal, expectSuccess, type HandedLead, type Handover } from "./handover.ts";

export interface HighLevelSettings {
  /** Private integration token with the scopes contacts.write and contacts.readonly. */
  readonly token: string;
  readonly locationId: string;
  /** Usually https://services.leadconnectorhq.com */
  readonly endpoint: string;
  /** Value of the header "Version". */
  readonly version: string;
}

/** Keys of the custom fields that the owner makes in HighLevel. */
const fields = {
  leadId: "northcover_lead_id",
  interest: "northcover_interest",
  page: "northcover_page",
  consentText: "northcover_consent_text",
  consentTime: "northcover_consent_time",
  newsletterText: "northcover_newsletter_text",
  newsletterTime: "northcover_newsletter_time",
} as const;

const newsletterTag = "newsletter";

/** In the form +14165550123 where the number allows it; HighLevel refuses others. */
function internationalPhone(phone: string): string | undefined {
  const number = phone.replace(/ *(ext\.?|extension|x|poste|#) *\d{1,6}$/i, "");
  const digits = number.replaceAll(/\D/g, "");
  if (digits === "") return undefined;
  if (number.trim().startsWith("+")) return `+${digits}`;
  return digits.length === 11 && digits.startsWith("1") ? `+${digits}` : `+1${digits}`;
}

/** The contact that an answer of `contacts/upsert` names. */
function contactId(answer: unknown): string | undefined {
  if (typeof answer !== "object" || answer === null || !("contact" in answer)) return undefined;
  const { contact } = answer;
  if (typeof contact !== "object" || contact === null || !("id" in contact)) return undefined;
  return typeof contact.id === "string" && contact.id !== "" ? contact.id : undefined;
}

/** Hands leads to HighLevel: `contacts/upsert` finds a person by e-mail, so the same lead twice is one contact. */
export function highLevel(settings: HighLevelSettings, fetchFrom: typeof fetch = fetch): Crm {
  const call = async (method: string, path: string, body: object | undefined, signal: AbortSignal) =>
    fetchFrom(`${settings.endpoint}${path}`, {
      method,
      headers: {
        Authorization: `Bearer ${settings.token}`,
        Version: settings.version,
        Accept: "application/json",
        ...(body === undefined ? {} : { "Content-Type": "application/json" }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal,
    });
  const succeed = async (method: string, path: string, body: object | undefined, signal: AbortSignal) =>
    expectSuccess(await call(method, path, body, signal), "HighLevel");

  const upsert = async (contact: object, signal: AbortSignal): Promise<string> => {
    const answer = await succeed("POST", "/contacts/upsert", { locationId: settings.locationId, ...contact }, signal);
    const id = contactId(await answer.json());
    if (id === undefined) throw new CrmRefusal("HighLevel's answer names no contact");
    return id;
  };

  const tellLead = async (lead: HandedLead, handover: Handover, signal: AbortSignal): Promise<string> => {
    const consent = (purpose: string) => handover.consents.find((given) => given.purpose === purpose);
    const [contact, newsletter] = [consent("contact"), consent("newsletter")];
    const values = {
      [fields.leadId]: lead.id,
      [fields.interest]: lead.interest,
      [fields.page]: lead.page_url,
      [fields.consentText]: contact?.text,
      [fields.consentTime]: contact?.given_at,
      [fields.newsletterText]: newsletter?.text,
      [fields.newsletterTime]: newsletter?.given_at,
    };
    const phone = internationalPhone(lead.phone);
    const id = await upsert(
      {
        email: lead.email,
        ...(lead.name === "" ? {} : { name: lead.name }),
        ...(phone === undefined ? {} : { phone }),
        source: lead.page_source,
        customFields: Object.entries(values).flatMap(([key, value]) =>
          value === undefined ? [] : [{ key, field_value: value }],
        ),
      },
      signal,
    );
    // Not with the upsert, which would replace the tags that the owner gave the person.
    const tags = [lead.lead_type, lead.interest, ...(newsletter === undefined ? [] : [newsletterTag])];
    await succeed("POST", `/contacts/${encodeURIComponent(id)}/tags`, { tags }, signal);
    return id;
  };

  return {
    tell: async (handover, signal) => {
      if (handover.kind === "lead") {
        if (handover.lead === null) throw new CrmRefusal("The lead is gone", null);
        return tellLead(handover.lead, handover, signal);
      }
      const id = handover.crm_contact || (await upsert({ email: handover.email }, signal));
      const path = `/contacts/${encodeURIComponent(id)}`;
      if (handover.kind === "erased") {
        const answer = await call("DELETE", path, undefined, signal);
        if (answer.status !== 404) await expectSuccess(answer, "HighLevel");
        return id;
      }
      if (handover.purpose !== "newsletter") await succeed("PUT", path, { dnd: true }, signal);
      if (handover.purpose !== "contact") await succeed("DELETE", `${path}/tags`, { tags: [newsletterTag] }, signal);
      return id;
    },
  };
}
