import { spawn } from "node:child_process";
import { once } from "node:events";
import { get, type IncomingMessage } from "node:http";
import { resolve } from "node:path";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";

const program = `
import { createServer } from "node:http";
import { stopOnSignal } from ${JSON.stringify(resolve("scripts/machine/stop.ts"))};
const server = createServer((request, response) => {
  console.log("asked");
  setTimeout(() => response.end("answered"), 300);
});
server.listen(0, "127.0.0.1", () => console.log(server.address().port));
stopOnSignal(server, async () => console.log("closed"));
`;

test.each(["SIGTERM", "SIGINT"] as const)("%s answers received requests, then closes the rest", async (signal) => {
  const server = spawn(process.execPath, ["--input-type=module", "--eval", program]);
  let said = "";
  const asked = Promise.withResolvers<undefined>();
  server.stdout.on("data", (part: Buffer) => {
    said += part.toString();
    if (said.includes("asked")) asked.resolve(undefined);
  });
  await once(server.stdout, "data");
  // Without an agent, so that no connection is kept alive.
  const answer = once(get({ host: "127.0.0.1", port: Number.parseInt(said, 10), agent: false }), "response");
  await asked.promise;
  server.kill(signal);
  const ended = once(server, "exit");
  const [response] = (await answer) as [IncomingMessage];
  expect(await text(response)).toBe("answered");
  expect(await ended).toEqual([0, null]);
  expect(said).toMatch(/closed\n$/);
});
