import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { httpMiddleware } from "../../../scripts/embedded-backend/embedded-http.ts";

const failure = new Error("The disk is full");
const brokenBody = () => new Response(new ReadableStream({ pull: (stream) => stream.error(failure) }));

const middleware = httpMiddleware(["/rest/v1"], async (request) => {
  const { pathname } = new URL(request.url);
  if (pathname === "/rest/v1/leads") throw failure;
  return pathname === "/rest/v1/half" ? brokenBody() : Response.json({ path: pathname });
});

let server: Server;
let address: string;

beforeEach(async () => {
  server = createServer((request, response) => {
    middleware(request, response, () => response.writeHead(405).end("the next one"));
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const listening = server.address();
  address = `http://127.0.0.1:${typeof listening === "object" && listening !== null ? listening.port : 0}`;
});

afterEach(() => {
  vi.restoreAllMocks();
  server.closeAllConnections();
  server.close();
});

test("answers its own paths and passes on the others", async () => {
  const own = await fetch(`${address}/rest/v1/other`);
  expect(await own.json()).toEqual({ path: "/rest/v1/other" });
  const other = await fetch(`${address}/rest/v2/other`);
  expect(other.status).toBe(405);
  expect(await other.text()).toBe("the next one");
});

test.each(["/rest/v1/leads", "/rest/v1/half"])("logs a failure and says so: %s", async (path) => {
  const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const answer = await fetch(address + path, { method: "POST", body: "{}" });
  expect(answer.status).toBe(500);
  expect(await answer.json()).toEqual({ code: "500", message: "The backend failed" });
  expect(log.mock.calls).toEqual([[failure]]);
});
