import { build, type Plugin } from "vite";

/** Address of the built loader on the tests' server. */
const address = "/built-loader.js";

async function bundle(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: "warn",
    build: { write: false, rolldownOptions: { input: "src/app/loader.ts" } },
  });
  if (Array.isArray(built) || !("output" in built)) throw new Error("The loader is no one file");
  return built.output[0].code;
}

/** Serves the loader as one file, as the site does. Vitest would rewrite the imports of a module that it serves itself. */
export function builtLoader(): Plugin {
  return {
    name: "built-loader",
    async configureServer({ middlewares }) {
      const loader = await bundle();
      middlewares.use(address, (_, response) => {
        response.setHeader("Content-Type", "text/javascript");
        response.end(loader);
      });
    },
  };
}
