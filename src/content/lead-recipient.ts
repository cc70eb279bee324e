import { setting } from "./setting.ts";

/**
 * The company that receives leads besides the database, such as a CRM (`VITE_LEAD_RECIPIENT`). The hand-over reads the same
 * setting and sends nothing without it, because the privacy policy promises to name each company first.
 */
export const leadRecipient = setting(import.meta.env.VITE_LEAD_RECIPIENT);
