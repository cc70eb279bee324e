import type { Page } from "@playwright/test";
import { expect } from "../site.ts";

/** Records the requests of a page, so that a test can check that they don't contain some words. */
export function watchSending(page: Page) {
  const sent: string[] = [];
  page.on("request", (request) => {
    sent.push(`${request.method()} ${request.url()} ${request.postData() ?? ""}`);
  });
  return {
    /**
     * Expects only requests for files, and no word in the browser's storage.
     *
     * @param storages - Storages that must not contain the words; a tool keeps its answers for the session.
     */
    async expectNothingLeft(
      words: readonly string[],
      storages: readonly ("localStorage" | "sessionStorage")[] = ["localStorage", "sessionStorage"],
    ): Promise<void> {
      expect(sent.filter((request) => !request.startsWith("GET "))).toEqual([]);
      const kept = await page.evaluate(
        (names) =>
          JSON.stringify([
            location.href,
            document.cookie,
            ...names.map((name): unknown => ({ ...window[name] })),
            history.state,
          ]),
        storages,
      );
      for (const word of words) {
        expect(sent.filter((request) => request.includes(word))).toEqual([]);
        expect(kept).not.toContain(word);
      }
    },
    /** Expects at least one request, and no word in any. */
    expectSentWithout(words: readonly string[]): void {
      const posts = sent.filter((request) => request.startsWith("POST "));
      expect(posts).toHaveLength(1);
      for (const word of words) expect(posts.join("\n")).not.toContain(word);
    },
  };
}
