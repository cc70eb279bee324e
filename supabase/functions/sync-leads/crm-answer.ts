import { CrmRefusal } from "./handover.ts";

/** The longest answer read, in bytes: a receipt is a few hundred. */
const longestAnswer = 64 * 1024;

/** Seconds until a refusal is tried again that only the owner can mend: a wrong key, a wrong address. */
const ownersTurn = 3600;

/** No CRM is waited for longer than this, in seconds. */
const longestWait = 86_400;

/** The seconds that a `Retry-After` header asks for, which holds a number of them or a date. */
function secondsToWait(header: string | null): number | undefined {
  const text = header?.trim() ?? "";
  const seconds = /^\d+$/.test(text) ? Number(text) : Math.ceil((Date.parse(text) - Date.now()) / 1000);
  return seconds > 0 ? Math.min(seconds, longestWait) : undefined;
}

/** The body, unless it is longer than any receipt. The rest is not fetched. */
async function readReceipt(answer: Response, who: string): Promise<string> {
  const decoder = new TextDecoder();
  let [text, size] = ["", 0];
  // Leaving the loop cancels the body.
  for await (const chunk of answer.body ?? []) {
    size += chunk.length;
    if (size > longestAnswer) throw new CrmRefusal(`${who} answered with more than 64 kB, which is no receipt`);
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

const isEmpty = (value: unknown) =>
  value === undefined ||
  value === null ||
  value === "" ||
  value === false ||
  (typeof value === "object" && Object.keys(value).length === 0);

/** Whether an answer of success says in its body that there was none. */
function saysError(answer: unknown): boolean {
  if (typeof answer !== "object" || answer === null) return false;
  const says = new Map<string, unknown>(Object.entries(answer));
  const status = says.get("status");
  const code = says.get("statusCode") ?? says.get("status");
  return (
    !isEmpty(says.get("error")) ||
    !isEmpty(says.get("errors")) ||
    says.get("success") === false ||
    says.get("ok") === false ||
    (typeof status === "string" && /^(error|fail(ed|ure)?|refused|rejected)$/i.test(status)) ||
    (typeof code === "number" && code >= 400)
  );
}

/**
 * What a CRM answered, if it is a success of its own: status 2xx, no redirect, no web page, no error in the body. Such
 * things come from a login page, a proxy or a wrong address, and whoever believes them loses leads.
 * @param who - For the owner's messages, such as "HighLevel".
 * @returns The JSON of the body, or nothing when it is plain text or empty.
 * @throws {CrmRefusal} Otherwise, with nothing of the answer in its message.
 */
export async function expectSuccess(answer: Response, who: string): Promise<unknown> {
  const { status } = answer;
  if (!answer.ok) {
    await answer.body?.cancel();
    const message = `${who} answered ${status}`;
    // Browsers' engines hide the status of a redirect that is not followed.
    if (answer.type === "opaqueredirect" || (status >= 300 && status < 400)) {
      const number = status === 0 ? "a redirect" : status;
      throw new CrmRefusal(
        `${who} sent us elsewhere (${number}): nothing was sent there; set the address that takes leads`,
        ownersTurn,
      );
    }
    if (status === 429 || status === 503) {
      const seconds = secondsToWait(answer.headers.get("Retry-After"));
      throw new CrmRefusal(message, seconds, { asksForTime: seconds !== undefined });
    }
    if (status === 401 || status === 403) throw new CrmRefusal(`${message}: check its key and its rights`, ownersTurn);
    if (status === 408 || status >= 500) throw new CrmRefusal(message);
    throw new CrmRefusal(`${message}: it will not take this`, null);
  }
  const text = (await readReceipt(answer, who)).trim();
  const type = answer.headers.get("Content-Type") ?? "";
  if (/^text\/html\b/i.test(type) || /^<(!doctype|html)\b/i.test(text)) {
    throw new CrmRefusal(
      `${who} answered ${status} with a web page, such as a login page: check its address`,
      ownersTurn,
    );
  }
  const isJson = /\bjson\b/i.test(type) || /^[[{]/.test(text);
  if (!isJson || text === "") return undefined;
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    throw new CrmRefusal(`${who}'s answer was cut off`);
  }
  if (saysError(body)) throw new CrmRefusal(`${who} answered ${status} with an error in it`);
  return body;
}
