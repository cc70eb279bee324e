import type { Crm } from "./handover.ts";
import { highLevel } from "./highlevel.ts";
import { webhook } from "./webhook.ts";

/** Reads a setting of the environment. */
export type Setting = (name: string) => string | undefined;

/** Who receives leads, as the privacy page names them: the site's build prints the same setting there. */
export const recipientSetting = "VITE_LEAD_RECIPIENT";

/**
 * An address to which personal information may go: encrypted, or on this computer.
 * @throws {Error} For any other.
 */
export function expectSafeAddress(name: string, address: string): void {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  const isHere = url?.protocol === "http:" && ["localhost", "127.0.0.1", "[::1]"].includes(url.hostname);
  if (url?.protocol !== "https:" && !isHere) {
    throw new Error(`${name} must begin with https://, because names and addresses of people go there.`);
  }
}

/**
 * The CRM that the settings name: HighLevel (`HIGHLEVEL_TOKEN`, `HIGHLEVEL_LOCATION_ID`; `HIGHLEVEL_ENDPOINT` and
 * `HIGHLEVEL_VERSION` where they change; `HIGHLEVEL_ALERT_CONTACT` for news of floods) or a webhook (`LEADS_WEBHOOK_URL`,
 * `LEADS_WEBHOOK_TOKEN`); in either case with `VITE_LEAD_RECIPIENT`, the name of the company that receives leads.
 * @returns Nothing when none is named.
 * @throws {Error} When the settings are not whole, name both, or an address that is not encrypted.
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
