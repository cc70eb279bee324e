import type { Http2ServerRequest, Http2ServerResponse } from "node:http2";

type Answer = (request: Http2ServerRequest, response: Http2ServerResponse) => void;

/**
 * Answers requests one at a time, by urgency and then by arrival, like hosts that implement RFC 9218. Otherwise it is
 * left to chance whether a page's script or its fonts are sent first, a difference of 160 ms on a slow connection. A
 * request that the browser cancels while it waits is not answered.
 */
export function inOrderOfUrgency(answer: Answer): Answer {
  const waiting: { readonly urgency: number; readonly asked: Parameters<Answer> }[] = [];
  let isAnswering = false;
  const next = () => {
    const [first] = waiting.toSorted((one, other) => one.urgency - other.urgency);
    isAnswering = first !== undefined;
    if (first === undefined) return;
    waiting.splice(waiting.indexOf(first), 1);
    const [, response] = first.asked;
    if (response.stream.closed) return next();
    response.once("close", next);
    answer(...first.asked);
  };
  return (...asked) => {
    // 0 is the highest, 7 the lowest (RFC 9218).
    const [, urgency = 3] = /\bu=([0-7])/.exec(String(asked[0].headers["priority"])) ?? [];
    waiting.push({ urgency: Number(urgency), asked });
    if (isAnswering) return;
    isAnswering = true;
    // Wait for the other requests of the same batch before choosing one.
    setImmediate(next);
  };
}
