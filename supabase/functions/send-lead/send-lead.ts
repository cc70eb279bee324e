/** Result of a form: stored, too many requests, or the part of the form that is invalid. */
export type FormAnswer = "stored" | "too-many" | "name" | "email" | "phone" | "interest" | "consent" | "form";

/** Result pages of a language; the second has a heading for each problem, with the problem as its id. */
interface ResultPages {
  readonly sent: string;
  readonly notSent: string;
}

const english: ResultPages = { sent: "/request-sent", notSent: "/request-not-sent" };
const french: ResultPages = { sent: "/fr/demande-recue", notSent: "/fr/demande-non-envoyee" };

const answers: readonly FormAnswer[] = ["stored", "too-many", "name", "email", "phone", "interest", "consent", "form"];

/** Redirect target for a form that can't be parsed. */
export const notStoredPage = `${english.notSent}#form`;

/**
 * Result pages in the language of a form: that of the statements it shows, or of its page if no statement was agreed to.
 */
function resultPages(typed: Readonly<Record<string, string>>): ResultPages {
  const { contact_statement: contact = "", newsletter_statement: newsletter = "", page_url: page = "" } = typed;
  const isFrench = /\.fr@/.test(contact + newsletter) || /^https?:\/\/[^/]+\/fr(?:[/?#]|$)/.test(page);
  return isFrench ? french : english;
}

/** Honeypot: a field that people don't see and bots fill in, part of every form of the site. */
const honeypotName = "confirm_subject";

/** Limit in bytes; a lead is a few hundred. */
const bodyLimit = 16 * 1024;

/** Origin of a form, in the parameters of `public.send_lead_form`. */
export interface FormCaller {
  readonly caller_address: string | null;
  /** Headers that the browser sets: the origin of the page, and its relation to the form's target. */
  readonly origin: string | null;
  readonly fetch_site: string | null;
}

export interface SendLeadSettings {
  /** URL of the site without a trailing slash; empty if the site has the same origin. */
  readonly siteUrl: string;
  /**
   * Calls `public.send_lead_form` with the owner's key.
   * @throws {Error} If the database doesn't respond.
   */
  readonly store: (form: Readonly<Record<string, string>>, caller: FormCaller) => Promise<unknown>;
  /** IP address of the caller, if a trusted proxy reports it. */
  readonly callerAddress: (request: Request) => string | null;
}

/** The body, or `undefined` if it exceeds the limit. */
async function readBody(request: Request): Promise<string | undefined> {
  let size = 0;
  const decoder = new TextDecoder();
  let text = "";
  for await (const chunk of request.body ?? []) {
    size += chunk.length;
    if (size > bodyLimit) return undefined;
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

/** A text without invisible characters. */
const visible = (text: string) => text.replaceAll(/\p{Cf}/gu, "").trim();

/**
 * The contact details as the form normalises them with JavaScript (`src/domain/contact-details.ts`),
 * which this function can't import: Supabase deploys nothing outside its folder.
 */
function normalizeContact({ email = "", phone = "" }: Readonly<Record<string, string>>) {
  const [, mailbox, domain = ""] = /^(.*@)([^@]*)$/s.exec(visible(email)) ?? [];
  const isInternational = /^[\p{L}\p{M}\p{N}.\-\u3002\uFF0E\uFF61]{1,253}$/u.test(domain) && !/^[!-~]*$/.test(domain);
  const host = `http://${domain}`;
  return {
    email: isInternational && URL.canParse(host) ? `${mailbox}${new URL(host).hostname}` : visible(email),
    phone: visible(phone.normalize("NFKC")).replaceAll(/[\u2010-\u2015\u2212]/g, "-"),
  };
}

/**
 * Stores a lead from a plain form, which a browser sends without JavaScript, and redirects to a result page. The
 * redirect contains nothing that was typed.
 */
export function createSendLead(settings: SendLeadSettings): (request: Request) => Promise<Response> {
  const leadTo = (page: string) =>
    new Response(null, {
      status: 303,
      headers: { Location: `${settings.siteUrl}${page}`, "Cache-Control": "no-store" },
    });

  return async (request) => {
    if (request.method !== "POST") return new Response(null, { status: 405, headers: { Allow: "POST" } });
    const type = request.headers.get("Content-Type") ?? "";
    if (!/^application\/x-www-form-urlencoded\b/i.test(type)) return new Response(null, { status: 415 });
    const body = await readBody(request);
    if (body === undefined) return leadTo(notStoredPage);
    // PostgreSQL's `text` can't hold NUL; the database replaces other non-printing characters with a space.
    const typed = Object.fromEntries(new URLSearchParams(body.replaceAll(/%00|\0/g, "+")));
    const pages = resultPages(typed);
    // A browser's autofill may have filled in the honeypot, so the page explains how to get an empty form.
    if ((typed[honeypotName] ?? "") !== "") return leadTo(`${pages.notSent}#form`);
    const form = {
      ...typed,
      ...normalizeContact(typed),
      user_agent: request.headers.get("User-Agent") ?? "",
    };
    try {
      const stored = await settings.store(form, {
        caller_address: settings.callerAddress(request),
        origin: request.headers.get("Origin"),
        fetch_site: request.headers.get("Sec-Fetch-Site"),
      });
      const answer = answers.find((known) => known === stored) ?? "unreachable";
      return leadTo(answer === "stored" ? pages.sent : `${pages.notSent}#${answer}`);
    } catch {
      // The error may quote what was typed, so log not even its message.
      console.error("A form was not stored: the database did not take it.");
      return leadTo(`${pages.notSent}#unreachable`);
    }
  };
}
