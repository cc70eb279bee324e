import { delay, http, HttpResponse } from "msw";

/** Address of the backend in stories and unit tests. Only these mocks respond to it. */
export const mockBackend = { url: "https://backend.northcover.example", anonKey: "mock-anon-key" } as const;

const leads = `${mockBackend.url}/rest/v1/leads`;

/** An error response in the format of PostgREST. */
const problem = (status: number, code: string, message: string) =>
  HttpResponse.json({ code, message, details: null, hint: null }, { status });

type OnLead = (lead: unknown) => void;

/** Fails the first requests, then stores the lead. Both callbacks get the lead as it was sent. */
function storedAfter(failures: number, fail: () => Response, onLead: OnLead = () => {}, onLost: OnLead = () => {}) {
  let left = failures;
  return http.post(leads, async ({ request }) => {
    const lead: unknown = await request.json();
    if (left > 0) {
      left -= 1;
      onLost(lead);
      return fail();
    }
    onLead(lead);
    return new HttpResponse(null, { status: 201 });
  });
}

const noAnswer = () => HttpResponse.error();

/** The lead is stored. */
export const leadStored = (onLead?: OnLead) => storedAfter(0, noAnswer, onLead);

/** The lead is stored after a delay. */
export const leadSlow = (milliseconds: number, onLead: OnLead = () => {}) =>
  http.post(leads, async ({ request }) => {
    onLead(await request.json());
    await delay(milliseconds);
    return new HttpResponse(null, { status: 201 });
  });

/** The database rejects the lead: a check constraint failed. */
export const leadRefused = () => http.post(leads, () => problem(400, "23514", "new row violates check constraint"));

/** A captive portal, or a host that serves one page for every path, responds instead of the backend. */
export const leadAnsweredByPage = () => http.post(leads, () => HttpResponse.html("<h1>Welcome to our Wi-Fi</h1>"));

/** The database already holds a lead with this id. */
export const leadDuplicate = () =>
  http.post(leads, () => problem(409, "23505", "duplicate key value violates unique constraint"));

/** A 429 response, with `Retry-After` in seconds if given. */
function busy(retryAfter: number | undefined) {
  const answer = problem(429, "PT429", "too many requests");
  if (retryAfter !== undefined) answer.headers.set("Retry-After", String(retryAfter));
  return answer;
}

/**
 * Flood control rejects the lead.
 * @param retryAfter - Seconds for the `Retry-After` header.
 */
export const leadTooMany = (retryAfter?: number) => http.post(leads, () => busy(retryAfter));

/** Flood control rejects the first request with `Retry-After` and accepts the next. */
export const leadBusyOnce = (retryAfter: number, onLead: OnLead) => storedAfter(1, () => busy(retryAfter), onLead);

/** The request fails at the network; by default every time. */
export const leadOffline = (times = Number.POSITIVE_INFINITY, onLead?: OnLead, onLost?: OnLead) =>
  storedAfter(times, noAnswer, onLead, onLost);
