import { expectSuccess } from "./crm-answer.ts";
import { type Crm, CrmRefusal, type HandedLead, type Handover } from "./handover.ts";

export interface HighLevelSettings {
  readonly recipient: string;
  /** Private integration token with the scopes contacts.write and contacts.readonly. */
  readonly token: string;
  readonly locationId: string;
  /** Usually https://services.leadconnectorhq.com */
  readonly endpoint: string;
  /** Value of the header "Version". */
  readonly version: string;
  /** Id of the contact whose notes hold flood notices for the owner; empty for none. */
  readonly alertContact: string;
}

/** Keys of the custom fields that the owner creates in HighLevel. */
const fields = {
  leadId: "northcover_lead_id",
  phone: "northcover_phone",
  interest: "northcover_interest",
  page: "northcover_page",
  language: "northcover_language",
  consentText: "northcover_consent_text",
  consentTime: "northcover_consent_time",
  newsletterText: "northcover_newsletter_text",
  newsletterTime: "northcover_newsletter_time",
  unsubscribeCode: "northcover_unsubscribe_code",
} as const;

const newsletterTag = "newsletter";

/** "Do not disturb" settings in HighLevel by channel. */
const silenced = {
  phone: { Call: { status: "active" }, SMS: { status: "active" } },
  email: { Email: { status: "active" } },
} as const;

/**
 * Number in the form +14165550123, if it can be converted; HighLevel rejects others. It has no place for an extension,
 * so a custom field holds the number as typed.
 */
function internationalPhone(phone: string): string | undefined {
  const [number = ""] = /^[+\d ().\-/]*/.exec(phone) ?? [];
  const digits = number.replaceAll(/\D/g, "");
  if (digits === "") return undefined;
  if (number.trim().startsWith("+")) return `+${digits}`;
  return digits.length === 11 && digits.startsWith("1") ? `+${digits}` : `+1${digits}`;
}

/** Id of the contact in a response of `contacts/upsert`. */
function contactId(answer: unknown): string | undefined {
  if (typeof answer !== "object" || answer === null || !("contact" in answer)) return undefined;
  const { contact } = answer;
  if (typeof contact !== "object" || contact === null || !("id" in contact)) return undefined;
  return typeof contact.id === "string" && contact.id !== "" ? contact.id : undefined;
}

/** Sends leads to HighLevel. `contacts/upsert` matches a person by email, so a repeated lead updates one contact. */
export function highLevel(settings: HighLevelSettings, fetchFrom: typeof fetch = fetch): Crm {
  const call = async (method: string, path: string, body: object | undefined, signal: AbortSignal) =>
    fetchFrom(`${settings.endpoint}${path}`, {
      method,
      redirect: "manual",
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
    const id = contactId(answer);
    if (id === undefined) throw new CrmRefusal("HighLevel's answer names no contact");
    return id;
  };

  const tellLead = async (lead: HandedLead, handover: Handover, signal: AbortSignal): Promise<string> => {
    const consent = (purpose: string) => handover.consents.find((given) => given.purpose === purpose);
    const [contact, newsletter] = [consent("contact"), consent("newsletter")];
    const values = {
      [fields.leadId]: lead.id,
      [fields.phone]: lead.phone === "" ? undefined : lead.phone,
      [fields.interest]: lead.interest,
      [fields.page]: lead.page_url,
      [fields.language]: lead.language,
      [fields.consentText]: contact?.text,
      [fields.consentTime]: contact?.given_at,
      [fields.newsletterText]: newsletter?.text,
      [fields.newsletterTime]: newsletter?.given_at,
      [fields.unsubscribeCode]: handover.unsubscribe_code ?? undefined,
    };
    const phone = internationalPhone(lead.phone);
    const id = await upsert(
      {
        email: lead.email,
        ...(lead.name === "" ? {} : { name: lead.name }),
        ...(phone === undefined ? {} : { phone }),
        source: lead.page_source,
        ...(handover.not_by.length === 0
          ? {}
          : { dndSettings: Object.fromEntries(handover.not_by.flatMap((way) => Object.entries(silenced[way]))) }),
        customFields: Object.entries(values).flatMap(([key, value]) =>
          value === undefined ? [] : [{ key, field_value: value }],
        ),
      },
      signal,
    );
    // Add tags separately, because the upsert would replace tags that the owner has set.
    const tags = [lead.lead_type, lead.interest, ...(newsletter === undefined ? [] : [newsletterTag])];
    await succeed("POST", `/contacts/${encodeURIComponent(id)}/tags`, { tags }, signal);
    return id;
  };

  return {
    recipient: settings.recipient,
    tell: async (handover, signal) => {
      if (handover.kind === "flood") {
        if (settings.alertContact === "") throw new CrmRefusal("HIGHLEVEL_ALERT_CONTACT is not set", null);
        const body = `A flood of requests on the site has begun: ${handover.held ?? 0} are held. npm run leads -- held`;
        await succeed("POST", `/contacts/${encodeURIComponent(settings.alertContact)}/notes`, { body }, signal);
        return "";
      }
      if (handover.kind === "lead" || handover.kind === "confirmed") {
        if (handover.lead === null) throw new CrmRefusal("The lead is gone", null);
        return tellLead(handover.lead, handover, signal);
      }
      const id = handover.crm_contact || (await upsert({ email: handover.email }, signal));
      const path = `/contacts/${encodeURIComponent(id)}`;
      if (handover.kind === "erased") {
        const answer = await call("DELETE", path, undefined, signal);
        // The contact is already deleted.
        if (answer.status === 404) await answer.body?.cancel();
        else await expectSuccess(answer, "HighLevel");
        return id;
      }
      const { purpose } = handover;
      if (purpose === "phone" || purpose === "email") {
        await succeed("PUT", path, { dndSettings: silenced[purpose] }, signal);
      } else if (purpose !== "newsletter") await succeed("PUT", path, { dnd: true }, signal);
      if (purpose !== "contact" && purpose !== "phone") {
        await succeed("DELETE", `${path}/tags`, { tags: [newsletterTag] }, signal);
      }
      return id;
    },
  };
}
