/** Starts the development server, in English or in the language named by `--language`. */
import { requestedLanguages, runIn } from "./build/site-languages.ts";

const [language = "en"] = requestedLanguages();
await runIn(language, "scripts/dev-server.ts", []);
