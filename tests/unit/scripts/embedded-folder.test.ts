import { spawnSync } from "node:child_process";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import {
  announceAddress,
  embeddedDataFolder,
  folderUse,
  leaveFolder,
  takeFolder,
} from "../../../scripts/embedded-backend/embedded-folder.ts";

describe("the folder of the embedded database", () => {
  test.each([
    [undefined, ".data/embedded"],
    ["", ".data/embedded"],
    ["/elsewhere", "/elsewhere"],
  ])("for %j is %s", (named, folder) => {
    expect(embeddedDataFolder({ NORTHCOVER_DATA: named })).toBe(folder);
  });
});

describe("the mark of who has it open", () => {
  const { pid: endedProcess } = spawnSync(process.execPath, ["--version"]);
  let folder: string;
  const mark = () => join(folder, "in-use.json");

  /** As a process leaves it that was killed. */
  const leaveStaleMark = () => writeFile(mark(), JSON.stringify({ pid: endedProcess, address: "http://localhost:1" }));

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "northcover-mark-"));
  });

  afterEach(() => rm(folder, { recursive: true }));

  test("names the process, then its address too, and goes with it", async () => {
    expect(await folderUse(folder)).toBeUndefined();
    await takeFolder(folder);
    expect(await folderUse(folder)).toEqual({ pid: process.pid });
    await announceAddress(folder, "http://localhost:4173");
    expect(await folderUse(folder)).toEqual({ pid: process.pid, address: "http://localhost:4173" });
    await expect(takeFolder(folder)).rejects.toThrow(
      `already open in process ${process.pid}, which serves http://localhost:4173`,
    );
    expect(await readdir(folder)).toEqual(["in-use.json"]);
    await leaveFolder(folder);
    expect(await readdir(folder)).toEqual([]);
  });

  test("of a process that was killed doesn't count", async () => {
    await leaveStaleMark();
    expect(await folderUse(folder)).toBeUndefined();
    await takeFolder(folder);
    expect(await folderUse(folder)).toEqual({ pid: process.pid });
    expect(await readdir(folder)).toEqual(["in-use.json"]);
  });

  test.each(["", "{", "null", "7", "{}", '{"pid":"7"}'])("counts when it can't be read: %j", async (text) => {
    await writeFile(mark(), text);
    await expect(takeFolder(folder)).rejects.toThrow("doesn't say which process has the database open");
    expect(await readFile(mark(), "utf8")).toBe(text);
  });

  test("is whole at all times, also while the address is added", async () => {
    await takeFolder(folder);
    for (let round = 0; round < 50; round += 1) {
      // oxlint-disable-next-line no-await-in-loop -- each round is a race of its own
      const [announced, ...attempts] = await Promise.allSettled([
        announceAddress(folder, `http://localhost:${round}`),
        takeFolder(folder),
        takeFolder(folder),
      ]);
      expect(announced.status).toBe("fulfilled");
      for (const attempt of attempts) {
        expect(attempt.status === "rejected" && String(attempt.reason)).toContain(`open in process ${process.pid}`);
      }
    }
  });

  test("is given to one of two that find it stale at the same time", async () => {
    for (let round = 0; round < 50; round += 1) {
      // oxlint-disable-next-line no-await-in-loop -- each round is a race of its own
      await leaveStaleMark();
      // oxlint-disable-next-line no-await-in-loop -- the same
      const attempts = await Promise.allSettled([takeFolder(folder), takeFolder(folder)]);
      expect(attempts.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    }
  });
});
