/** The development server, in the language of the process: pages rendered on request, with hot reloading and the embedded backend. */
import { createServer as createHttpServer } from "node:http";
import { createServer } from "vite";
import { addressOf, pageAt } from "../src/site/site-path.ts";
import { backendDefinitions, backendSettings } from "./build/backend-settings.ts";
import { startEmbeddedBackend } from "./embedded-backend/embedded-backend.ts";
import { embeddedDataFolder } from "./embedded-backend/embedded-folder.ts";
import { listenOnFreePort, requestedPort } from "./machine/listen.ts";
import { exitWithMessage, stopOnSignal } from "./machine/stop.ts";

const settings = backendSettings(process.env, { hosted: false });
const backend = await startEmbeddedBackend({ dataDir: embeddedDataFolder() }).catch(exitWithMessage);
const server = createHttpServer();
const vite = await createServer({
  configLoader: "native",
  appType: "custom",
  define: backendDefinitions(settings),
  server: { middlewareMode: true, hmr: { server } },
  // Pre-bundle dependencies: discovering one on a page would reload it, and an edit made meanwhile would be lost. The
  // scan doesn't read Markdown, so the blocks that pages name there are entries too.
  optimizeDeps: { entries: ["src/app/{browser.tsx,loader.ts}", "src/{pages,widgets}/**/*.tsx"] },
});

const head = [
  `<link rel="stylesheet" href="/src/design-system/styles.css">`,
  `<script type="module" src="/src/app/loader.ts" data-app="/src/app/browser.tsx"></script>`,
].join("");
/**
 * Starts the app at once rather than when idle, because hot reloading replaces only modules that have run. Inserted
 * after Vite's own client, and under the URL that Vite gives the loader's import: under another URL the app would start
 * twice.
 */
const app = `<script type="module" src="/src/app/browser.tsx?import"></script>`;

vite.middlewares.use((request, response) => {
  const url = new URL(request.url ?? "/", "http://localhost");
  void (async () => {
    const prerender = (await vite.ssrLoadModule("/src/app/prerender.tsx")) as typeof import("../src/app/prerender.tsx");
    const html = await prerender.renderPage(url.pathname);
    const known = pageAt(url.pathname) !== undefined;
    const page = await vite.transformIndexHtml(url.pathname, html.replace("</head>", `${head}</head>`));
    response.writeHead(known ? 200 : 404, { "Content-Type": "text/html; charset=utf-8" });
    response.end(page.replace("</head>", `${app}</head>`));
  })().catch((error: unknown) => {
    if (error instanceof Error) vite.ssrFixStacktrace(error);
    console.error(error);
    response.writeHead(500, { "Content-Type": "text/plain; charset=utf-8" });
    response.end(String(error));
  });
});

server.on("request", (request, response) =>
  backend.middleware(request, response, () => vite.middlewares(request, response)),
);
const port = await listenOnFreePort(server, requestedPort(5173));
const address = `http://127.0.0.1:${port}`;
await backend.announce(address);
console.log(`Northcover (development) is at ${address}${addressOf("/")}`);

// Open pages keep their WebSocket, which the server would wait for.
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => void vite.ws.close());
stopOnSignal(server, async () => {
  await vite.close();
  await backend.close();
});
