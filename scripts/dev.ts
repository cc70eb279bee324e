/** Starts the development server, in English or in the language named by `--language`. */
import { once } from "node:events";
import { requestedLanguages, startIn } from "./build/site-languages.ts";

const [language = "en"] = requestedLanguages();
const server = startIn(language, "scripts/dev-server.ts", []);
// The terminal sends its signals to both processes; the server ends by itself.
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => server.kill(signal));
const [code] = await once(server, "exit");
process.exitCode = typeof code === "number" ? code : 1;
