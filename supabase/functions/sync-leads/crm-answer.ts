import { CrmRefusal } from "./handover.ts";

/** Maximum size of a response body in bytes; a receipt is a few hundred. */
const longestAnswer = 64 * 1024;

/** Retry delay in seconds after a rejection that only the owner can fix: a wrong key, a wrong URL. */
const ownersTurn = 3600;

/** Maximum retry delay in seconds. */
const longestWait = 86_400;

/** Seconds of a `Retry-After` header, which holds a number or a date. */
function secondsToWait(header: string | null): number | undefined {
  const text = header?.trim() ?? "";
  const seconds = /^\d+$/.test(text) ? Number(text) : Math.ceil((Date.parse(text) - Date.now()) / 1000);
  return seconds > 0 ? Math.min(seconds, longestWait) : undefined;
}

/** Reads the body up to the limit; the rest is not fetched. */
async function readReceipt(answer: Response, who: string): Promise<string> {
  const decoder = new TextDecoder();
  let [text, size] = ["", 0];
  // Leaving the loop cancels the stream.
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

/** Whether a success response reports an error in its body. */
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
 * Accepts a response only if it is a genuine success: status 2xx, no redirect, no HTML, no error in the body. Login
 * pages, proxies and wrong URLs send such responses, and accepting one would lose leads.
 * @param who - Name for the owner's messages, such as "HighLevel".
 * @returns The JSON of the body, or `undefined` if it is plain text or empty.
 * @throws {CrmRefusal} Otherwise; its message quotes nothing of the response.
 */
export async function expectSuccess(answer: Response, who: string): Promise<unknown> {
  const { status } = answer;
  if (!answer.ok) {
    await answer.body?.cancel();
    const message = `${who} answered ${status}`;
    // Fetch hides the status of a redirect that isn't followed.
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
