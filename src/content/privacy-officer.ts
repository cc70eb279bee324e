import { ownerPlaceholders } from "#text/owner-placeholders.ts";
import { setting } from "./setting.ts";

/** Name or title of the person in charge of personal information (`VITE_PRIVACY_OFFICER`). */
export const privacyOfficer = setting(import.meta.env.VITE_PRIVACY_OFFICER) ?? ownerPlaceholders.privacyOfficer;
