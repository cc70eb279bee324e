import * as words from "./words.ts";

export interface NewsletterLinkSettings {
  /** Calls `public.confirm_newsletter` with the owner's key. */
  readonly confirm: (code: string) => Promise<unknown>;
  /** Calls `public.unsubscribe` with the owner's key. */
  readonly unsubscribe: (code: string) => Promise<unknown>;
}

interface PageWords {
  readonly title: string;
  readonly text: string;
  readonly button?: string;
}

/** The page loads no resources, can't be framed, and sends no referrer, so the code in its URL doesn't leak. */
const headers = {
  "Content-Type": "text/html; charset=utf-8",
  "Cache-Control": "no-store",
  "Referrer-Policy": "no-referrer",
  "X-Robots-Tag": "noindex",
  "Content-Security-Policy":
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
};

const style =
  "body{font:1.125rem/1.6 system-ui,sans-serif;max-width:36rem;margin:4rem auto;padding:0 1rem;color-scheme:light dark}" +
  "button{font:inherit;font-weight:600;min-height:2.75rem;padding:.5rem 1.25rem;cursor:pointer}";

function page(status: number, { title, text, button }: PageWords): Response {
  // Without an action, the form posts to the page's own URL, including the code.
  const form = button === undefined ? "" : `<form method="post"><button>${button}</button></form>`;
  return new Response(
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
      `<title>${title} - ${words.siteName}</title><style>${style}</style></head>` +
      `<body><main><h1>${title}</h1><p>${text}</p>${form}</main></body></html>`,
    { status, headers },
  );
}

/**
 * Handles links in mails. A GET request shows a page with one button, since mail scanners open links as well; the POST
 * request of the button performs the action. Mail clients with their own unsubscribe button send the same POST request
 * (RFC 8058).
 */
export function createNewsletterLink(settings: NewsletterLinkSettings): (request: Request) => Promise<Response> {
  return async (request) => {
    const query = new URL(request.url).searchParams;
    const [confirm, unsubscribe] = [query.get("confirm"), query.get("unsubscribe")];
    if (confirm === null && unsubscribe === null) return page(404, words.unknown);
    if (request.method === "GET" || request.method === "HEAD") {
      return page(200, unsubscribe === null ? words.confirmPage : words.unsubscribePage);
    }
    if (request.method !== "POST") return new Response(null, { status: 405, headers: { Allow: "GET, HEAD, POST" } });
    try {
      if (unsubscribe !== null) {
        return (await settings.unsubscribe(unsubscribe)) === true
          ? page(200, words.unsubscribed)
          : page(404, words.unknown);
      }
      const answer = await settings.confirm(confirm ?? "");
      if (answer === "confirmed") return page(200, words.confirmed);
      return answer === "over" ? page(410, words.over) : page(404, words.unknown);
    } catch {
      console.error("A newsletter link was not followed: the database did not take it.");
      return page(503, words.notNow);
    }
  };
}
