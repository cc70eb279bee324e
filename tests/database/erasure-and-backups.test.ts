import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type EmbeddedBackend, startEmbeddedBackend } from "../../scripts/embedded-backend/embedded-backend.ts";
import { replayRefusals, storedRefusals } from "../../scripts/embedded-backend/recorded-refusals.ts";
import { runCommand } from "../../scripts/leads.ts";
import { listenInProcess } from "../../scripts/machine/listen.ts";
import { restore } from "../../scripts/owner/restore.ts";
import { newDataFolder } from "./empty-database.ts";
import { fitting, insertLead } from "./test-database.ts";

/** A folder with a new database, to copy. */
let newFolder: string;

beforeAll(async () => {
  newFolder = await newDataFolder();
  await (await startEmbeddedBackend({ dataDir: newFolder })).close();
});

afterAll(() => rm(newFolder, { recursive: true }));

async function filesWith(place: string, text: string): Promise<string[]> {
  const entries = await readdir(place, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const found = await Promise.all(files.map(async (file) => (await readFile(file)).includes(text)));
  return files.filter((_, index) => found[index]);
}

describe("an erased person", () => {
  let place: string;
  let owned: EmbeddedBackend;
  let address: string;
  // Commands go to the running site: each would open the database anew otherwise, which takes seconds.
  const server = createServer((request, response) => {
    owned.middleware(request, response, () => response.writeHead(404).end());
  });
  const open = async () => {
    owned = await startEmbeddedBackend({ dataDir: place });
    await owned.announce(address);
  };

  beforeAll(async () => {
    address = await listenInProcess(server);
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  beforeEach(async () => {
    place = await mkdtemp(join(tmpdir(), "northcover-"));
    await cp(newFolder, place, { recursive: true });
    await open();
  });
  afterEach(async () => {
    await owned.close();
    await rm(place, { recursive: true });
  });

  const command = (...words: string[]) => runCommand(words, { NORTHCOVER_DATA: place });
  const store = (email: string) =>
    insertLead({ as: (_, sql, values = []) => owned.query(sql, values) }, fitting({ email, newsletter: true }));
  const emails = async () => (await owned.query("select email from public.leads order by 1")).map(({ email }) => email);
  const closed = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    await owned.close();
    try {
      return await work();
    } finally {
      await open();
    }
  };

  test("stays erased when a backup is restored, and so does a withdrawal", async () => {
    for (const email of ["zoe@example.ca", "ann@example.ca", "ben@example.ca", "cy@example.ca"]) {
      await store(email);
    }
    const backup = join(place, "backup.tar.gz");
    await command("backup", backup);
    await command("erase", "Zoe@example.ca");
    await command("erase", "cy@example.ca");
    await command("withdraw", "ann@example.ca", "newsletter");
    const said = await closed(() => command("restore", backup));
    expect(said).toContain("Erased again: 2. Consents withdrawn again: 1.");
    expect(await emails()).toEqual(["ann@example.ca", "ben@example.ca"]);
    expect(await owned.query("select leads from private.erasures where reason = 'asked'")).not.toEqual([]);
    const suppressed = await owned.query("select public.suppressed_purposes('zoe@example.ca') as purposes");
    expect(suppressed).toEqual([{ purposes: ["contact", "newsletter"] }]);
    const consents = await owned.query(
      `select email, purpose from private.consent_records join public.leads on id = lead_id
       where withdrawn_at is null order by 1, 2`,
    );
    expect(consents).toEqual([
      { email: "ann@example.ca", purpose: "contact" },
      { email: "ben@example.ca", purpose: "contact" },
      { email: "ben@example.ca", purpose: "newsletter" },
    ]);
  });

  test("stays erased when the database is lost, and people with a later lead are kept", async () => {
    await store("zoe@example.ca");
    await command("erase", "zoe@example.ca");
    await store("zoe@example.ca");
    const backup = join(place, "backup.tar.gz");
    await command("backup", backup);
    await closed(async () => {
      await rm(join(place, "database"), { recursive: true });
      return command("restore", backup);
    });
    expect(await emails()).toEqual(["zoe@example.ca"]);
    await command("erase", "zoe@example.ca");
    await closed(async () => {
      await writeFile(join(place, "database/global/pg_control"), "nothing that a database wrote");
      return command("restore", backup);
    });
    expect(await emails()).toEqual([]);
  });

  test("is in no database file and not in the file of refusals", async () => {
    await store("findme@example.ca");
    await store("ben@example.ca");
    await owned.query("checkpoint");
    expect(await filesWith(place, "findme@example.ca")).not.toEqual([]);
    await closed(() => command("erase", "findme@example.ca"));
    expect(await filesWith(place, "findme@example.ca")).toEqual([]);
    expect(await filesWith(place, "ben@example.ca")).not.toEqual([]);
  });

  test("is deleted with old files after 30 days, and with the rest of a failed restore at once", async () => {
    const day = 86_400_000;
    const before = (days: number) =>
      join(place, `database.before-${new Date(Date.now() - days * day).toISOString().replaceAll(":", "-")}`);
    const young = before(29);
    const folders = [before(32), young, join(place, "restoring-4711"), join(place, "database.new-4711")];
    await Promise.all(folders.map((path) => mkdir(path)));
    await closed(() => Promise.resolve());
    const left = (await readdir(place)).filter((name) => /before|restoring|new/.test(name));
    expect(left).toEqual([basename(young)]);
  });

  test("a decompression bomb or half a backup is refused and leaves nothing behind", async () => {
    const bomb = join(place, "bomb.gz");
    await writeFile(bomb, gzipSync(Buffer.alloc(4 * 1024 * 1024)));
    await closed(async () => {
      const listed = await readdir(place);
      await expect(restore(place, bomb, { largest: 1024 * 1024 })).rejects.toThrow("unpacks to more than 1 MB");
      await expect(restore(place, bomb)).rejects.toThrow("no whole backup");
      await writeFile(bomb, gzipSync("the beginning of a backup").subarray(0, 20));
      await expect(restore(place, bomb)).rejects.toThrow("no whole backup");
      expect(await readdir(place)).toEqual(listed);
    });
  });
});

test("a restore without the file of refusals repeats nothing", async () => {
  const place = await mkdtemp(join(tmpdir(), "northcover-"));
  const refusals = await storedRefusals(place);
  expect(await replayRefusals(() => Promise.reject(new Error("asked")), refusals)).toEqual({ erased: 0, withdrawn: 0 });
  await rm(place, { recursive: true });
});
