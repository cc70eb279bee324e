import { build, type Plugin } from "vite";

/** Where the tests' server has the loader as a build writes it. */
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

/** Serves the loader in one file, as the site does: in a module that it serves itself, Vitest changes every import. */
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
