import type { CDPSession } from "playwright";

/** Kinds of files as the report lists them. */
export const fileKinds = ["html", "css", "js", "font", "other"] as const;
export type FileKind = (typeof fileKinds)[number];

/** One answer as it came over the line. */
export interface Transfer {
  readonly url: string;
  readonly kind: FileKind;
  /** Compressed size with its headers. */
  readonly bytes: number;
  /** Whether the page is shown with it: what the loader fetches has a low priority, or is asked for once the page is read. */
  readonly isWithPage: boolean;
}

const kinds: Readonly<Record<string, FileKind>> = { Document: "html", Stylesheet: "css", Script: "js", Font: "font" };

/** What a page fetches, as it happens. */
export interface Traffic {
  readonly transfers: readonly Transfer[];
  /** Whether nothing is under way, nor has been for a while. */
  isQuiet(): boolean;
}

/** As the browser calls those of what the first paint does not wait for. */
const lowPriorities: readonly string[] = ["Low", "VeryLow"];

/** How long a line has to be silent to be called quiet, in milliseconds. */
const silence = 500;

/** Records what a page fetches. */
export function recordTraffic(session: CDPSession): Traffic {
  let lastChange = performance.now();
  let isRead = false;
  session.on("Page.domContentEventFired", () => {
    isRead = true;
  });
  const underWay = new Set<string>();
  const end = (requestId: string) => {
    underWay.delete(requestId);
    lastChange = performance.now();
  };
  const asked = new Map<string, { url: string; kind: FileKind; isWithPage: boolean }>();
  const transfers: Transfer[] = [];
  session.on("Network.requestWillBeSent", ({ requestId, request, type }) => {
    if (request.url.startsWith("data:")) return;
    const isScript = request.url.endsWith(".js");
    underWay.add(requestId);
    lastChange = performance.now();
    asked.set(requestId, {
      url: request.url,
      kind: isScript ? "js" : (kinds[type ?? ""] ?? "other"),
      isWithPage: !isRead && !lowPriorities.includes(request.initialPriority),
    });
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const request = asked.get(requestId);
    if (request !== undefined) transfers.push({ ...request, bytes: encodedDataLength });
    end(requestId);
  });
  session.on("Network.loadingFailed", ({ requestId }) => end(requestId));
  return { transfers, isQuiet: () => underWay.size === 0 && performance.now() - lastChange > silence };
}

/** Bytes by kind. */
export function bytesByKind(transfers: readonly Transfer[]): Record<FileKind, number> {
  const sums = { html: 0, css: 0, js: 0, font: 0, other: 0 };
  for (const { kind, bytes } of transfers) sums[kind] += bytes;
  return sums;
}
