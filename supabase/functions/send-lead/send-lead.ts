/** What the database made of a form: stored, too many requests, or the part of the form that is wrong. */
export type FormAnswer = "stored" | "too-many" | "name" | "email" | "phone" | "interest" | "consent" | "form";

/** The pages that say what happens next; the second has a heading for each answer, by its id. */
const sentPage = "/request-sent";
const notSentPage = "/request-not-sent";

const answers: readonly FormAnswer[] = ["stored", "too-many", "name", "email", "phone", "interest", "consent", "form"];

/** Where a form that can't be read leads. */
export const notStoredPage = `${notSentPage}#form`;

/** The field that people never see and scripts like to fill, as every form of the site has it. */
const honeypotName = "confirm_subject";

/** A lead is a few hundred bytes. */
const bodyLimit = 16 * 1024;

/** Where a form came from, as `public.send_lead_form` takes it. */
export interface FormCaller {
  readonly caller_address: string | null;
  /** As the browser says: the origin of the page, and how that relates to where the form was sent. */
  readonly origin: string | null;
  readonly fetch_site: string | null;
}

export interface SendLeadSettings {
  /** The site's address, without a slash at the end; empty where the site answers at the same origin. */
  readonly siteUrl: string;
  /**
   * Calls `public.send_lead_form` with the owner's key.
   * @throws {Error} When the database doesn't answer.
   */
  readonly store: (form: Readonly<Record<string, string>>, caller: FormCaller) => Promise<unknown>;
  /** Where a form came from, if a proxy that can be believed says so. */
  readonly callerAddress: (request: Request) => string | null;
}

/** The body, or nothing when it is over the limit. */
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

/**
 * Takes a lead from a plain form, as a browser without JavaScript sends it, and answers with the way to a page that
 * says what happens next. Nothing of what was typed is in that address.
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
    // PostgreSQL's text holds no NUL; the database makes one space of whatever else is no letter.
    const typed = Object.fromEntries(new URLSearchParams(body.replaceAll(/%00|\0/g, "+")));
    // A browser may have filled it in for a person: the page tells them how to get an empty form.
    if ((typed[honeypotName] ?? "") !== "") return leadTo(notStoredPage);
    const form = {
      ...typed,
      user_agent: request.headers.get("User-Agent") ?? "",
    };
    try {
      const stored = await settings.store(form, {
        caller_address: settings.callerAddress(request),
        origin: request.headers.get("Origin"),
        fetch_site: request.headers.get("Sec-Fetch-Site"),
      });
      const answer = answers.find((known) => known === stored) ?? "unreachable";
      return leadTo(answer === "stored" ? sentPage : `${notSentPage}#${answer}`);
    } catch {
      // The error may quote what was typed, so not even its message goes into a log.
      console.error("A form was not stored: the database did not take it.");
      return leadTo(`${notSentPage}#unreachable`);
    }
  };
}
