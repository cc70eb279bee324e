/** Runs the database tests on a real PostgreSQL server. It installs and starts nothing. */
import { spawnSync } from "node:child_process";

const url = process.env["TEST_POSTGRES_URL"] ?? "";
if (url === "") {
  console.error(
    "Set TEST_POSTGRES_URL to a PostgreSQL server (15 or later) and a user who is a superuser there, for example\n" +
      "  TEST_POSTGRES_URL=postgres://postgres@localhost/postgres npm run test:postgres\n" +
      "The tests make a database of their own and remove it at the end.",
  );
  process.exitCode = 1;
} else {
  const { status } = spawnSync("vitest", ["run", "--project", "database", "tests/database/postgres.test.ts"], {
    stdio: "inherit",
    shell: process.platform === "win32",
  });
  process.exitCode = status ?? 1;
}
