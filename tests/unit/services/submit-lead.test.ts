import { http, HttpResponse } from "msw";
import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { leadDuplicate, leadOffline, leadRefused, leadStored, leadTooMany, mockBackend } from "#mocks/leads.ts";
import { sampleLead as lead } from "#mocks/sample-lead.ts";

const leads = `${mockBackend.url}/rest/v1/leads`;
const server = setupServer();

beforeAll(() => server.listen({ onUnhandledFrame: "error" }));
afterAll(() => server.close());

beforeEach(() => {
  vi.stubEnv("VITE_SUPABASE_URL", mockBackend.url);
  vi.stubEnv("VITE_SUPABASE_ANON_KEY", mockBackend.anonKey);
  vi.stubGlobal("location", new URL("https://www.northcover.example/learn"));
});

afterEach(() => {
  server.resetHandlers();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  // The module keeps its connection for the life of the page; each test simulates a new page.
  vi.resetModules();
});

async function submit(): Promise<void> {
  const { submitLead } = await import("#services/submit-lead.ts");
  await submitLead(lead);
}

const answering = (status: number, code = "XX000") =>
  http.post(leads, () => HttpResponse.json({ code, message: "no", details: null, hint: null }, { status }));

describe("a lead", () => {
  test("is sent unchanged, even by a browser that wrongly reports no network", async () => {
    vi.stubGlobal("navigator", { onLine: false });
    const onLead = vi.fn();
    server.use(leadStored(onLead));
    await expect(submit()).resolves.toBeUndefined();
    expect(onLead).toHaveBeenCalledExactlyOnceWith(lead);
  });

  test("is inserted with the visitor's key, without a returned row", async () => {
    const requests: Request[] = [];
    server.use(
      http.post(leads, ({ request }) => {
        requests.push(request);
        return new HttpResponse(null, { status: 201 });
      }),
    );
    await submit();
    expect(requests).toHaveLength(1);
    expect(requests[0]?.headers.get("apikey")).toBe(mockBackend.anonKey);
    expect(requests[0]?.headers.get("prefer") ?? "").not.toContain("representation");
    expect(new URL(requests[0]?.url ?? "").searchParams.has("select")).toBe(false);
  });

  test("that already exists counts as stored", async () => {
    server.use(leadDuplicate());
    await expect(submit()).resolves.toBeUndefined();
  });
});

describe("a lead that is not stored has a reason", () => {
  test.each([
    ["unreachable", "no network", leadOffline()],
    ["unreachable", "a server's fault", answering(500)],
    ["unreachable", "a gateway without an answer", answering(502)],
    ["unreachable", "a backend that is being looked after", answering(503)],
    ["unreachable", "a server that waited too long", answering(408)],
    ["too-many", "flood control", leadTooMany()],
    ["too-many", "a limit of the host", answering(429)],
    ["refused", "a failed check", leadRefused()],
    ["refused", "a wrong key", answering(401)],
    ["refused", "no right to insert", answering(403, "42501")],
    ["refused", "no such table", answering(404, "PGRST205")],
    ["refused", "another conflict than a repeated id", answering(409, "23503")],
  ])("%s: %s", async (reason, _, handler) => {
    server.use(handler);
    await expect(submit()).rejects.toMatchObject({ name: "LeadNotStored", reason });
  });

  const page = (status: number) => HttpResponse.html("<h1>Welcome to our Wi-Fi</h1>", { status });
  test.each([
    ["the page of a captive portal", () => page(200)],
    ["a host's page for every address", () => page(404)],
    ["a host that takes no POST", () => page(405)],
    ["a portal that forbids", () => page(403)],
    ["an empty 200", () => new HttpResponse(null, { status: 200 })],
    ["an empty 204", () => new HttpResponse(null, { status: 204 })],
    ["a 200 with an object", () => HttpResponse.json({ ok: true })],
    ["a page with status 201", () => page(201)],
    ["a redirect to a page", () => new HttpResponse(null, { status: 303, headers: { Location: "/login" } })],
    ["a redirect that is sent on", () => new HttpResponse(null, { status: 307, headers: { Location: "/login" } })],
    ["a duplicate that no database tells of", () => HttpResponse.json({ code: "23505", message: "" }, { status: 200 })],
  ])("when another server has answered: %s", async (_, answer) => {
    const signIn = vi.fn(() => new HttpResponse(null, { status: 201 }));
    server.use(http.post(leads, answer), http.all(`${mockBackend.url}/login`, signIn));
    await expect(submit()).rejects.toMatchObject({ name: "LeadNotStored", reason: "unreachable" });
    expect(signIn).not.toHaveBeenCalled();
  });
});

