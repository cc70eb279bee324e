import type { Lead } from "#domain/lead.ts";

/** A lead as a form creates it. */
export const sampleLead: Lead = {
  id: "8c6f8f0e-6a0e-4a53-9d9c-0f6a3f1d2b4c",
  name: "Zoë O'Neil",
  email: "zoe@example.ca",
  phone: "",
  interest: "home_insurance",
  lead_type: "resource_download",
  page_source: "learn_index",
  page_url: "https://www.northcover.example/learn",
  user_agent: "Test",
  consent: true,
  newsletter: false,
  ghl_sync_status: "pending",
  contact_statement: "contact_box@1",
  newsletter_statement: "",
  sender_shown: "",
};
