import { afterEach, expect, test, vi } from "vitest";
import { CodeReplaced, fetchCode } from "#platform/fetch-code.ts";

afterEach(() => void vi.unstubAllGlobals());

test.each([
  ["a portal's page with status 200", 200, "text/html"],
  ["a script with status 404", 404, "text/javascript"],
])("%s is not accepted as code", async (_, status, type) => {
  vi.stubGlobal("fetch", async () => new Response("", { status, headers: { "Content-Type": type } }));
  await expect(fetchCode([`/${status}.js`], "low")).rejects.toThrow(CodeReplaced);
});
