import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { BackendSettings } from "../../../scripts/build/backend-settings.ts";
import { writeHeaders } from "../../../scripts/build/headers.ts";

let dist = "";
const hosted: BackendSettings = { kind: "hosted", url: "https://project.supabase.co", anonKey: "key" };

beforeEach(async () => {
  dist = await mkdtemp(join(tmpdir(), "headers-"));
});
afterEach(() => rm(dist, { recursive: true }));

async function written(template: string, settings: BackendSettings): Promise<string> {
  await writeFile(join(dist, "_headers"), template);
  await writeHeaders(dist, settings);
  return readFile(join(dist, "_headers"), "utf8");
}

describe("the built policy", () => {
  test.each([
    ["a hosted backend", hosted, "connect-src 'self' https://project.supabase.co;"],
    [
      "a hosted backend with a port",
      { ...hosted, url: "http://127.0.0.1:54321" },
      "connect-src 'self' http://127.0.0.1:54321;",
    ],
    ["the embedded backend, which is the site's own origin", { kind: "embedded" }, "connect-src 'self';"],
  ] as const)("allows connections to %s, and nothing else", async (_, settings, expected) => {
    expect(await written("connect-src 'self' {backend};", settings)).toBe(expected);
  });

  test("is completed from the site's own file, without leftover placeholders", async () => {
    const headers = await written(await readFile("public/_headers", "utf8"), hosted);
    expect(headers).toContain("https://project.supabase.co");
    expect(headers).not.toMatch(/[{}]/);
    // The longest line that hosts accept.
    expect(Math.max(...headers.split("\n").map((line) => line.length))).toBeLessThan(2000);
  });

  test("throws for a file without a placeholder for the backend", async () => {
    await expect(written("connect-src 'self';", hosted)).rejects.toThrow("public/_headers has no {backend} to fill in");
  });
});
