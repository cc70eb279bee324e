import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, request, type IncomingHttpHeaders, type Server } from "node:http";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { parseHeaders, staticHost } from "../../../scripts/static-host.ts";

describe("a _headers file", () => {
  const matching = (text: string, path: string) =>
    parseHeaders(text).flatMap(({ pattern, headers }) => (pattern.test(path) ? headers : []));

  test("gives each path its own headers, regardless of comments, spaces and line endings", () => {
    const text = "# a comment\r\n/a\r\n  X-One:  a: b \r\n\tX-Two:c\r\n\r\n/b\n  X-B: 2\n";
    expect(matching(text, "/a")).toEqual([
      ["X-One", "a: b"],
      ["X-Two", "c"],
    ]);
    expect(matching(text, "/b")).toEqual([["X-B", "2"]]);
  });

  test.each([
    ["/*", "/learn/life-insurance", true],
    ["/assets/*", "/assets/app.js", true],
    ["/assets/*", "/other/assets/app.js", false],
    ["/*.js", "/assets/app.json", false],
    ["/a.b", "/axb", false],
    ["/learn", "/learn/life", false],
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
const failures: unknown[] = [];
let server: Server;

function port(): number {
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port");
  return address.port;
}

/** Sends the path unchanged; `fetch` would normalize it. */
function ask(path: string, method = "GET", headers: Record<string, string> = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request({ port: port(), path, method, headers }, (response) => {
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

/** Sends a request target that Node's own client refuses to send. */
function askRaw(target: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port(), "127.0.0.1", () => {
      socket.end(`GET ${target} HTTP/1.1\r\nHost: site.example\r\nConnection: close\r\n\r\n`, "latin1");
    });
    let answer = "";
    socket.setEncoding("utf8");
    socket.on("data", (chunk) => (answer += String(chunk)));
    socket.on("end", () => resolve(answer)).on("error", reject);
  });
}

beforeAll(async () => {
  mkdirSync(join(folder, "learn"), { recursive: true });
  mkdirSync(join(folder, "assets"));
  const files = {
    "index.html": "home",
    "404.html": "nothing here",
    "learn.html": "learn",
    "learn/life.html": "life",
    "assets/app-1.js": "app",
    "../secret.txt": secret,
    "../secret.html": secret,
    "../learn.html": secret,
    _headers: "/*\n  X-All: yes\n  Cache-Control: max-age=0\n/assets/*\n  Cache-Control: immutable\n",
  };
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
  writeFileSync(join(folder, "learn.html.br"), "");
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
  await new Promise((resolve) => server.close(resolve));
  rmSync(outside, { recursive: true });
  expect(failures).toEqual([]);
});

test.each([
  ["/", "home", /html/],
  ["/learn?a=1&b=2", "learn", /html/],
  ["/learn/life", "life", /html/],
  ["/assets/app-1.js", "app", /javascript/],
])("%s is a file with its type and headers", async (path, body, type) => {
  const answer = await ask(path);
  expect(answer).toMatchObject({ status: 200, body, headers: { "x-all": "yes" } });
  expect(answer.headers["content-type"]).toMatch(type);
});

test.each([
  "/nowhere",
  "/learn/life/more",
  "/LEARN",
  "/404",
  "/404.html",
  "/%34%30%34",
  "/index",
  "/index.html",
  "/_headers",
  "/%5Fheaders",
  "/learn.html.br",
  "/learn.html.%62r",
  "/assets/",
  "/../secret.txt",
  "/learn/..%2f..%2fsecret.txt",
  "/%E0%A4%A",
  "//elsewhere.example/",
])("%s is the not-found page", async (path) => {
  expect(await ask(path)).toMatchObject({
    status: 404,
    body: "nothing here",
    headers: { "content-type": "text/html; charset=utf-8", "x-all": "yes" },
  });
});

test.each([
  ["/learn///", "/learn"],
  ["/learn.html", "/learn"],
  ["/learn/life/", "/learn/life"],
  ["/learn/?a=1", "/learn?a=1"],
])("%s redirects to %s", async (path, location) => {
  expect(await ask(path)).toMatchObject({ status: 301, headers: { location } });
});

test("a later rule of the headers replaces an earlier one", async () => {
  expect((await ask("/learn")).headers["cache-control"]).toBe("max-age=0");
  expect((await ask("/assets/app-1.js")).headers["cache-control"]).toBe("immutable");
});

test("HEAD has no body, and other methods are refused", async () => {
  expect(await ask("/nowhere", "HEAD")).toMatchObject({ status: 404, body: "" });
  for (const method of ["POST", "DELETE", "OPTIONS"])
    expect(await ask("/learn", method)).toMatchObject({ status: 405, headers: { allow: "GET, HEAD" } });
});

/** Fragments of hostile addresses. */
const pieces = [
  String.raw`/ // /./ /../ .. \ /\ ? # : @ %2e %2E%2e %2f %5c %00 % %E0%A4%A %0d%0aX-Evil:%20yes %252e`,
  `learn life 404 .html .br _headers %6Cearn secret .txt evil.example http: constructor ${"a".repeat(300)}`,
].flatMap((list) => list.split(" "));
const forged = fc.oneof(
  fc.array(fc.constantFrom(...pieces), { maxLength: 8 }).map((parts) => `/${parts.join("")}`),
  fc
    .tuple(
      fc.constantFrom("/learn", "/learn/life", "/../dist/learn", "//learn", "/x/../learn", "/%2e/learn"),
      fc.constantFrom("", "/", "///", ".html", ".html/", "/?a=//evil.example", "/#x", "/%2e", "/.."),
    )
    .map((parts) => parts.join("")),
);

test("any address returns a file of the site, a redirect to its canonical address, or the not-found page", async () => {
  await fc.assert(
    fc.asyncProperty(forged, async (path) => {
      const { status, headers, body } = await ask(path);
      if (status === 404) expect(body).toBe("nothing here");
      else if (status === 200) expect(["home", "learn", "life", "app"]).toContain(body);
      else {
        expect(status).toBe(301);
        // A second slash or a backslash would lead to another host.
        expect(headers.location).toMatch(/^\/(?![/\\])[^\r\n]*$/);
        expect(await ask(headers.location ?? "")).toMatchObject({ status: 200 });
      }
    }),
    { numRuns: 600 },
  );
});

test.each([
  ["an absolute address", "http://evil.example/../../learn/"],
  ["an asterisk", "*"],
  ["no slash", "learn/"],
  ["a backslash", "/\\evil.example/"],
  ["a NUL", "/learn\u0000/"],
  ["fifteen thousand slashes", `/learn${"/".repeat(15_000)}x`],
])("a request with %s neither fails nor redirects to another host", async (_, target) => {
  const answer = await askRaw(target);
  expect(answer).toMatch(/^HTTP\/1\.1 (?:400|404|414|431) /);
  expect(answer).not.toMatch(/^location:/im);
  expect(answer).not.toContain(secret);
});
