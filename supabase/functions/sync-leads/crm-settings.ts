import type { Crm } from "./handover.ts";
import { highLevel } from "./highlevel.ts";
import { webhook } from "./webhook.ts";

/** Reads an environment variable. */
export type Setting = (name: string) => string | undefined;

/** Setting with the name of the recipient of leads; the site's build prints the same setting on the privacy page. */
export const recipientSetting = "VITE_LEAD_RECIPIENT";

/**
 * Checks that personal information may be sent to a URL: encrypted, or on this computer.
 * @throws {Error} For any other URL.
 */
export function expectSafeAddress(name: string, address: string): void {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  const isHere = url?.protocol === "http:" && ["localhost", "127.0.0.1", "[::1]"].includes(url.hostname);
  if (url?.protocol !== "https:" && !isHere) {
    throw new Error(`${name} must begin with https://, because names and addresses of people go there.`);
  }
}

/**
 * CRM from the settings: HighLevel (`HIGHLEVEL_TOKEN`, `HIGHLEVEL_LOCATION_ID`; optionally `HIGHLEVEL_ENDPOINT` and
 * `HIGHLEVEL_VERSION`; `HIGHLEVEL_ALERT_CONTACT` for flood notices) or a webhook (`LEADS_WEBHOOK_URL`,
 * `LEADS_WEBHOOK_TOKEN`). Both need `VITE_LEAD_RECIPIENT`, the name of the company that receives leads.
 * @returns `undefined` if no CRM is set.
 * @throws {Error} If the settings are incomplete, name both, or contain an unencrypted URL.
 */
export function crmFromSettings(setting: Setting): Crm | undefined {
  const read = (name: string) => setting(name)?.trim() ?? "";
  const namedRecipient = () => {
    const recipient = read(recipientSetting);
    if (recipient !== "") return recipient;
    throw new Error(
      `Set ${recipientSetting} to the name of the company that receives leads, and build the site with it first: the privacy ` +
        "policy promises to name each company before it receives any.",
    );
  };
  const [token, locationId, url] = [read("HIGHLEVEL_TOKEN"), read("HIGHLEVEL_LOCATION_ID"), read("LEADS_WEBHOOK_URL")];
  if (token === "" && locationId === "") {
    if (url === "") return undefined;
    expectSafeAddress("LEADS_WEBHOOK_URL", url);
    return webhook({ recipient: namedRecipient(), url, token: read("LEADS_WEBHOOK_TOKEN") });
  }
  if (url !== "") throw new Error("Set HIGHLEVEL_TOKEN or LEADS_WEBHOOK_URL, not both: a lead goes to one place.");
  if (token === "") throw new Error("HIGHLEVEL_LOCATION_ID is set, but HIGHLEVEL_TOKEN is not.");
  if (locationId === "") throw new Error("HIGHLEVEL_TOKEN is set, but HIGHLEVEL_LOCATION_ID is not.");
  const endpoint = read("HIGHLEVEL_ENDPOINT") || "https://services.leadconnectorhq.com";
  expectSafeAddress("HIGHLEVEL_ENDPOINT", endpoint);
  return highLevel({
    recipient: namedRecipient(),
    token,
    locationId,
    endpoint: endpoint.replace(/\/$/, ""),
    version: read("HIGHLEVEL_VERSION") || "2021-07-28",
    alertContact: read("HIGHLEVEL_ALERT_CONTACT"),
  });
}
