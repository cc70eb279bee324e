import { connect, createServer, type Socket } from "node:net";
import { freePort } from "../machine/listen.ts";

/**
 * Slow 4G as Lighthouse and WebPageTest define it: the round-trip time in milliseconds, and bits per second in each
 * direction, shared by all connections.
 */
const link = { roundTrip: 150, rate: 1_600_000 };

/** Forwards data from one socket to the other, delayed by half a round trip and limited to the link's rate. */
function carry(from: Socket, to: Socket, line: { freeAt: number }): void {
  // The TCP handshake takes a round trip before the first byte is sent.
  const earliest = performance.now() + link.roundTrip;
  const underWay: (() => void)[] = [];
  // Each timer delivers what was sent first, because timers of nearly the same time may fire in another order.
  const arrive = (deliver: () => void) => {
    underWay.push(deliver);
    const arrivesAt = line.freeAt + link.roundTrip / 2;
    setTimeout(() => underWay.shift()?.(), Math.max(0, arrivesAt - performance.now()));
  };
  from.on("data", (chunk) => {
    line.freeAt = Math.max(performance.now(), line.freeAt, earliest) + (chunk.length * 8 * 1000) / link.rate;
    arrive(() => to.write(chunk));
  });
  from.on("close", () => arrive(() => to.destroy()));
  // Followed by "close".
  from.on("error", () => {});
}

/**
 * Opens a proxy that emulates a slow connection to a server: all bytes are delayed by half a round trip and share the
 * link's rate. Unlike the browser's throttling, it also slows connection setup.
 * @returns The port of the proxy.
 */
export function openLink(port: number): Promise<number> {
  const server = createServer((visitor) => {
    const site = connect({ port, host: "127.0.0.1", noDelay: true });
    visitor.setNoDelay(true);
    carry(visitor, site, up);
    carry(site, visitor, down);
  });
  const up = { freeAt: 0 };
  const down = { freeAt: 0 };
  return freePort(server);
}
