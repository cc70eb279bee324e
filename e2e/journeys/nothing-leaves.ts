import type { Page } from "@playwright/test";
import { expect } from "../site.ts";

/** Watches what a page sends, so that a test can say afterwards that some words were not in it. */
export function watchSending(page: Page) {
  const sent: string[] = [];
  page.on("request", (request) => {
    sent.push(`${request.method()} ${request.url()} ${request.postData() ?? ""}`);
  });
  return {
    /**
     * Expects that nothing was sent but requests for files, and that no word is in what the browser has kept.
     *
     * @param storages - Those that must not have kept it; a tool keeps its answers for the session.
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
    /** Expects that some was sent by now, and no word in it. */
    expectSentWithout(words: readonly string[]): void {
      const posts = sent.filter((request) => request.startsWith("POST "));
      expect(posts).toHaveLength(1);
      for (const word of words) expect(posts.join("\n")).not.toContain(word);
    },
  };
}
