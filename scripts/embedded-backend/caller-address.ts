import { BlockList, isIP, isIPv6 } from "node:net";

/** Whether an address is a proxy whose `X-Forwarded-For` is trusted. */
export type IsTrusted = (address: string) => boolean;

/** Removes the port that some proxies add (`198.51.100.7:443`, `[2001:db8::1]:443`), and unwraps IPv4-mapped IPv6. */
function plain(address: string): string {
  return address
    .trim()
    .replace(/^(\d+(?:\.\d+){3}):\d+$/, "$1")
    .replace(/^\[([\da-f:.]+)\](?::\d+)?$/i, "$1")
    .replace(/^::ffff:(?=\d+\.)/i, "");
}

/**
 * Parses a list such as `10.0.0.0/8, 203.0.113.7` (`NORTHCOVER_TRUSTED_PROXIES`).
 * @throws {Error} For an entry that is neither an address nor a network.
 */
export function trustedProxies(list: string): IsTrusted {
  const networks = new BlockList();
  for (const entry of list.split(",").map((text) => text.trim())) {
    if (entry === "") continue;
    const [address = "", bits] = entry.split("/");
    try {
      const length = Number.parseInt(bits ?? (isIPv6(address) ? "128" : "32"), 10);
      networks.addSubnet(address, length, isIPv6(address) ? "ipv6" : "ipv4");
    } catch (cause) {
      throw new Error(`NORTHCOVER_TRUSTED_PROXIES names "${entry}", which is no address and no network.`, { cause });
    }
  }
  return (address) => networks.check(plain(address), isIPv6(plain(address)) ? "ipv6" : "ipv4");
}

/**
 * The client address of a request: the address of the connection or, when that is a trusted proxy, the last address in
 * `X-Forwarded-For` that isn't one. Anyone can forge the addresses to its left.
 */
export function callerAddress(peer: string, forwardedFor: string | undefined, isTrusted: IsTrusted): string {
  let caller = plain(peer);
  for (const hop of (forwardedFor ?? "").split(",").toReversed()) {
    if (!isTrusted(caller) || isIP(plain(hop)) === 0) break;
    caller = plain(hop);
  }
  return caller;
}
