import { once } from "node:events";
import { createServer } from "node:http";
import { expect, test } from "vitest";
import { listenInProcess } from "../../../scripts/machine/listen.ts";

test("a server of this process announces no timeout after which it closes an idle connection", async () => {
  const server = createServer((_, response) => response.end());
  const address = await listenInProcess(server);
  try {
    const answer = await fetch(address);
    expect(answer.headers.get("connection")).toBe("keep-alive");
    expect(answer.headers.get("keep-alive")).toBeNull();
  } finally {
    server.closeAllConnections();
    server.close();
    await once(server, "close");
  }
});
