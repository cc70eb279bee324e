import { connect, createServer, type Socket } from "node:net";
import { freePort } from "../machine/listen.ts";

/** Properties of an emulated connection. */
export interface Link {
  /** Round-trip time in milliseconds. */
  readonly roundTrip: number;
  /** Bits per second in each direction, shared by all connections. */
  readonly rate: number;
}

/** Slow 4G as Lighthouse and WebPageTest define it. */
export const slow4g: Link = { roundTrip: 150, rate: 1_600_000 };

/** Forwards data from one socket to the other in order, delayed by half a round trip and limited to the link's rate. */
function carry(from: Socket, to: Socket, link: Link, line: { freeAt: number }, openedAt: number): void {
  // The TCP handshake takes a round trip before the first byte is sent.
  const earliest = openedAt + link.roundTrip;
  const underWay: { readonly chunk: Buffer; readonly arrivesAt: number }[] = [];
  let hasEnded = false;
  let timer: NodeJS.Timeout | undefined;
  const deliver = () => {
    timer = undefined;
    const now = performance.now();
    for (let next = underWay[0]; next !== undefined && next.arrivesAt <= now; next = underWay[0]) {
      underWay.shift();
      if (to.writable) to.write(next.chunk);
    }
    const [next] = underWay;
    if (next !== undefined) timer = setTimeout(deliver, next.arrivesAt - now);
    else if (hasEnded) to.destroy();
  };
  from.on("data", (chunk) => {
    line.freeAt = Math.max(performance.now(), line.freeAt, earliest) + (chunk.length * 8 * 1000) / link.rate;
    underWay.push({ chunk, arrivesAt: line.freeAt + link.roundTrip / 2 });
    timer ??= setTimeout(deliver, link.roundTrip / 2);
  });
  const end = () => {
    hasEnded = true;
    timer ??= setTimeout(deliver, link.roundTrip / 2);
  };
  from.on("end", end);
  from.on("error", end);
  from.on("close", end);
}

/**
 * Opens a proxy that emulates a slow connection to a server: all bytes are delayed by half a round trip and share the
 * link's rate. Unlike the browser's throttling, it also slows connection setup.
 * @returns The port of the proxy.
 */
export function openLink(port: number, link: Link): Promise<number> {
  const server = createServer((visitor) => {
    const site = connect({ port, host: "127.0.0.1", noDelay: true });
    const openedAt = performance.now();
    visitor.setNoDelay(true);
    carry(visitor, site, link, up, openedAt);
    carry(site, visitor, link, down, openedAt);
  });
  const up = { freeAt: 0 };
  const down = { freeAt: 0 };
  return freePort(server);
}
