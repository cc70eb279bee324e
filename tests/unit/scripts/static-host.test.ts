import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, request, type IncomingHttpHeaders, type Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
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
let server: Server;

/** Sends the path as it is; `fetch` would tidy it first. */
function ask(path: string, method = "GET", headers: Record<string, string> = {}): Promise<Answer> {
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port");
  return new Promise((resolve, reject) => {
    request({ port: address.port, path, method, headers }, (response) => {
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

beforeAll(async () => {
  mkdirSync(join(folder, "learn"), { recursive: true });
  mkdirSync(join(folder, "assets"));
  const files = {
    "index.html": "home",
    "404.html": "nothing here",
    "learn.html": "learn",
    "learn/life.html": "life",
    "assets/app-1.js": "app",
    "../secret.txt": "secret",
    _headers: "/*\n  X-All: yes\n  Cache-Control: max-age=0\n/assets/*\n  Cache-Control: immutable\n",
  };
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
  writeFileSync(join(folder, "learn.html.br"), brotliCompressSync("learn"));
  const host = staticHost(folder);
  server = createServer((incoming, response) => host(incoming, response, () => undefined));
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
});

afterAll(async () => {
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
