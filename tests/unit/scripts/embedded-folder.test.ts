import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { embeddedDataFolder, folderUse, lockFolder } from "../../../scripts/embedded-backend/embedded-folder.ts";

test.each([
  [undefined, ".data/embedded"],
  ["", ".data/embedded"],
  ["/elsewhere", "/elsewhere"],
])("the folder of the embedded database for %j is %s", (named, folder) => {
  expect(embeddedDataFolder({ NORTHCOVER_DATA: named })).toBe(folder);
});

describe("the lock on the folder", () => {
  let folder: string;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "northcover-lock-"));
  });

  afterEach(() => rm(folder, { recursive: true }));

  /** Another process that locks the folder and keeps the lock. */
  async function otherHolder(): Promise<ChildProcess> {
    const module = new URL("../../../scripts/embedded-backend/embedded-folder.ts", import.meta.url).href;
    const program = `const lock = await (await import(${JSON.stringify(module)})).lockFolder(process.argv[1]);
      await lock.announce("http://127.0.0.1:1"); console.log("taken"); setInterval(() => lock, 1000);`;
    const child = spawn(process.execPath, ["--input-type=module", "-e", program, folder], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    await once(child.stdout, "data");
    return child;
  }

  test("belongs to one process, contains its address, and is removed with it", async () => {
    expect(await folderUse(folder)).toBeUndefined();
    const lock = await lockFolder(folder);
    expect(await folderUse(folder)).toEqual({});
    await lock.announce("http://127.0.0.1:4173");
    expect(await folderUse(folder)).toEqual({ address: "http://127.0.0.1:4173" });
    await expect(lockFolder(folder)).rejects.toThrow("is open already by the site at http://127.0.0.1:4173");
    await lock.release();
    expect(await folderUse(folder)).toBeUndefined();
    await (await lockFolder(folder)).release();
  });

  test("of a killed process is released at once, regardless of its process id", async () => {
    const child = await otherHolder();
    await expect(lockFolder(folder)).rejects.toThrow("is open already by the site at http://127.0.0.1:1");
    child.kill("SIGKILL");
    await once(child, "exit");
    expect(await folderUse(folder)).toBeUndefined();
    const lock = await lockFolder(folder);
    // The address of the killed process is not reported.
    expect(await folderUse(folder)).toEqual({});
    await lock.release();
  });
});