describe("a backend that asks to wait", () => {
  const tooMany = (retryAfter: string | null) =>
    http.post(leads, () =>
      HttpResponse.json(
        { code: "PGRST", message: "wait" },
        { status: 429, headers: retryAfter === null ? {} : { "Retry-After": retryAfter } },
      ),
    );

  test.each([
    ["2", 2],
    [" 30 ", 30],
    [null, undefined],
    ["soon", undefined],
    ["Wed, 21 Oct 2015 07:28:00 GMT", 0],
  ])("with Retry-After %j: %s seconds", async (header, retryAfter) => {
    server.use(tooMany(header));
    await expect(submit()).rejects.toMatchObject({ reason: "too-many", retryAfter });
  });

  test("until a date: the remaining seconds", async () => {
    vi.useFakeTimers({ now: Date.parse("2026-11-23T12:00:00Z"), toFake: ["Date"] });
    server.use(tooMany("Mon, 23 Nov 2026 12:00:45 GMT"));
    await expect(submit()).rejects.toMatchObject({ reason: "too-many", retryAfter: 45 });
    vi.useRealTimers();
  });
});

describe("a network failure", () => {
  test("is reported if it occurs during the request", async () => {
    const browser = { onLine: true };
    vi.stubGlobal("navigator", browser);
    server.use(
      http.post(leads, () => {
        browser.onLine = false;
        return HttpResponse.error();
      }),
    );
    await expect(submit()).rejects.toMatchObject({ reason: "offline" });
  });

  test("a backend that doesn't respond times out", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    server.use(http.post(leads, () => new Promise<never>(() => {})));
    const sent = submit();
    const refusal = expect(sent).rejects.toMatchObject({ reason: "unanswered" });
    // The service is imported before the timers start.
    await vi.waitFor(() => expect(vi.getTimerCount()).toBeGreaterThan(0));
    await vi.advanceTimersByTimeAsync(13_000);
    await refusal;
    vi.useRealTimers();
  });

  test.each([
    ["no object", '"no"'],
    ["no texts", '{"code": 1, "message": null}'],
  ])("a response with %s is no refusal of the database", async (_, body) => {
    server.use(
      http.post(leads, () => new HttpResponse(body, { status: 400, headers: { "Content-Type": "application/json" } })),
    );
    await expect(submit()).rejects.toMatchObject({ reason: "unreachable", message: "The backend answered 400" });
  });
});

describe("the backend's address and key", () => {
  test.each([
    ["VITE_SUPABASE_URL", "The backend's address is missing (VITE_SUPABASE_URL)."],
    ["VITE_SUPABASE_ANON_KEY", "The backend's key is missing (VITE_SUPABASE_ANON_KEY)."],
  ])("%s is required", async (variable, message) => {
    for (const nothing of ["", undefined]) {
      vi.stubEnv(variable, nothing);
      await expect(submit()).rejects.toThrow(message);
    }
  });

  test("`/` is the page's own origin", async () => {
    vi.stubEnv("VITE_SUPABASE_URL", "/");
    const onLead = vi.fn();
    server.use(
      http.post("https://www.northcover.example/rest/v1/leads", async ({ request }) => {
        onLead(await request.json());
        return new HttpResponse(null, { status: 201 });
      }),
    );
    await submit();
    expect(onLead).toHaveBeenCalledExactlyOnceWith(lead);
  });
});
