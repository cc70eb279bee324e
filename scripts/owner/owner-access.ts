import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import type { Database } from "../../src/services/database.types.ts";
import { startEmbeddedBackend } from "../embedded-backend/embedded-backend.ts";
import { embeddedDataFolder, folderUse, ownerKey } from "../embedded-backend/embedded-folder.ts";
import { backupPath, ownerProof, ownerProofPath } from "../embedded-backend/embedded-http.ts";
import { listenInProcess } from "../machine/listen.ts";

/** Access to the database with the owner's rights, hosted or embedded. */
export interface OwnerAccess {
  /** Name of the database, for headings. */
  readonly place: string;
  readonly address: string;
  /** Folder of the embedded database; `undefined` for a hosted one. */
  readonly folder: string | undefined;
  readonly key: string;
  readonly client: SupabaseClient<Database>;
  /** The whole database as a compressed archive; hosted Supabase makes its own backups. */
  readonly dump: (() => Promise<Uint8Array>) | undefined;
  close(): Promise<void>;
}

function overHttp(address: string, key: string, folder?: string): Omit<OwnerAccess, "dump"> {
  const client = createClient<Database>(address, key, { auth: { persistSession: false, autoRefreshToken: false } });
  return { place: address, address, folder, key, client, close: () => Promise.resolve() };
}

/**
 * Asks the server at an address to prove that it has the owner's key before sending the key, because another program
 * may be listening there by now. The proof is bound to that address, so it can't be relayed.
 */
async function isOurs(address: string, key: string): Promise<boolean> {
  const nonce = randomBytes(32).toString("hex");
  try {
    const answer = await fetch(`${address}${ownerProofPath}?${nonce}`, { signal: AbortSignal.timeout(10_000) });
    return (await answer.text()) === ownerProof(key, nonce, new URL(address).host);
  } catch {
    return false;
  }
}

/** Access through the running site. */
async function fromRunningSite(address: string, folder: string): Promise<OwnerAccess> {
  const key = await ownerKey(folder);
  if (!(await isOurs(address, key))) {
    throw new Error(
      `The server at ${address} is not the site that has "${folder}" open. The owner's key was not sent.`,
    );
  }
  return {
    ...overHttp(address, key, folder),
    dump: async () => {
      const answer = await fetch(`${address}${backupPath}`, { headers: { apikey: key } });
      if (!answer.ok) throw new Error(`${address} answered ${answer.status} instead of a backup`);
      return new Uint8Array(await answer.arrayBuffer());
    },
  };
}

/** Opens the embedded database in this process; only valid while no other process has it open. */
async function fromFolder(folder: string): Promise<OwnerAccess> {
  const backend = await startEmbeddedBackend({ dataDir: folder });
  const server = createServer((request, response) => {
    backend.middleware(request, response, () => response.writeHead(404).end());
  });
  const address = await listenInProcess(server);
  return {
    ...overHttp(address, backend.ownerKey, folder),
    place: folder,
    dump: () => backend.dump(),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await backend.close();
    },
  };
}

/**
 * Opens the database the environment names: hosted Supabase when SUPABASE_URL and SUPABASE_SECRET_KEY (or the older
 * SUPABASE_SERVICE_ROLE_KEY) are set, else the embedded database of this project.
 *
 * @throws {Error} With a message that names the missing setting.
 */
export async function ownerAccess(environment: Readonly<Record<string, string | undefined>>): Promise<OwnerAccess> {
  const address = environment["SUPABASE_URL"] ?? "";
  const key = environment["SUPABASE_SECRET_KEY"] ?? environment["SUPABASE_SERVICE_ROLE_KEY"] ?? "";
  if (address !== "" && key !== "") return { ...overHttp(address, key), dump: undefined };
  if (address !== "") throw new Error("SUPABASE_URL is set, but the owner's key is not: set SUPABASE_SECRET_KEY too.");
  if (key !== "") throw new Error("The owner's key is set, but SUPABASE_URL is not: set it to the project's address.");

  const folder = embeddedDataFolder(environment);
  if (!existsSync(join(folder, "database"))) {
    throw new Error(`There is no database in "${folder}" yet: npm start makes it.`);
  }
  const use = await folderUse(folder);
  if (use === undefined) return fromFolder(folder);
  if (use.address === undefined) {
    throw new Error(`Another process has the database in "${folder}" open and serves no address yet; try again soon.`);
  }
  return fromRunningSite(use.address, folder);
}
