import { readFile } from "node:fs/promises";
import { settingsFile } from "../embedded-backend/embedded-settings.ts";
import type { BackendSettings } from "./backend-settings.ts";

/** Reads the embedded backend's public key from its configuration. */
async function embeddedPublishableKey(): Promise<string> {
  const config = await readFile(settingsFile, "utf8");
  const key = /^publishable_key\s*=\s*"([^"]+)"/m.exec(config)?.[1];
  if (key === undefined) throw new Error(`${settingsFile} has no publishable_key`);
  return key;
}

/** Vite's `define` for the backend: `/` means the page's own origin, where the embedded backend answers. */
export async function backendDefinitions(settings: BackendSettings): Promise<Record<string, string>> {
  const [url, key] =
    settings.kind === "hosted" ? [settings.url, settings.anonKey] : ["/", await embeddedPublishableKey()];
  return {
    "import.meta.env.VITE_SUPABASE_URL": JSON.stringify(url),
    "import.meta.env.VITE_SUPABASE_ANON_KEY": JSON.stringify(key),
  };
}
