import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { Agent, createServer, request, type Server } from "node:http";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { staticHost } from "../../../scripts/static-host.ts";

const root = mkdtempSync(join(tmpdir(), "static-host-addresses-"));
const folder = join(root, "dist");
const secret = "nobody may read this";
const agent = new Agent({ keepAlive: true, maxSockets: 4 });
let server: Server;
let failures: unknown[] = [];

const published: Readonly<Record<string, string>> = {
  "index.html": "home",
  "404.html": "nothing here",
  "learn.html": "learn",
  "learn/life.html": "life",
  "assets/app-1.js": "app",
  _headers: "/*\n  X-All: yes\n",
};
const bodies = new Set(["home", "learn", "life", "app"]);

beforeAll(async () => {
  mkdirSync(join(folder, "learn"), { recursive: true });
  mkdirSync(join(folder, "assets"));
  for (const [name, content] of Object.entries(published)) writeFileSync(join(folder, name), content);
  // Beside the folder, and one whose name only begins like it.
  mkdirSync(join(root, "dist-private"));
  for (const name of ["secret.html", "secret.txt", "learn.html", "dist-private/secret.html"]) {
    writeFileSync(join(root, name), secret);
  }
  const host = staticHost(folder);
  server = createServer((incoming, response) => {
    try {
      host(incoming, response, () => undefined);
    } catch (failure) {
      failures.push(failure);
      response.destroy();
    }
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
});

afterAll(async () => {
  agent.destroy();
  await new Promise((resolve) => server.close(resolve));
  rmSync(root, { recursive: true });
});

function port(): number {
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port");
  return address.port;
}

interface Answer {
  readonly status: number | undefined;
  readonly location: string | undefined;
  readonly body: string;
}

/** Sends the path as it is; `fetch` would tidy it first. */
function ask(path: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request({ port: port(), path, agent }, (response) => {
      let body = "";
      response.setEncoding("utf8");
      response.on("data", (chunk: string) => (body += chunk));
      response.on("end", () => resolve({ status: response.statusCode, location: response.headers.location, body }));
    })
      .on("error", reject)
      .end();
  });
}

/** Sends a request line that Node's own client would refuse to send, and says what came back. */
function askRaw(target: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port(), "127.0.0.1", () => {
      socket.end(`GET ${target} HTTP/1.1\r\nHost: site.example\r\nConnection: close\r\n\r\n`, "latin1");
    });
    let answer = "";
    socket.setEncoding("utf8");
    socket.on("data", (chunk) => (answer += String(chunk)));
    socket.on("end", () => resolve(answer));
    socket.on("error", reject);
  });
}

/** Pieces that addresses are forged from. */
const signs = ["/", "//", "/./", "/../", "..", ".", "\\", "/\\", "?", "#", ";", ":", "@", "~", "&", "=", "+", "*", "'"];
const escapes = [
  "%2e",
  "%2E%2e",
  "%2f",
  "%5c",
  "%00",
  "%0d%0aX-Evil:%20yes",
  "%",
  "%E0%A4%A",
  "%C3%A9",
  "%252e",
  "%20",
];
const ownNames = [
  "learn",
  "LEARN",
  "life",
  "index",
  "404",
  ".html",
  ".br",
  "assets",
  "app-1.js",
  "_headers",
  "%5Fheaders",
  "%34%304",
  "%6Cearn",
];
const otherNames = ["dist", "dist-private", "secret", ".txt", "evil.example", "http:", "javascript:", "constructor"];
const piece = fc.constantFrom(...signs, ...escapes, ...ownNames, ...otherNames, "a".repeat(300));
const forged = fc.oneof(
  { weight: 3, arbitrary: fc.array(piece, { maxLength: 8 }).map((pieces) => `/${pieces.join("")}`) },
  { weight: 1, arbitrary: fc.webPath() },
  {
    weight: 2,
    arbitrary: fc
      .tuple(
        fc.constantFrom("/learn", "/learn/life", "/../dist/learn", "/./learn", "//learn", "/x/../learn", "/%2e/learn"),
        fc.constantFrom("", "/", "///", ".html", ".html/", "?a=1", "/?a=//evil.example", "/#x", "/%2e", "/.."),
      )
      .map((parts) => parts.join("")),
  },
);

test.each([
  "/404",
  "/404#",
  "/404//",
  "/index//",
  "/_headers/",
  "/learn/..//404",
  "/404.html#x",
  "/%34%30%34",
  "/%5Fheaders",
  "/_headers#",
  "/learn.html.br#x",
  "/learn.html.%62r",
])("%s is nobody's page", async (path) => {
  expect(await ask(path)).toMatchObject({ status: 404, body: "nothing here" });
});

test("whatever address is asked for, the answer is a file of the site, its one name, or the not-found page", async () => {
  failures = [];
  const seen = new Map<number, number>();
  await fc.assert(
    fc.asyncProperty(forged, async (path) => {
      const { status, location, body } = await ask(path);
      expect(body).not.toContain(secret);
      if (status !== undefined) seen.set(status, (seen.get(status) ?? 0) + 1);
      if (status === 404) expect(body).toBe("nothing here");
      if (status === 200) expect(bodies).toContain(body);
      if (status === 404 || status === 200) return;
      expect(status).toBe(301);
      // A second slash or a backslash would make it another host's address.
      expect(location).toMatch(/^\/(?![/\\])/);
      expect(new URL(location ?? "", "http://site.example").origin).toBe("http://site.example");
      expect(location).not.toMatch(/[\r\n]/);
      // The way ends there.
      expect(await ask(location ?? "")).toMatchObject({ status: 200 });
    }),
    { numRuns: 1500 },
  );
  expect(failures).toEqual([]);
  for (const status of [200, 301, 404]) expect(seen.get(status), String(status)).toBeGreaterThan(10);
});

describe("a request that no browser sends", () => {
  test.each([
    ["an absolute address", "http://evil.example/learn/"],
    ["an absolute address that leads back", "http://evil.example/../../learn/"],
    ["a bare host", "evil.example:443"],
    ["an asterisk", "*"],
    ["no slash", "learn/"],
    ["raw bytes", "/learn\u00ff\u0080/"],
    ["a backslash", "/\\evil.example/"],
    ["a NUL", "/learn\u0000/"],
    ["a tab", "/learn\t/"],
    ["nine thousand characters", `/${"a/".repeat(4500)}`],
    ["twenty thousand characters", `/${"a".repeat(20_000)}`],
  ])("with %s neither fails nor leads away", async (_, target) => {
    failures = [];
    const answer = await askRaw(target);
    expect(answer).toMatch(/^HTTP\/1\.1 (?:400|404|414|431) /);
    expect(answer).not.toMatch(/^location:/im);
    expect(answer).not.toContain(secret);
    expect(failures).toEqual([]);
  });
});
