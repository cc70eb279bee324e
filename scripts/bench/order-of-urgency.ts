/** How soon a browser wants an answer: 0 at once, 7 last (RFC 9218). */
function urgencyOf(priority: string | readonly string[] | undefined): number {
  return Number(/\bu=([0-7])/.exec(priority?.toString() ?? "")?.[1] ?? 3);
}

interface AskedWithPriority {
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
}

interface Closing {
  once(event: "close", listener: () => void): unknown;
}

/**
 * Answers one request after the other, the urgent ones first and equals in the order they were asked, as hosts do that heed
 * RFC 9218. Otherwise chance decides whether a page's script or its fonts go first, which are 160 ms apart on a slow line.
 */
export function inOrderOfUrgency<Request extends AskedWithPriority, Response extends Closing>(
  answer: (request: Request, response: Response) => void,
): (request: Request, response: Response) => void {
  const waiting: { readonly urgency: number; readonly request: Request; readonly response: Response }[] = [];
  let isAnswering = false;
  const next = () => {
    const [first] = waiting.toSorted((one, other) => one.urgency - other.urgency);
    isAnswering = first !== undefined;
    if (first === undefined) return;
    waiting.splice(waiting.indexOf(first), 1);
    first.response.once("close", next);
    answer(first.request, first.response);
  };
  return (request, response) => {
    waiting.push({ urgency: urgencyOf(request.headers["priority"]), request, response });
    if (isAnswering) return;
    isAnswering = true;
    // What is asked for together is heard first.
    setImmediate(next);
  };
}
