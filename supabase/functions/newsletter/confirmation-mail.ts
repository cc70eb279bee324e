import { expectSuccess } from "../sync-leads/crm-answer.ts";
import { expectSafeAddress, type Setting } from "../sync-leads/crm-settings.ts";
import { CrmRefusal } from "../sync-leads/handover.ts";
import { backoff } from "../sync-leads/sync-leads.ts";
import { confirmationSubject, confirmationText } from "./words.ts";

/** A queued confirmation mail, as returned by `public.claim_mails`. */
export interface WaitingMail {
  readonly id: string;
  readonly claim: string;
  readonly tries: number;
  /** Sender, such as "Northcover <news@northcover.example>". */
  readonly sender: string;
  readonly email: string;
  readonly statement: string;
  /** Organisation that asked for consent, with its postal address, as shown on the page. */
  readonly sender_shown: string;
  readonly confirm_code: string;
  readonly unsubscribe_code: string;
}

export interface MailQueue {
  claim(): Promise<WaitingMail | undefined>;
  finish(mail: WaitingMail, failure: string, retrySeconds: number | null): Promise<void>;
}

export interface MailSettings {
  /** API that accepts `{from, to, subject, text, headers}` as JSON, such as Resend's. */
  readonly endpoint: string;
  readonly token: string;
  /** Base URL of links: the function `newsletter`. */
  readonly linkAddress: string;
}

/**
 * Mail service from the settings (`MAIL_TOKEN`; `MAIL_ENDPOINT` unless it is Resend).
 * @returns `undefined` if no service is set.
 */
export function mailFromSettings(setting: Setting, linkAddress: string): MailSettings | undefined {
  const token = setting("MAIL_TOKEN")?.trim() ?? "";
  if (token === "") return undefined;
  const endpoint = setting("MAIL_ENDPOINT")?.trim() || "https://api.resend.com/emails";
  expectSafeAddress("MAIL_ENDPOINT", endpoint);
  return { endpoint, token, linkAddress };
}

async function send(mail: WaitingMail, settings: MailSettings): Promise<void> {
  const confirmLink = `${settings.linkAddress}?confirm=${mail.confirm_code}`;
  const unsubscribeLink = `${settings.linkAddress}?unsubscribe=${mail.unsubscribe_code}`;
  const answer = await fetch(settings.endpoint, {
    method: "POST",
    redirect: "manual",
    headers: {
      "Content-Type": "application/json",
      Authorization: `Bearer ${settings.token}`,
      "Idempotency-Key": mail.id,
    },
    body: JSON.stringify({
      from: mail.sender,
      to: [mail.email],
      subject: confirmationSubject,
      text: confirmationText({
        statement: mail.statement,
        confirmLink,
        unsubscribeLink,
        sender: mail.sender_shown || mail.sender,
      }),
      headers: {
        "List-Unsubscribe": `<${unsubscribeLink}>`,
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      },
    }),
    signal: AbortSignal.timeout(20_000),
  });
  await expectSuccess(answer, "The mail service");
}

/** Sends the confirmation mails one at a time. A failure ends the run, since the next mail would fail alike. */
export async function sendConfirmations(
  queue: MailQueue,
  settings: MailSettings,
  limit = 50,
): Promise<{ readonly sent: number; readonly failure: string }> {
  for (let sent = 0; sent < limit; sent += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const mail = await queue.claim();
    if (mail === undefined) return { sent, failure: "" };
    try {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await send(mail, settings);
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await queue.finish(mail, "", null);
    } catch (error) {
      const refusal = error instanceof CrmRefusal ? error : new CrmRefusal("No answer of the mail service");
      const retry = refusal.retrySeconds === undefined ? backoff(mail.tries) : refusal.retrySeconds;
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await queue.finish(mail, refusal.message, retry);
      return { sent, failure: refusal.message };
    }
  }
  return { sent: limit, failure: "" };
}
