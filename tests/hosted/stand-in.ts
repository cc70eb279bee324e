import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import { text } from "node:stream/consumers";
import { listenInProcess } from "../../scripts/machine/listen.ts";

/** A request that the stand-in received. */
interface Received {
  readonly path: string;
  readonly key: string;
  readonly body: string;
}

/** Answer of the stand-in: a status and a body, or none at all. */
export type Answer =
  | { readonly status: number; readonly body: string; readonly type?: string; readonly location?: string }
  | "hang";

export const json = (value: unknown): Answer => ({
  status: 200,
  body: JSON.stringify(value),
  type: "application/json",
});

/** A server in place of Supabase's REST API, the CRM and the mail service. */
export interface StandIn {
  readonly address: string;
  readonly received: readonly Received[];
  /** Sets what a path answers from now on. */
  set(path: string, answer: Answer | (() => Answer)): void;
  /** What was last sent to a path, as JSON. */
  last(path: string): unknown;
  stop(): Promise<void>;
}

export async function startStandIn(): Promise<StandIn> {
  const received: Received[] = [];
  const answers = new Map<string, Answer | (() => Answer)>();
  const server = createServer((request: IncomingMessage, response) => {
    void (async () => {
      const body = await text(request);
      const [path = ""] = (request.url ?? "").split("?", 1);
      received.push({ path, key: String(request.headers["apikey"] ?? request.headers.authorization), body });
      const set = answers.get(path) ?? { status: 404, body: "{}" };
      const answer = typeof set === "function" ? set() : set;
      if (answer === "hang") return;
      const { status, type = "text/plain", location } = answer;
      response.writeHead(status, { "Content-Type": type, ...(location !== undefined && { Location: location }) });
      response.end(answer.body);
    })();
  });
  return {
    address: await listenInProcess(server),
    received,
    set: (path, answer) => void answers.set(path, answer),
    last: (path) => JSON.parse(received.findLast((one) => one.path === path)?.body ?? "{}"),
    stop: async () => {
      server.closeAllConnections();
      await once(server.close(), "close");
    },
  };
}
