import { createServer, type Server } from "node:http";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { callerAddress, trustedProxies } from "../../../scripts/embedded-backend/caller-address.ts";
import { backendMiddleware, sanitiseForLog } from "../../../scripts/embedded-backend/embedded-http.ts";
import { listenInProcess } from "../../../scripts/machine/listen.ts";

const failure = new Error("Key (email)=(ann@example.ca) could not be written");

const unused = () => Promise.reject(failure);
const middleware = backendMiddleware({
  ownerKey: "",
  isTrusted: trustedProxies("127.0.0.1, 10.0.0.0/8"),
  request: async ({ path, headers }) => {
    if (path.startsWith("/rest/v1/leads")) throw failure;
    const isFull = path.startsWith("/rest/v1/full");
    const status = isFull ? 500 : 200;
    const text = isFull
      ? { code: "53100", message: 'could not extend file "base/5/16636": No space left on device' }
      : { path, caller: headers["cf-connecting-ip"] };
    const body = new TextEncoder().encode(JSON.stringify(text));
    return { status, headers: { "content-type": "application/json" }, body };
  },
  dump: unused,
  sendLead: unused,
  answerLink: unused,
});

let server: Server;
let address: string;

beforeEach(async () => {
  server = createServer((request, response) => {
    middleware(request, response, () => response.writeHead(405).end("the next one"));
  });
  address = await listenInProcess(server);
});

afterEach(() => {
  vi.restoreAllMocks();
  server.closeAllConnections();
  server.close();
});

test("handles its own paths and passes on the others", async () => {
  const own = await fetch(`${address}/rest/v1/other`);
  expect(await own.json()).toEqual({ path: "/rest/v1/other", caller: "127.0.0.1" });
  const other = await fetch(`${address}/rest/v2/other`);
  expect(other.status).toBe(405);
  expect(await other.text()).toBe("the next one");
});

test("logs a failure without the request's content, and responds with an error", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const answer = await fetch(`${address}/rest/v1/leads?email=eq.ann@example.ca`, { method: "POST", body: "{}" });
  expect(answer.status).toBe(500);
  expect(await answer.json()).toEqual({ code: "500", message: "The backend failed" });
  const full = await fetch(`${address}/rest/v1/full%0a[error]%20FAKE?email=eq.ann@example.ca`);
  expect(full.status).toBe(500);
  expect(await full.json()).toEqual({
    code: "500",
    message: "The database can't do this just now. Please try again later.",
  });
  expect(log.mock.calls).toEqual([
    ["A request to the database failed: Error"],
    ["The database answered 500 to GET /rest/v1/full%250a[error]%2520FAKE, because the disk is full"],
  ]);
});

test("trusts only the part of a forwarded address that known proxies added", async () => {
  const caller = async (forwardedFor: string) => {
    const headers = { "x-forwarded-for": forwardedFor, "cf-connecting-ip": "198.51.100.66" };
    const answer = (await (await fetch(`${address}/rest/v1/other`, { headers })).json()) as { caller: string };
    return answer.caller;
  };
  expect(await caller("203.0.113.9")).toBe("203.0.113.9");
  expect(await caller("198.51.100.1, 203.0.113.9")).toBe("203.0.113.9");
  expect(await caller("198.51.100.1, 203.0.113.9, 10.1.2.3")).toBe("203.0.113.9");
  expect(await caller("nonsense")).toBe("127.0.0.1");
});

describe("a caller's address", () => {
  const nobody = trustedProxies("");
  test.each([
    ["203.0.113.9", "198.51.100.1", nobody, "203.0.113.9"],
    ["::ffff:203.0.113.9", undefined, nobody, "203.0.113.9"],
    ["2001:db8::1", "198.51.100.1", trustedProxies("2001:db8::/32"), "198.51.100.1"],
    ["10.0.0.1", "198.51.100.7:443", trustedProxies("10.0.0.0/8"), "198.51.100.7"],
    ["10.0.0.1", "198.51.100.7, 10.0.0.3:8080", trustedProxies("10.0.0.0/8"), "198.51.100.7"],
    ["10.0.0.1", "[2001:db8::1]:443", trustedProxies("10.0.0.0/8"), "2001:db8::1"],
    ["10.0.0.1", "[2001:db8::1]", trustedProxies("10.0.0.0/8"), "2001:db8::1"],
    ["10.0.0.1", "198.51.100.1, ::ffff:10.0.0.2", trustedProxies("10.0.0.0/8"), "198.51.100.1"],
  ])("from %s with %j is %#", (peer, forwardedFor, trusted, expected) => {
    expect(callerAddress(peer, forwardedFor, trusted)).toBe(expected);
  });

  test.each(["proxy", "10.0.0.0/33", "10.0.0.0/x", "10.0.0.0/", "2001:db8::/200"])(
    "of the proxy %j is refused",
    (list) => {
      expect(() => trustedProxies(list)).toThrow("no address and no network");
    },
  );
});

test("external text stays on one line of a log", () => {
  expect(sanitiseForLog("/a\n[error] x\u001B[2J%0a")).toBe("/a?[error]?x?[2J%250a");
  expect(sanitiseForLog("x".repeat(5000))).toHaveLength(200);
});
