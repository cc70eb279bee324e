import { delay, http, HttpResponse } from "msw";

/** Where stories and unit tests find the backend. Nothing answers there but these mocks. */
export const mockBackend = { url: "https://backend.northcover.example", anonKey: "mock-anon-key" } as const;

const leads = `${mockBackend.url}/rest/v1/leads`;

/** An answer as PostgREST gives it for an error. */
const problem = (status: number, code: string, message: string) =>
  HttpResponse.json({ code, message, details: null, hint: null }, { status });

/**
 * The lead is stored.
 * @param onLead - Gets each lead as it was sent.
 */
export const leadStored = (onLead: (lead: unknown) => void = () => {}) =>
  http.post(leads, async ({ request }) => {
    onLead(await request.json());
    return new HttpResponse(null, { status: 201 });
  });

/** The lead is stored after a while. */
export const leadSlow = (milliseconds = 1500, onLead: (lead: unknown) => void = () => {}) =>
  http.post(leads, async ({ request }) => {
    onLead(await request.json());
    await delay(milliseconds);
    return new HttpResponse(null, { status: 201 });
  });

/** The database refuses the lead: a check failed. */
export const leadRefused = () => http.post(leads, () => problem(400, "23514", "new row violates check constraint"));

/** Somebody else has answered: a captive portal, or a host that has one page for every address. */
export const leadAnsweredByPage = () => http.post(leads, () => HttpResponse.html("<h1>Welcome to our Wi-Fi</h1>"));

/** A lead with this id is there already. */
export const leadDuplicate = () =>
  http.post(leads, () => problem(409, "23505", "duplicate key value violates unique constraint"));

/** An answer of a backend that is too busy, with the seconds to wait if it says so. */
function busy(retryAfter: number | undefined) {
  const answer = problem(429, "PT429", "too many requests");
  if (retryAfter !== undefined) answer.headers.set("Retry-After", String(retryAfter));
  return answer;
}

/**
 * Flood control has had enough for now.
 * @param retryAfter - Seconds that it asks to be left alone.
 */
export const leadTooMany = (retryAfter?: number) => http.post(leads, () => busy(retryAfter));

/** Flood control asks for a wait once, and stores the lead after that. */
export const leadBusyOnce = (retryAfter: number, onLead: (lead: unknown) => void = () => {}) => {
  let isBusy = true;
  return http.post(leads, async ({ request }) => {
    if (isBusy) {
      isBusy = false;
      return busy(retryAfter);
    }
    onLead(await request.json());
    return new HttpResponse(null, { status: 201 });
  });
};

/**
 * The backend can't be reached.
 * @param times - How often it fails before it answers; always by default.
 * @param onLost - Gets each lead that did not arrive.
 */
export const leadOffline = (
  times = Number.POSITIVE_INFINITY,
  onLead: (lead: unknown) => void = () => {},
  onLost: (lead: unknown) => void = () => {},
) => {
  let failures = 0;
  return http.post(leads, async ({ request }) => {
    failures += 1;
    const lead: unknown = await request.json();
    if (failures <= times) {
      onLost(lead);
      return HttpResponse.error();
    }
    onLead(lead);
    return new HttpResponse(null, { status: 201 });
  });
};
