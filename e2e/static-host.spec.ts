import { readFileSync } from "node:fs";
import { builtPaths, expect, test } from "./site.ts";

test("every page answers at its clean path with the security headers, compressed", async ({ request }) => {
  for (const path of builtPaths) {
    const response = await request.get(path, { headers: { "Accept-Encoding": "br" } });
    expect(response.status(), path).toBe(200);
    const headers = response.headers();
    expect(headers["content-encoding"], path).toBe("br");
    expect(headers["content-type"], path).toContain("text/html");
    expect(headers["content-security-policy"], path).toContain("script-src 'self';");
    expect(headers["x-content-type-options"], path).toBe("nosniff");
  }
});

test("any other address is the not-found page with status 404", async ({ request }) => {
  for (const path of [
    "/nowhere",
    "/learn/nowhere",
    "/LEARN",
    "/learn/%2e%2e/x",
    "/_headers",
    "/404",
    "/.env",
    "/a".repeat(900),
  ]) {
    const response = await request.get(path, { maxRedirects: 0 });
    expect(response.status(), path.slice(0, 40)).toBe(404);
    expect(await response.text(), path.slice(0, 40)).toContain("Oops! Page not found");
  }
});

test("a trailing slash and the file's own name lead to the clean path", async ({ request }) => {
  for (const [from, to] of [
    ["/learn/", "/learn"],
    ["/learn.html", "/learn"],
    ["/learn/?a=1", "/learn?a=1"],
  ] as const) {
    const response = await request.get(from, { maxRedirects: 0 });
    expect(response.status(), from).toBe(301);
    expect(response.headers()["location"], from).toBe(to);
  }
});

test("hashed files are kept for ever and the icon for a day, pages are asked for again", async ({ request }) => {
  const html = readFileSync("dist/index.html", "utf8");
  const asset = /\/assets\/[^"]+\.css/.exec(html)?.[0] ?? "";
  expect((await request.get(asset)).headers()["cache-control"]).toContain("immutable");
  expect((await request.get("/")).headers()["cache-control"]).toContain("max-age=0");
  // Browsers turn to the icon with every page within the app.
  expect((await request.get("/icon.svg")).headers()["cache-control"]).toContain("max-age=86400");
});
