import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openingProblem } from "../../../scripts/embedded-backend/embedded-backend.ts";

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "northcover-full-"));
});
afterAll(() => rm(folder, { recursive: true }));

test.each([
  [Object.assign(new Error("write failed"), { code: "ENOSPC" }), true, "is full"],
  [new Error("ErrnoError 51"), true, "is full"],
  [new Error('PANIC: could not write to file "pg_wal/xlogtemp.1": No space left on device'), false, "is full"],
  [new Error("RuntimeError: unreachable"), true, "could not be made"],
  [new Error("RuntimeError: unreachable"), false, "are damaged"],
  [new Error("The migration 3 failed"), true, "The migration 3 failed"],
])("a failure to open the database is explained: %s, new %j", async (error, isNew, words) => {
  const problem = await openingProblem(folder, error, isNew);
  expect(problem.message).toContain(words);
  expect(problem.message).not.toMatch(/errno|object Object|\n/i);
});
