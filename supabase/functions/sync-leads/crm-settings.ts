import type { Crm } from "./handover.ts";
import { highLevel } from "./highlevel.ts";
import { webhook } from "./webhook.ts";

/** Reads a setting of the environment. */
export type Setting = (name: string) => string | undefined;

/**
 * The CRM that the settings name: HighLevel (`HIGHLEVEL_TOKEN`, `HIGHLEVEL_LOCATION_ID`; `HIGHLEVEL_ENDPOINT` and
 * `HIGHLEVEL_VERSION` where they change) or a webhook (`LEADS_WEBHOOK_URL`, `LEADS_WEBHOOK_TOKEN`).
 * @returns Nothing when none is named.
 * @throws {Error} When the settings are not whole, or name both.
 */
export function crmFromSettings(setting: Setting): Crm | undefined {
  const read = (name: string) => setting(name)?.trim() ?? "";
  const [token, locationId, url] = [read("HIGHLEVEL_TOKEN"), read("HIGHLEVEL_LOCATION_ID"), read("LEADS_WEBHOOK_URL")];
  if (token === "" && locationId === "") {
    if (url === "") return undefined;
    if (!/^https?:\/\//.test(url)) throw new Error("LEADS_WEBHOOK_URL must be an http(s) address.");
    return webhook({ url, token: read("LEADS_WEBHOOK_TOKEN") });
  }
  if (url !== "") throw new Error("Set HIGHLEVEL_TOKEN or LEADS_WEBHOOK_URL, not both: a lead goes to one place.");
  if (token === "") throw new Error("HIGHLEVEL_LOCATION_ID is set, but HIGHLEVEL_TOKEN is not.");
  if (locationId === "") throw new Error("HIGHLEVEL_TOKEN is set, but HIGHLEVEL_LOCATION_ID is not.");
  return highLevel({
    token,
    locationId,
    endpoint: (read("HIGHLEVEL_ENDPOINT") || "https://services.leadconnectorhq.com").replace(/\/$/, ""),
    version: read("HIGHLEVEL_VERSION") || "2021-07-28",
  });
}
