import { setting } from "./setting.ts";

/**
 * The company that receives leads besides the database, such as a CRM (`VITE_LEAD_RECIPIENT`). The lead forwarding
 * reads the same setting and sends nothing without it, because the privacy policy promises to name each recipient
 * first.
 */
export const leadRecipient = setting(import.meta.env.VITE_LEAD_RECIPIENT);
