import { readFileSync } from "node:fs";
import { settingsFile } from "../embedded-backend/embedded-settings.ts";

/** The backend that a build sends leads to. */
export type BackendSettings =
  | { readonly kind: "hosted"; readonly url: string; readonly anonKey: string }
  | { readonly kind: "embedded" };

/** Whether a key is the secret one: by its name, or by the role in the claims of a JWT. */
function isOwnersKey(key: string): boolean {
  const claims = Buffer.from(key.split(".")[1] ?? "", "base64url").toString("utf8");
  return key.startsWith("sb_secret_") || /"role"\s*:\s*"service_role"/.test(claims);
}

/** The owner's identity: Canada's anti-spam law requires it in every request for consent. */
const ownerSettings = [
  ["VITE_LEGAL_NAME", "the legal name of the business"],
  ["VITE_POSTAL_ADDRESS", "its postal address"],
  ["VITE_PRIVACY_OFFICER", "the name or title of the person in charge of personal information"],
] as const;

/** @throws {Error} When a site that takes real leads would not identify its owner. */
function expectOwner(environment: NodeJS.ProcessEnv): void {
  const missing = ownerSettings.filter(([name]) => (environment[name]?.trim() ?? "") === "");
  if (missing.length === 0) return;
  throw new Error(
    `Set ${missing.map(([name, meaning]) => `${name} (${meaning})`).join(" and ")}: ` +
      "a hosted site must say who asks for consent, or its leads can't lawfully be used.",
  );
}

/**
 * Reads the backend's address and public key from the environment (`VITE_SUPABASE_URL`, `VITE_SUPABASE_ANON_KEY`).
 * Without either, the site is built for the embedded backend of `npm start`.
 * @throws {Error} When only one of them is set, the address is not http(s), or the key is the owner's secret key; and
 * when a hosted build lacks them, because it would silently lose leads, or lacks the owner's identity.
 */
export function backendSettings(
  environment: NodeJS.ProcessEnv,
  { hosted }: { readonly hosted: boolean },
): BackendSettings {
  const url = environment["VITE_SUPABASE_URL"]?.trim() ?? "";
  const anonKey = environment["VITE_SUPABASE_ANON_KEY"]?.trim() ?? "";
  if (url === "" && anonKey === "") {
    if (!hosted) return { kind: "embedded" };
    throw new Error(
      "Set VITE_SUPABASE_URL and VITE_SUPABASE_ANON_KEY: a hosted build has nowhere to send leads without them.",
    );
  }
  if (url === "")
    throw new Error("VITE_SUPABASE_ANON_KEY is set but VITE_SUPABASE_URL is missing; set both or neither.");
  if (anonKey === "")
    throw new Error("VITE_SUPABASE_URL is set but VITE_SUPABASE_ANON_KEY is missing; set both or neither.");
  if (!/^https?:\/\/[^/\s]+\/?$/.test(url)) {
    throw new Error(`VITE_SUPABASE_URL must be an address such as https://project.supabase.co, not "${url}".`);
  }
  if (isOwnersKey(anonKey)) {
    throw new Error(
      "VITE_SUPABASE_ANON_KEY holds the owner's secret key; it would be public in every page. Use the anon (publishable) key.",
    );
  }
  expectOwner(environment);
  return { kind: "hosted", url: url.replace(/\/$/, ""), anonKey };
}

/** Vite's `define` for the backend: `/` means the page's own origin, where the embedded backend answers. */
export function backendDefinitions(settings: BackendSettings): Readonly<Record<string, string>> {
  const embeddedKey = /^publishable_key\s*=\s*"([^"]+)"/m.exec(readFileSync(settingsFile, "utf8"))?.[1];
  const [url, key] = settings.kind === "hosted" ? [settings.url, settings.anonKey] : ["/", embeddedKey];
  return {
    "import.meta.env.VITE_SUPABASE_URL": JSON.stringify(url),
    "import.meta.env.VITE_SUPABASE_ANON_KEY": JSON.stringify(key),
  };
}
