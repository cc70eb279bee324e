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

/** Settings that a hosted build requires. Canada's anti-spam law requires the owner's identity in every request for consent. */
const hostedSettings = [
  ["VITE_SUPABASE_URL", "the address of the backend"],
  ["VITE_SUPABASE_ANON_KEY", "its public key"],
  ["VITE_LEGAL_NAME", "the legal name of the business"],
  ["VITE_POSTAL_ADDRESS", "its postal address"],
  ["VITE_PRIVACY_OFFICER", "the name or title of the person in charge of personal information"],
] as const;

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
  const setting = (name: (typeof hostedSettings)[number][0]) => environment[name]?.trim() ?? "";
  const url = setting("VITE_SUPABASE_URL");
  const anonKey = setting("VITE_SUPABASE_ANON_KEY");
  if (url === "" && anonKey === "" && !hosted) return { kind: "embedded" };
  const missing = hostedSettings.flatMap(([name, meaning]) => (setting(name) === "" ? [`${name} (${meaning})`] : []));
  if (missing.length > 0) {
    throw new Error(
      `Set ${missing.join(" and ")}: a hosted site must say where its leads go and who asks for consent, ` +
        "or they are lost or can't lawfully be used.",
    );
  }
  if (!/^https?:\/\/[^/\s]+\/?$/.test(url)) {
    throw new Error(`VITE_SUPABASE_URL must be an address such as https://project.supabase.co, not "${url}".`);
  }
  if (isOwnersKey(anonKey)) {
    throw new Error(
      "VITE_SUPABASE_ANON_KEY holds the owner's secret key; it would be public in every page. Use the anon (publishable) key.",
    );
  }
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
