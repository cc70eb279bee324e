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

test("hashed files are cached forever, the icon for a day, and pages are revalidated", async ({ request }) => {
  const html = readFileSync("dist/index.html", "utf8");
  const asset = /\/assets\/[^"]+\.css/.exec(html)?.[0] ?? "";
  expect((await request.get(asset)).headers()["cache-control"]).toContain("immutable");
  expect((await request.get("/")).headers()["cache-control"]).toContain("max-age=0");
  // Browsers request the icon on every client-side navigation.
  expect((await request.get("/icon.svg")).headers()["cache-control"]).toContain("max-age=86400");
});

test("a 404 is revalidated, because the file may appear during a deployment", async ({ request }) => {
  const response = await request.get("/assets/app-gone.js");
  expect(response.status()).toBe(404);
  expect(response.headers()["cache-control"]).toBe("public, max-age=0, must-revalidate");
});

test("every response has the security headers, including the database's", async ({ request, backend: _opened }) => {
  for (const path of ["/", "/nowhere", "/learn/", "/rest/v1/leads", "/functions/v1/send-lead"]) {
    const headers = (await request.get(path, { maxRedirects: 0 })).headers();
    expect(headers["strict-transport-security"], path).toBe("max-age=63072000; includeSubDomains");
    expect(headers["cross-origin-resource-policy"], path).toBe("same-origin");
    expect(headers["content-security-policy"], path).toContain("default-src 'none'");
    expect(headers["x-content-type-options"], path).toBe("nosniff");
  }
});

test("a range request returns the whole file", async ({ request }) => {
  const whole = await (await request.get("/icon.svg")).text();
  for (const range of ["bytes=-5", "bytes=0-4", "bytes=9999999-"]) {
    const response = await request.get("/icon.svg", { headers: { Range: range } });
    expect([response.status(), await response.text()]).toEqual([200, whole]);
  }
});
