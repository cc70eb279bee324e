#!/usr/bin/env node
/**
 * A proxy between Playwright and an unpatched Firefox that answers the one command that Firefox 153 ESR doesn't
 * support. Playwright launches this file as the browser. `FIREFOX_PATH` names the real one.
 */
import { spawn } from "node:child_process";
import { type RawData, WebSocket, WebSocketServer } from "ws";

/** The unsupported command; colour schemes are set by a browser preference instead. */
const unknownToFirefox = "emulation.setMediaFeaturesOverride";

const announcement = /WebDriver BiDi listening on (ws:\/\/\S+)/;

const firefox = spawn(process.env["FIREFOX_PATH"] ?? "firefox-esr", process.argv.slice(2), {
  stdio: ["ignore", "inherit", "pipe"],
});
firefox.on("exit", (code) => process.exit(code ?? 1));
for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"] as const) process.on(signal, () => firefox.kill(signal));

function textOf(data: RawData): string {
  if (Array.isArray(data)) return Buffer.concat(data).toString();
  return (data instanceof ArrayBuffer ? Buffer.from(data) : data).toString();
}

let unread = "";
firefox.stderr.setEncoding("utf8").on("data", (text: string) => {
  const lines = (unread + text).split("\n");
  unread = lines.pop() ?? "";
  for (const line of lines) {
    const address = announcement.exec(line)?.[1];
    if (address === undefined) process.stderr.write(`${line}\n`);
    else standBetween(address);
  }
});

function standBetween(address: string): void {
  const server = new WebSocketServer({ host: "127.0.0.1", port: 0 }, () => {
    const bound = server.address();
    if (bound === null || typeof bound === "string") throw new Error("No port");
    process.stderr.write(`WebDriver BiDi listening on ws://127.0.0.1:${bound.port}\n`);
  });
  server.on("connection", (playwright, { url = "/" }) => {
    const browser = new WebSocket(address + url, { maxPayload: 0, perMessageDeflate: false });
    const early: string[] = [];
    browser.on("open", () => {
      for (const message of early.splice(0)) browser.send(message);
    });
    browser.on("message", (data) => playwright.send(textOf(data)));
    browser.on("close", () => playwright.close());
    browser.on("error", () => playwright.close());
    playwright.on("close", () => browser.close());
    playwright.on("message", (data) => {
      const message = textOf(data);
      if (message.includes(`"${unknownToFirefox}"`)) {
        const { id } = JSON.parse(message) as { readonly id: number };
        playwright.send(JSON.stringify({ type: "success", id, result: {} }));
      } else if (browser.readyState === WebSocket.OPEN) browser.send(message);
      else early.push(message);
    });
  });
}
