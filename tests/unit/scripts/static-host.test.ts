import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { Agent, createServer, request, type IncomingHttpHeaders, type Server } from "node:http";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import * as fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { parseHeaders, staticHost } from "../../../scripts/static-host.ts";

/** The headers that a file's text gives to a path. */
const matching = (text: string, path: string) =>
  parseHeaders(text)
    .filter(({ pattern }) => pattern.test(path))
    .flatMap(({ headers }) => headers);

describe("a _headers file", () => {
  test.each([
    ["nothing", ""],
    ["comments and empty lines", "# a comment\n\n   # another\n"],
    ["a header without a path", "  X-Lost: yes\n"],
  ])("of %s has no rule that applies", (_, text) => {
    expect(matching(text, "/")).toEqual([]);
  });

  test("gives a path its headers, with colons in their values, spaces around and Windows line ends", () => {
    expect(matching("/learn\r\n  X-One:  a: b \r\n\tX-Two:c\r\n", "/learn")).toEqual([
      ["X-One", "a: b"],
      ["X-Two", "c"],
    ]);
  });

  test("keeps each path's headers apart", () => {
    const text = "/a\n  X-A: 1\n/b\n  X-B: 2\n";
    expect(matching(text, "/a")).toEqual([["X-A", "1"]]);
    expect(matching(text, "/b")).toEqual([["X-B", "2"]]);
  });

  test.each([
    ["/*", "/", true],
    ["/*", "/learn/life-insurance", true],
    ["/assets/*", "/assets/app.js", true],
    ["/assets/*", "/assets", false],
    ["/assets/*", "/other/assets/app.js", false],
    ["/*.js", "/assets/app.js", true],
    ["/*.js", "/assets/app.json", false],
    ["/a.b", "/axb", false],
    ["/a+b(c)[d]", "/a+b(c)[d]", true],
    ["/learn", "/learn/life", false],
    ["/learn", "/", false],
  ])("%s on %s: %j", (rule, path, applies) => {
    expect(matching(`${rule}\n  X-Rule: yes\n`, path)).toHaveLength(applies ? 1 : 0);
  });
});

interface Answer {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

const outside = mkdtempSync(join(tmpdir(), "static-host-"));
const folder = join(outside, "dist");
const secret = "nobody may read this";
const agent = new Agent({ keepAlive: true, maxSockets: 4 });
let server: Server;
let failures: unknown[] = [];

function port(): number {
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port");
  return address.port;
}

/** Sends the path as it is; `fetch` would tidy it first. */
function ask(path: string, method = "GET", headers: Record<string, string> = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request({ port: port(), path, method, headers, agent }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () => {
        resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks).toString() });
      });
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

beforeAll(async () => {
  mkdirSync(join(folder, "learn"), { recursive: true });
  mkdirSync(join(folder, "assets"));
  mkdirSync(join(outside, "dist-private"));
  const files = {
    "index.html": "home",
    "404.html": "nothing here",
    "learn.html": "learn",
    "learn/life.html": "life",
    "assets/app-1.js": "app",
    // Beside the folder, and one whose name only begins like it.
    "../secret.txt": secret,
    "../secret.html": secret,
    "../learn.html": secret,
    "../dist-private/secret.html": secret,
    _headers: "/*\n  X-All: yes\n  Cache-Control: max-age=0\n/assets/*\n  Cache-Control: immutable\n",
  };
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
  writeFileSync(join(folder, "learn.html.br"), brotliCompressSync("learn"));
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
  rmSync(outside, { recursive: true });
});

describe("a static host", () => {
  test.each([
    ["/", "home"],
    ["/?utm_source=test", "home"],
    ["/learn", "learn"],
    ["/learn?a=1&b=2", "learn"],
    ["/learn/life", "life"],
    ["/assets/app-1.js", "app"],
  ])("answers %s", async (path, body) => {
    expect(await ask(path)).toMatchObject({ status: 200, body, headers: { "x-all": "yes" } });
  });

  test.each([
    "/nowhere",
    "/learn/nowhere",
    "/learn/life/more",
    "/LEARN",
    "/nowhere/",
    "/nowhere.html",
    "/404",
    "/404.html",
    "/index.html",
    "/index",
    "/index/",
    "/_headers",
    "/learn.html.br",
    "/learn.br",
    "/assets/",
    "/../secret.txt",
    "/%2e%2e/secret.txt",
    "/learn/..%2f..%2fsecret.txt",
    "/%E0%A4%A",
    "//elsewhere.example/",
  ])("has the not-found page at %s", async (path) => {
    expect(await ask(path)).toMatchObject({
      status: 404,
      body: "nothing here",
      headers: { "content-type": "text/html; charset=utf-8", "x-all": "yes" },
    });
  });

  test.each([
    ["/learn/", "/learn"],
    ["/learn///", "/learn"],
    ["/learn.html", "/learn"],
    ["/learn.html/", "/learn"],
    ["/learn/life/", "/learn/life"],
    ["/learn/?a=1", "/learn?a=1"],
    ["/learn/?", "/learn?"],
  ])("leads from %s to %s", async (path, location) => {
    expect(await ask(path)).toMatchObject({ status: 301, headers: { location } });
  });

  test("lets a later rule of the headers replace an earlier one", async () => {
    expect((await ask("/learn")).headers["cache-control"]).toBe("max-age=0");
    expect((await ask("/assets/app-1.js")).headers["cache-control"]).toBe("immutable");
  });

  test("sends the compressed file to who can read it", async () => {
    const compressed = await ask("/learn", "GET", { "Accept-Encoding": "br" });
    expect(compressed.headers).toMatchObject({
      "content-encoding": "br",
      "content-type": expect.stringContaining("text/html"),
    });
    expect(compressed.headers.vary).toMatch(/accept-encoding/i);
    expect((await ask("/learn")).headers["content-encoding"]).toBeUndefined();
  });

  test("answers a known version with 304", async () => {
    const { headers } = await ask("/learn");
    expect(await ask("/learn", "GET", { "If-None-Match": headers.etag ?? "" })).toMatchObject({
      status: 304,
      body: "",
    });
  });

  test.each([
    ["/learn", 200],
    ["/nowhere", 404],
  ])("answers HEAD %s without a body", async (path, status) => {
    expect(await ask(path, "HEAD")).toMatchObject({ status, body: "" });
  });

  test.each(["POST", "PUT", "PATCH", "DELETE", "OPTIONS"])("refuses %s", async (method) => {
    expect(await ask("/learn", method)).toMatchObject({ status: 405, body: "", headers: { allow: "GET, HEAD" } });
  });

  test("says what to do when the site is not built", () => {
    expect(() => staticHost(join(folder, "assets"))).toThrow(/holds no built site; run "npm run build" first\.$/);
  });
});

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
      const { status, headers, body } = await ask(path);
      const { location } = headers;
      expect(body).not.toContain(secret);
      if (status !== undefined) seen.set(status, (seen.get(status) ?? 0) + 1);
      if (status === 404) expect(body).toBe("nothing here");
      if (status === 200) expect(["home", "learn", "life", "app"]).toContain(body);
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
